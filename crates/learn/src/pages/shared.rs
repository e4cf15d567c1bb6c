//! Chapters and parts that several games share word for word.

use super::{Block, Chapter};

pub(super) const IDEA: Chapter = Chapter {
    id: "idea",
    title: "rules-idea",
    blocks: &[
        Block::Text("rules-idea-aim"),
        Block::Text("rules-idea-sacrifice"),
    ],
};

pub(super) const TURN: Chapter = Chapter {
    id: "turn",
    title: "rules-turn",
    blocks: &[
        Block::Text("rules-turn-choice"),
        Block::Text("rules-turn-bonus"),
    ],
};

pub(super) const SACRIFICE: &[Block] = &[
    Block::Text("rules-sacrifice-what"),
    Block::Text("rules-sacrifice-must"),
];

/// What one may do with a bonus; Tix pieces have nothing to pivot.
pub(super) const BONUS: &[&str] = &[
    "rules-bonus-place",
    "rules-bonus-slide",
    "rules-bonus-activate",
    "rules-bonus-pick-up",
    "rules-bonus-pivot",
];

pub(super) const TIPS: Chapter = Chapter {
    id: "tips",
    title: "rules-tips",
    blocks: &[Block::Points(&[
        "rules-tips-count",
        "rules-tips-spread",
        "rules-tips-save",
        "rules-tips-chain",
    ])],
};
