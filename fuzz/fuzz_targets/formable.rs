#![no_main]
//! See [`fuzz::formable`].

libfuzzer_sys::fuzz_target!(|data: &[u8]| fuzz::formable(data));
