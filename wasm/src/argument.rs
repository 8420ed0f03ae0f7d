//! Reading arguments: whatever a caller passes, it is checked here, and never changed.
//!
//! Properties are read by `Reflect.get`, which turns a getter that throws into an error. An exception that crossed
//! this module instead would leave its stack where it was.

use crate::error::ApiError;
use js_sys::{Array, JsString, Number, Reflect};
use wasm_bindgen::prelude::*;

/// The largest whole number that JavaScript holds exactly: 2⁵³ − 1.
pub const MAX_SAFE: u64 = (1 << 53) - 1;

/// The longest text that is looked at; what is meant for people to type has far narrower limits of its own.
const MAX_TEXT: u32 = 100_000;

#[wasm_bindgen]
extern "C" {
    /// Throws for a proxy that has been revoked.
    #[wasm_bindgen(catch, js_namespace = Array, js_name = isArray)]
    fn is_array(value: &JsValue) -> Result<bool, JsValue>;

    /// Throws for `null`, and for a proxy that does.
    #[wasm_bindgen(catch, js_namespace = Object)]
    pub fn keys(value: &JsValue) -> Result<Array, JsValue>;
}

/// How much of a name that is not known is told.
const LONGEST_NAME: usize = 40;

/// A value from the caller, and where in the arguments it stands.
pub struct Argument<'a> {
    value: JsValue,
    place: Place<'a>,
}

