//! The functions of the laboratory, which a page loads when it is first opened.

mod conjecture;
mod grade;
mod hand_table;
mod law;
mod record;
mod replies;

use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** What an `Error` thrown by a function of the laboratory says in its `code` besides an `ErrorCode`. */
export type LabErrorCode = "bad_claim" | "bad_hand_table" | "no_replies";
"#;
