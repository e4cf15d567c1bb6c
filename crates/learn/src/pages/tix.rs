//! Tix: plain squares.

use super::shared::{IDEA, SACRIFICE, TIPS, TURN};
use super::{Block, Chapter, Page, Picture, Shows};
use crate::Game;

pub(super) const PAGE: Page = Page {
    game: Game::Tix,
    lead: "rules-tix-lead",
    after: None,
    chapters: &[
        IDEA,
        MATERIAL,
        STANCES,
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
        Block::Text("rules-tix-material"),
        Block::Text("rules-material-pools"),
        Block::Text("rules-material-names"),
    ],
};

const STANCES: Chapter = Chapter {
    id: "stances",
    title: "rules-stances",
    blocks: &[
        Block::Text("rules-stances-two"),
        Block::Pictures(&[
            Picture {
                position: "3u:X1/X1 3/1X11/3 w -/X1 - -",
                shows: Shows::Standing,
                caption: "rules-stances-active",
            },
            Picture {
                position: "3u:X1/X1 3/1X01/3 w -/X1 - -",
                shows: Shows::Standing,
                caption: "rules-stances-inactive",
            },
        ]),
        Block::Text("rules-tix-neighbours"),
        Block::Text("rules-stances-open-edge"),
    ],
};

const PLACING: Chapter = Chapter {
    id: "placing",
    title: "rules-placing",
    blocks: &[
        Block::Text("rules-placing-when"),
        Block::Text("rules-tix-placing"),
        Block::Pictures(&[
            Picture {
                position: "4u:X3/X2 4/3x1/4/X13 w X2/X1 - -",
                shows: Shows::Deed("X@b3"),
                caption: "rules-tix-placing-free",
            },
            Picture {
                position: "4u:X3/X3 4/2x01/4/X12x1 w X2/X1 - -",
                shows: Shows::Deed("X@b3"),
                caption: "rules-tix-placing-beside",
            },
            Picture {
                position: "4u:X3/X2 4/2x11/4/X13 w X2/X1 - -",
                shows: Shows::Refused("X@b3", "CornerInTheWay"),
                caption: "rules-tix-placing-refused",
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
            "rules-sliding-straighten",
            "rules-sliding-move",
            "rules-tix-sliding-stop",
        ]),
        Block::Text("rules-sliding-turns"),
        Block::Pictures(&[
            Picture {
                position: "4u:X1/X2 3x1/1x12/4/X13 w -/- - -",
                shows: Shows::Deed("a1-a4"),
                caption: "rules-tix-sliding-passes",
            },
            Picture {
                position: "4u:X2/X2 x13/4/4/X13 w X1/X1 - -",
                shows: Shows::Refused("a1-a3", "CornerInTheWay"),
                caption: "rules-tix-sliding-refused",
            },
        ]),
        Block::Text("rules-tix-sliding-ahead"),
    ],
};

const SACRIFICING: Chapter = Chapter {
    id: "sacrifice",
    title: "rules-sacrifice",
    blocks: &[
        SACRIFICE[0],
        SACRIFICE[1],
        Block::Pictures(&[
            Picture {
                position: "4u:X1/X2 3x1/1x12/4/X13 w -/- - -",
                shows: Shows::Sacrifice("a1-a3"),
                caption: "rules-tix-sacrifice-beside",
            },
            Picture {
                position: "4u:X1/X2 3x1/1x12/4/X13 w -/- - -",
                shows: Shows::Landings("a1"),
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
        Block::Points(&[
            "rules-bonus-place",
            "rules-bonus-slide",
            "rules-bonus-activate",
            "rules-bonus-pick-up",
        ]),
        Block::Text("rules-tix-bonus-no-pivot"),
        Block::Pictures(&[
            Picture {
                position: "4u:X2/X2 3x1/X0x02/4/3X0 w -/- - a3",
                shows: Shows::Deed("d1*"),
                caption: "rules-bonus-activates",
            },
            Picture {
                position: "4u:X2/X2 3x1/X0x02/4/3X0 w -/- - a3",
                shows: Shows::Deed("d1^"),
                caption: "rules-bonus-picks-up",
            },
            Picture {
                position: "4u:X2/X2 3x1/X0x02/4/3X0 w -/- - a3",
                shows: Shows::Refused("a3^", "JustSacrificed"),
                caption: "rules-bonus-not-this-one",
            },
        ]),
    ],
};

const END: Chapter = Chapter {
    id: "end",
    title: "rules-end",
    blocks: &[
        Block::Text("rules-end-lost"),
        Block::Pictures(&[Picture {
            position: "4u:X2/X3 4/1x12/4/X12x0 w X1/X1 - -",
            shows: Shows::Win("a1-a4"),
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
        Block::Written(&[
            ("X@c3", "rules-tix-notation-place"),
            ("c3-c6", "rules-tix-notation-slide"),
            ("c3*", "rules-tix-notation-activate"),
            ("c3^", "rules-notation-pick-up"),
            ("c3-c5,d4-d2,e2^", "rules-notation-chain"),
        ]),
    ],
};
