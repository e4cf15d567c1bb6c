//! Tixel with the Poka Yoke expansion: what it adds.

use super::{Block, Chapter, Page, Picture, Shows};
use crate::Game;

pub(super) const PAGE: Page = Page {
    game: Game::PokaYoke,
    lead: "rules-poka-yoke-lead",
    after: Some(Game::Tixel),
    chapters: &[PROMOTION, ROUNDED, PLACING, SLIDING, NOTATION],
};

const PROMOTION: Chapter = Chapter {
    id: "promotion",
    title: "rules-promotion",
    blocks: &[
        Block::Text("rules-promotion-what"),
        Block::Text("rules-promotion-twice"),
        Block::Pictures(&[Picture {
            position: "4u:T3/T1:p2 4/1T2t11/4/T02T1 w -/- 2/2 b3",
            shows: Shows::Deed("a1^"),
            caption: "rules-promotion-picture",
        }]),
    ],
};

const ROUNDED: Chapter = Chapter {
    id: "rounded",
    title: "rules-rounded",
    blocks: &[
        Block::Text("rules-poka-yoke-piece"),
        Block::Text("rules-rounded-what"),
        Block::Text("rules-rounded-sides"),
        Block::Pictures(&[
            Picture {
                position: "4u:R2/T1 4/1R01L0/4/4 w -/T1 - -",
                shows: Shows::Standing,
                caption: "rules-rounded-both",
            },
            Picture {
                position: "4u:R1/R1 4/1R7r31/4/4 w -/- - -",
                shows: Shows::Standing,
                caption: "rules-rounded-together",
            },
        ]),
        Block::Text("rules-poka-yoke-open-edge"),
    ],
};

const PLACING: Chapter = Chapter {
    id: "placing",
    title: "rules-placing",
    blocks: &[
        Block::Text("rules-poka-yoke-placing"),
        Block::Pictures(&[
            Picture {
                position: "4u:T1R1/T2 4/2t01/4/T12t1 w R1/- - -",
                shows: Shows::Deed("R@b3nw"),
                caption: "rules-poka-yoke-placing-active",
            },
            Picture {
                position: "4u:T1R1/T2 4/2t01/4/T12t1 w R1/- - -",
                shows: Shows::Deed("R@b3s"),
                caption: "rules-poka-yoke-placing-inactive",
            },
            Picture {
                position: "4u:T1R1/T2 4/2t01/4/T12t1 w R1/- - -",
                shows: Shows::Refused("R@b3n", "MustBeActive"),
                caption: "rules-poka-yoke-placing-refused",
            },
        ]),
    ],
};

const SLIDING: Chapter = Chapter {
    id: "sliding",
    title: "rules-sliding",
    blocks: &[
        Block::Text("rules-turning-steps"),
        Block::Text("rules-regatta-sliding-rounded"),
        Block::Text("rules-regatta-sacrifice"),
    ],
};

const NOTATION: Chapter = Chapter {
    id: "notation",
    title: "rules-notation",
    blocks: &[
        Block::Text("rules-poka-yoke-notation"),
        Block::Written(&[
            ("R@c3ne", "rules-regatta-notation-place"),
            ("L@c3ne", "rules-regatta-notation-flipped"),
        ]),
    ],
};
