//! stub
/// x
pub struct ProofNode;
/// x
pub struct ProofStep;
/// x
pub struct ProofTree;
