//! The functions that a page calls. A game goes in as plain data and comes out as plain data; nothing is kept between
//! calls, so there is nothing to free, and saving, links, undo and messages to workers share one form.
//!
//! Every function leaves its arguments as they are, and throws an `Error` with a readable `message` and a stable
//! `code`, never anything else. The rules are in the crate `last-coin`; here is only the translation.

#![allow(missing_docs, reason = "the types are documented where TypeScript shows it")]

mod argument;
mod error;
mod game;
#[cfg(feature = "lab")]
mod lab;
mod plain_take;
mod player;
mod report;
mod result;
mod rule;

#[cfg(debug_assertions)]
use wasm_bindgen::prelude::*;

/// Smaller than the default one.
#[cfg(target_family = "wasm")]
#[global_allocator]
static ALLOCATOR: talc::wasm::WasmDynamicTalc = talc::wasm::new_wasm_dynamic_allocator();

/// Writes a panic to the console; release builds leave the text out.
#[cfg(debug_assertions)]
#[wasm_bindgen(start)]
fn start() {
    std::panic::set_hook(Box::new(|info| web_sys::console::error_1(&info.to_string().into())));
}
