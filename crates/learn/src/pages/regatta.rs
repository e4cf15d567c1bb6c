//! Regatta: a hollow, a rounded corner, and a rim round the board.

use super::shared::{self, IDEA, SACRIFICE, TIPS, TURN};
use super::{Block, Chapter, Page, Picture, Shows};
use crate::Game;

pub(super) const PAGE: Page = Page {
    game: Game::Regatta,
    lead: "rules-regatta-lead",
    after: None,
    chapters: &[
        IDEA,
        MATERIAL,
        STANCES,
        ROUNDED,
        EDGE,
        TURNING,
        TURN,
        PLACING,
        SLIDING,
        SACRIFICING,
        BONUS,
        END,
        TIPS,
        NOTATION,
    ],
};

const MATERIAL: Chapter = Chapter {
    id: "material",
    title: "rules-material",
    blocks: &[
        Block::Text("rules-regatta-material"),
        Block::Text("rules-material-pools"),
        Block::Text("rules-material-names"),
    ],
};

const STANCES: Chapter = Chapter {
    id: "stances",
    title: "rules-stances",
    blocks: &[
        Block::Text("rules-stances-two"),
        Block::Text("rules-tixel-hollow"),
        Block::Pictures(&[
            Picture {
                position: "3b:R1/R1 3/1R11/3 w -/R1 - -",
                shows: Shows::Standing,
                caption: "rules-regatta-active",
            },
            Picture {
                position: "3b:R1/R1 3/1R01/3 w -/R1 - -",
                shows: Shows::Standing,
                caption: "rules-stances-inactive",
            },
            Picture {
                position: "4b:R1/R1 4/1R1r61/4/4 w -/- - -",
                shows: Shows::Standing,
                caption: "rules-tixel-hollow-fits",
            },
        ]),
    ],
};

const ROUNDED: Chapter = Chapter {
    id: "rounded",
    title: "rules-rounded",
    blocks: &[
        Block::Text("rules-rounded-what"),
        Block::Text("rules-rounded-sides"),
        Block::Pictures(&[
            Picture {
                position: "4b:R2/R1 4/1R01L0/4/4 w -/R1 - -",
                shows: Shows::Standing,
                caption: "rules-rounded-both",
            },
            Picture {
                position: "4b:R1/R1 4/1R7r31/4/4 w -/- - -",
                shows: Shows::Standing,
                caption: "rules-rounded-together",
            },
        ]),
    ],
};

const EDGE: Chapter = Chapter {
    id: "edge",
    title: "rules-edge",
    blocks: &[
        Block::Text("rules-edge-bounded"),
        Block::Pictures(&[
            Picture {
                position: "4b:R2/R1 4/1R32/4/4 w R1/R1 - -",
                shows: Shows::Deed("R@c1ne"),
                caption: "rules-edge-outwards",
            },
            Picture {
                position: "4b:R2/R1 4/1R32/4/4 w R1/R1 - -",
                shows: Shows::Refused("R@c1se", "OverEdge"),
                caption: "rules-edge-refused",
            },
            Picture {
                position: "4b:R2/R1 4/1R32/4/4 w R1/R1 - -",
                shows: Shows::Deed("R@d1w"),
                caption: "rules-edge-corner",
            },
        ]),
    ],
};

const TURNING: Chapter = Chapter {
    id: "turning",
    title: "rules-turning",
    blocks: &[
        Block::Text("rules-turning-steps"),
        Block::Pictures(&[Picture {
            position: "4b:R2/R1 4/1R32/4/2R41 w -/R1 - c1",
            shows: Shows::Refused("c1*ne", "CannotPivot"),
            caption: "rules-turning-stuck",
        }]),
    ],
};

const PLACING: Chapter = Chapter {
    id: "placing",
    title: "rules-placing",
    blocks: &[
        Block::Text("rules-placing-when"),
        Block::Text("rules-regatta-placing"),
        Block::Pictures(&[
            Picture {
                position: "4b:R2/R1 4/1R32/4/4 w R1/R1 - -",
                shows: Shows::Deed("R@c1s"),
                caption: "rules-regatta-placing-inactive",
            },
            Picture {
                position: "4b:R2/R1 4/1R32/4/4 w R1/R1 - -",
                shows: Shows::Refused("R@c1n", "MustBeActive"),
                caption: "rules-regatta-placing-refused",
            },
        ]),
    ],
};

const SLIDING: Chapter = Chapter {
    id: "sliding",
    title: "rules-sliding",
    blocks: &[
        Block::Text("rules-sliding-steps"),
        Block::Steps(&[
            "rules-regatta-sliding-straighten",
            "rules-sliding-move",
            "rules-sliding-stop",
        ]),
        Block::Text("rules-sliding-turns"),
        Block::Text("rules-regatta-sliding-rounded"),
        Block::Pictures(&[Picture {
            position: "5b:R1/R2 5/2r12/R34/2r32/5 w -/- - -",
            shows: Shows::Deed("a3-d3nw"),
            caption: "rules-regatta-sliding-passes",
        }]),
        Block::Text("rules-tixel-sliding-ahead"),
    ],
};

const SACRIFICING: Chapter = Chapter {
    id: "sacrifice",
    title: "rules-sacrifice",
    blocks: &[
        SACRIFICE[0],
        SACRIFICE[1],
        Block::Text("rules-regatta-sacrifice"),
        Block::Pictures(&[
            Picture {
                position: "4b:R1/R1 4/R32r7/4/4 w -/- - -",
                shows: Shows::Sacrifice("a3-c3e"),
                caption: "rules-regatta-sacrifice-yes",
            },
            Picture {
                position: "4b:R1/R1 4/R32r7/4/4 w -/- - -",
                shows: Shows::Landings("a3"),
                caption: "rules-sliding-landings",
            },
        ]),
    ],
};

const BONUS: Chapter = Chapter {
    id: "bonus",
    title: "rules-bonus",
    blocks: &[
        Block::Text("rules-bonus-choice"),
        Block::Points(shared::BONUS),
        Block::Text("rules-regatta-bonus-flip"),
    ],
};

const END: Chapter = Chapter {
    id: "end",
    title: "rules-end",
    blocks: &[
        Block::Text("rules-end-lost"),
        Block::Pictures(&[Picture {
            position: "5b:R2/R3 5/5/2r12/1R13/4r0 w R1/R1 - -",
            shows: Shows::Win("b2-b4ne"),
            caption: "rules-end-win",
        }]),
        Block::Text("rules-end-else"),
    ],
};

const NOTATION: Chapter = Chapter {
    id: "notation",
    title: "rules-notation",
    blocks: &[
        Block::Text("rules-notation-why"),
        Block::Text("rules-notation-stances"),
        Block::Written(&[
            ("R@c3ne", "rules-regatta-notation-place"),
            ("L@c3ne", "rules-regatta-notation-flipped"),
            ("c3-c6ne", "rules-notation-slide"),
            ("c3*ne", "rules-notation-activate"),
            ("c3~sw", "rules-notation-pivot"),
            ("c3^", "rules-notation-pick-up"),
            ("c3-c5n,d4-d2w,e2^", "rules-notation-chain"),
        ]),
    ],
};
