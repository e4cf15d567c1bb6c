#![no_main]
//! See [`fuzz::positions`].

libfuzzer_sys::fuzz_target!(|data: &[u8]| fuzz::positions(data));
