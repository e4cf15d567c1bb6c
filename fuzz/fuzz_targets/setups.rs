#![no_main]
//! See [`fuzz::setups`].

libfuzzer_sys::fuzz_target!(|data: &[u8]| fuzz::setups(data));
