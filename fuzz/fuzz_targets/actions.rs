#![no_main]
//! See [`fuzz::actions`].

libfuzzer_sys::fuzz_target!(|data: &[u8]| fuzz::actions(data));
