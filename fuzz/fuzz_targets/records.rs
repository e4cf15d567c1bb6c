#![no_main]
//! See [`fuzz::records`].

libfuzzer_sys::fuzz_target!(|data: &[u8]| fuzz::records(data));
