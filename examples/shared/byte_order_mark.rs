//! What some editors begin a file with.

pub const BYTE_ORDER_MARK: &str = "\u{feff}";
