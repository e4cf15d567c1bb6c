//! The engine's tests: one program, since the search is generic and every program that uses it
//! compiles it again.

mod baselines;
mod claims;
mod levels;
mod lines;
mod nets;
mod search;
mod signature;
mod solver;
mod tables;
mod tables_search;
mod tables_solver;
mod tables_truth;
mod tactics;
