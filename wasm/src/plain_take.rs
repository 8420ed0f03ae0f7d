//! The quick way to read a take, of which a game may hold thousands: no name crosses to JavaScript for each of them.

use crate::argument::keys;
use js_sys::JsString;
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    type PlainTake;

    #[wasm_bindgen(catch, method, getter, structural)]
    fn kind(this: &PlainTake) -> Result<JsValue, JsValue>;
    #[wasm_bindgen(catch, method, getter, structural)]
    fn column(this: &PlainTake) -> Result<JsValue, JsValue>;
    #[wasm_bindgen(catch, method, getter, structural)]
    fn count(this: &PlainTake) -> Result<JsValue, JsValue>;
}

// The formatter would drop the values, which foreign statics have nowhere else.
#[rustfmt::skip]
#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(thread_local_v2, static_string)]
    static TAKE: JsString = "take";
    #[wasm_bindgen(thread_local_v2, static_string)]
    static KIND: JsString = "kind";
    #[wasm_bindgen(thread_local_v2, static_string)]
    static COLUMN: JsString = "column";
    #[wasm_bindgen(thread_local_v2, static_string)]
    static COUNT: JsString = "count";
}

/// The column and the count of a take that is exactly as this package writes it. `None` for everything else, right or wrong.
pub fn numbers_of(value: &JsValue) -> Option<(f64, f64)> {
    let keys = keys(value).ok().filter(|keys| keys.length() == 3)?;
    let is_key = |place, name: &JsString| keys.get(place) == ***name;
    let is_plain = KIND.with(|name| is_key(0, name))
        && COLUMN.with(|name| is_key(1, name))
        && COUNT.with(|name| is_key(2, name));
    let take: &PlainTake = is_plain.then(|| value.unchecked_ref())?;
    let kind = take.kind().ok()?;
    TAKE.with(|word| kind == ***word).then_some(())?;
    Some((take.column().ok()?.as_f64()?, take.count().ok()?.as_f64()?))
}
