#![no_main]
//! See [`fuzz::turns`].

libfuzzer_sys::fuzz_target!(|data: &[u8]| fuzz::turns(data));
