//! Reading arguments: whatever a caller passes, it is checked here.
//!
//! Objects come through `JSON.stringify`, which catches getters that throw and objects that contain themselves. Read
//! field by field, an exception would leave the module's stack where it was.

use crate::error::ApiError;
use serde::de::{DeserializeOwned, Deserializer, Error, Visitor};
use serde::{Deserialize, Serialize};
use std::fmt;
use wasm_bindgen::prelude::*;

/// The largest whole number that JavaScript holds exactly: 2⁵³ − 1.
pub const MAX_SAFE: u64 = (1 << 53) - 1;

/// A whole number from 0 to `MAX`.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Whole<const MAX: u64>(pub u64);

impl<'de, const MAX: u64> Deserialize<'de> for Whole<MAX> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct WholeVisitor<const MAX: u64>;

        impl<const MAX: u64> Visitor<'_> for WholeVisitor<MAX> {
            type Value = Whole<MAX>;

            fn expecting(&self, out: &mut fmt::Formatter) -> fmt::Result {
                write!(out, "a whole number from 0 to {MAX}")
            }

            fn visit_u64<E: Error>(self, number: u64) -> Result<Whole<MAX>, E> {
                if number <= MAX {
                    Ok(Whole(number))
                } else {
                    Err(E::invalid_value(serde::de::Unexpected::Unsigned(number), &self))
                }
            }
        }

        deserializer.deserialize_any(WholeVisitor)
    }
}

/// Reads an object; `name` is what the caller calls it.
pub fn read<T: DeserializeOwned>(name: &str, argument: &JsValue) -> Result<T, ApiError> {
    let json = js_sys::JSON::stringify(argument).ok().and_then(|json| json.as_string());
    let value: Option<serde_json::Value> = json.and_then(|json| serde_json::from_str(&json).ok());
    let Some(value) = value else {
        return Err(ApiError::bad_argument(format!("{name} is not plain data")));
    };
    serde_path_to_error::deserialize(value).map_err(|error| {
        let path = error.path().to_string();
        let place = if path == "." { name.to_owned() } else { format!("{name}.{path}") };
        ApiError::bad_argument(format!("{place}: {}", error.inner()))
    })
}

/// Reads a whole number from 0 to `most`.
pub fn read_whole(name: &str, argument: &JsValue, most: u32) -> Result<u32, ApiError> {
    let number =
        argument.as_f64().filter(|number| number.fract() == 0.0 && (0.0..=f64::from(most)).contains(number));
    // Exact: it is whole and in range.
    number.map(|number| number as u32).ok_or_else(|| {
        let found =
            argument.as_f64().map_or_else(|| "something else".to_owned(), |number| number.to_string());
        ApiError::bad_argument(format!("{name}: expected a whole number from 0 to {most}, found {found}"))
    })
}

/// Reads a text.
pub fn read_text(name: &str, argument: &JsValue) -> Result<String, ApiError> {
    argument.as_string().ok_or_else(|| ApiError::bad_argument(format!("{name}: expected a text")))
}
