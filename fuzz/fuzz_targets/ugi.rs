#![no_main]
//! See [`fuzz::ugi`].

libfuzzer_sys::fuzz_target!(|data: &[u8]| fuzz::ugi(data));