enum Place<'a> {
    Name(&'a str),
    Field(&'a Argument<'a>, &'a str),
    Item(&'a Argument<'a>, u32),
}

impl<'a> Argument<'a> {
    pub fn new(name: &'a str, value: &JsValue) -> Self {
        Self { value: value.clone(), place: Place::Name(name) }
    }

    /// The property `name` of an object; `None` if it is missing or undefined.
    pub fn optional(&'a self, name: &'a str) -> Result<Option<Self>, ApiError> {
        if !self.value.is_object() {
            return Err(self.expected("an object"));
        }
        let value = self.get(&name.into())?;
        Ok((!value.is_undefined()).then_some(Self { value, place: Place::Field(self, name) }))
    }

    /// Refuses what has properties of its own with other names than these: they may be misspelt. None of them is read.
    pub fn only(&self, known: &[&str]) -> Result<(), ApiError> {
        if !self.value.is_object() {
            return Err(self.expected("an object"));
        }
        let keys = keys(&self.value).map_err(|_| self.expected("plain data"))?;
        let names = keys.iter().filter_map(|key| key.dyn_ref::<JsString>().map(String::from));
        match names.into_iter().find(|name| !known.contains(&name.as_str())) {
            None => Ok(()),
            Some(name) => Err(ApiError::bad_argument(format!(
                "{}.{name:.LONGEST_NAME$} is unknown; expected {}",
                self.path(),
                listed(known)
            ))),
        }
    }

    /// The property `name` of an object.
    pub fn field(&'a self, name: &'a str) -> Result<Self, ApiError> {
        self.optional(name)?
            .ok_or_else(|| ApiError::bad_argument(format!("{}.{name} is missing", self.path())))
    }

    /// The property `name` of an object; `None` if it is missing, undefined or null.
    #[cfg(feature = "lab")]
    pub fn filled(&'a self, name: &'a str) -> Result<Option<Self>, ApiError> {
        Ok(self.optional(name)?.filter(|argument| !argument.value.is_null()))
    }

    /// Reads each member of an array, of which there may be at most `most`.
    pub fn items<T>(
        &self,
        most: usize,
        too_many: fn() -> ApiError,
        read: impl Fn(&Argument) -> Result<T, ApiError>,
    ) -> Result<Vec<T>, ApiError> {
        let length = self.length(most, too_many)?;
        let mut items = Vec::with_capacity(length as usize);
        for index in 0..length {
            let value = self.get(&index.into())?;
            items.push(read(&Argument { value, place: Place::Item(self, index) })?);
        }
        Ok(items)
    }

    fn length(&self, most: usize, too_many: fn() -> ApiError) -> Result<u32, ApiError> {
        if !self.is_array()? {
            return Err(self.expected("an array"));
        }
        let length = self.field("length")?.whole(MAX_SAFE)?;
        // At most `most`, so it fits.
        if length > most as u64 { Err(too_many()) } else { Ok(length as u32) }
    }

    fn get(&self, key: &JsValue) -> Result<JsValue, ApiError> {
        Reflect::get(&self.value, key).map_err(|_| self.expected("plain data"))
    }

    /// What stands there.
    pub fn value(&self) -> &JsValue {
        &self.value
    }

    fn path(&self) -> String {
        match self.place {
            Place::Name(name) => name.to_owned(),
            Place::Field(parent, name) => format!("{}.{name}", parent.path()),
            Place::Item(parent, index) => format!("{}[{index}]", parent.path()),
        }
    }

    pub fn is_array(&self) -> Result<bool, ApiError> {
        is_array(&self.value).map_err(|_| self.expected("plain data"))
    }

    /// A whole number from 0 to `most`, which JavaScript holds exactly.
    pub fn whole(&self, most: u64) -> Result<u64, ApiError> {
        let number = self.value.as_f64().filter(|number| number.trunc() == *number);
        let number = number.filter(|number| (0.0..=most as f64).contains(number));
        number
            .map(|number| number as u64)
            .ok_or_else(|| self.expected(&format!("a whole number from 0 to {most}")))
    }

    /// A whole number of either sign, which JavaScript holds exactly.
    #[cfg(feature = "lab")]
    pub fn integer(&self) -> Result<i64, ApiError> {
        let number = self.value.as_f64().filter(|number| number.trunc() == *number);
        let number = number.filter(|number| number.abs() <= MAX_SAFE as f64);
        number.map(|number| number as i64).ok_or_else(|| self.expected("a whole number"))
    }

    #[cfg(feature = "lab")]
    pub fn truth(&self) -> Result<bool, ApiError> {
        self.value.as_bool().ok_or_else(|| self.expected("true or false"))
    }

    /// What a number means to the core; `what` says which numbers mean something.
    pub fn number<T>(&self, what: &str, meaning: fn(f64) -> Option<T>) -> Result<T, ApiError> {
        self.value.as_f64().and_then(meaning).ok_or_else(|| self.expected(what))
    }

    pub fn text(&self) -> Result<String, ApiError> {
        let text = self.value.dyn_ref::<JsString>().ok_or_else(|| self.expected("a string"))?;
        if text.length() > MAX_TEXT {
            return Err(self.expected(&format!("a string of at most {MAX_TEXT} characters")));
        }
        Ok(String::from(text))
    }

    /// The meaning of one of these words; there is one for each.
    pub fn word<T: Copy>(&self, words: &[&str], meanings: &[T]) -> Result<T, ApiError> {
        let known = self.place_among(words).and_then(|place| meanings.get(place));
        known.copied().ok_or_else(|| {
            let quoted: Vec<String> = words.iter().map(|word| format!("\"{word}\"")).collect();
            self.expected(&listed(&quoted))
        })
    }

    fn place_among(&self, words: &[&str]) -> Option<usize> {
        let text = self.text().ok()?;
        words.iter().position(|word| *word == text)
    }

    fn expected(&self, what: &str) -> ApiError {
        let number = self.value.as_f64().map(Number::from);
        let found = number.and_then(|number| number.to_string_with_radix(10).ok());
        let found = found.map_or_else(String::new, |found| format!(", found {found}"));
        ApiError::bad_argument(format!("{}: expected {what}{found}", self.path()))
    }
}

/// "a", "a or b", "a, b or c".
fn listed<T: AsRef<str>>(names: &[T]) -> String {
    let mut list = String::new();
    for (place, name) in names.iter().enumerate() {
        let before = match names.len() - place {
            _ if place == 0 => "",
            1 => " or ",
            _ => ", ",
        };
        list.push_str(before);
        list.push_str(name.as_ref());
    }
    list
}
