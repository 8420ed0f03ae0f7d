//! Handing results over.

use crate::error::ApiError;
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

/// The value as the plain data that its TypeScript type promises.
pub fn hand_over<T: Serialize + Tsify>(value: &T) -> Result<Ts<T>, ApiError> {
    to_js(value).map(Ts::new_unchecked)
}

/// The value as plain data.
pub fn to_js<T: Serialize>(value: &T) -> Result<JsValue, ApiError> {
    parse(serde_json::to_string(value).ok())
}

fn parse(json: Option<String>) -> Result<JsValue, ApiError> {
    let value = json.and_then(|json| js_sys::JSON::parse(&json).ok());
    value.ok_or_else(|| ApiError::new("too_large", &"the result is too large"))
}
