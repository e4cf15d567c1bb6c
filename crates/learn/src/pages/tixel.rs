//! Tixel: squares with a hollow.

use super::shared::{self, IDEA, SACRIFICE, TIPS, TURN};
use super::{Block, Chapter, Page, Picture, Shows};
use crate::Game;

pub(super) const PAGE: Page = Page {
    game: Game::Tixel,
    lead: "rules-tixel-lead",
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
        MIX,
        NOTATION,
    ],
};

const MATERIAL: Chapter = Chapter {
    id: "material",
    title: "rules-material",
    blocks: &[
        Block::Text("rules-tixel-material"),
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
                position: "3u:T1/T1 3/1T11/3 w -/T1 - -",
                shows: Shows::Standing,
                caption: "rules-stances-active",
            },
            Picture {
                position: "3u:T1/T1 3/1T01/3 w -/T1 - -",
                shows: Shows::Standing,
                caption: "rules-stances-inactive",
            },
        ]),
        Block::Text("rules-tixel-hollow"),
        Block::Pictures(&[
            Picture {
                position: "4u:T1/T1 4/1T1t61/4/4 w -/- - -",
                shows: Shows::Standing,
                caption: "rules-tixel-hollow-fits",
            },
            Picture {
                position: "4u:T3/T2 4/2t21/4/T13 w T2/T1 - -",
                shows: Shows::Refused("T@b3ne", "NoRoom"),
                caption: "rules-tixel-hollow-away",
            },
        ]),
        Block::Text("rules-tixel-never"),
        Block::Text("rules-stances-open-edge"),
    ],
};

const PLACING: Chapter = Chapter {
    id: "placing",
    title: "rules-placing",
    blocks: &[
        Block::Text("rules-placing-when"),
        Block::Text("rules-tixel-placing"),
        Block::Pictures(&[
            Picture {
                position: "4u:T3/T3 4/2t61/4/T12t1 w T2/T1 - -",
                shows: Shows::Deed("T@b3nw"),
                caption: "rules-tixel-placing-hollow",
            },
            Picture {
                position: "4u:T3/T3 4/2t01/4/T12t1 w T2/T1 - -",
                shows: Shows::Deed("T@b3s"),
                caption: "rules-tixel-placing-solid",
            },
            Picture {
                position: "4u:T3/T2 4/2t11/4/T13 w T2/T1 - -",
                shows: Shows::Deed("T@b3e"),
                caption: "rules-tixel-placing-active",
            },
            Picture {
                position: "4u:T3/T2 4/2t11/4/T13 w T2/T1 - -",
                shows: Shows::Refused("T@b3w", "HollowMustFace"),
                caption: "rules-tixel-placing-refused",
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
            "rules-tixel-sliding-straighten",
            "rules-sliding-move",
            "rules-sliding-stop",
        ]),
        Block::Text("rules-sliding-turns"),
        Block::Pictures(&[
            Picture {
                position: "5u:T1/T3 5/1t11t11/5/T14/3t11 w -/- - -",
                shows: Shows::Deed("a2-c2ne"),
                caption: "rules-tixel-sliding-quiet",
            },
            Picture {
                position: "5u:T2/T3 5/2t12/T14/2T32/4t1 w -/T1 - -",
                shows: Shows::Deed("a3-d3nw"),
                caption: "rules-tixel-sliding-passes",
            },
        ]),
        Block::Text("rules-tixel-sliding-ahead"),
        Block::Pictures(&[
            Picture {
                position: "4u:T1/T1 4/T12t1/4/4 w -/- - -",
                shows: Shows::Refused("a3-c3n", "HollowMustFace"),
                caption: "rules-tixel-sliding-refused",
            },
            Picture {
                position: "4u:T1/T1 4/T12t1/4/4 w -/- - -",
                shows: Shows::Sacrifice("a3-c3e"),
                caption: "rules-tixel-sliding-faces",
            },
        ]),
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
                position: "4u:T1/T1 4/T12t6/4/4 w -/- - -",
                shows: Shows::Refused("a3-c3e", "MustBeActive"),
                caption: "rules-tixel-sacrifice-no",
            },
            Picture {
                position: "4u:T1/T2 2t11/T12t6/4/4 w -/- - -",
                shows: Shows::Sacrifice("a3-c3e"),
                caption: "rules-tixel-sacrifice-yes",
            },
            Picture {
                position: "4u:T1/T2 2t11/T12t6/4/4 w -/- - -",
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
        Block::Pictures(&[
            Picture {
                position: "4u:T3/T1 4/1T2t11/4/T02T1 w -/- - b3",
                shows: Shows::Deed("a1*se"),
                caption: "rules-bonus-activates",
            },
            Picture {
                position: "4u:T3/T1 4/1T2t11/4/T02T1 w -/- - b3",
                shows: Shows::Deed("d1~nw"),
                caption: "rules-bonus-pivots",
            },
            Picture {
                position: "4u:T3/T1 4/1T2t11/4/T02T1 w -/- - b3",
                shows: Shows::Deed("a1^"),
                caption: "rules-bonus-picks-up",
            },
            Picture {
                position: "4u:T3/T1 4/1T2t11/4/T02T1 w -/- - b3",
                shows: Shows::Refused("b3^", "JustSacrificed"),
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
            position: "4u:T2/T3 4/1t12/4/T12t4 w T1/T1 - -",
            shows: Shows::Win("a1-a4ne"),
            caption: "rules-end-win",
        }]),
        Block::Text("rules-end-else"),
    ],
};

const MIX: Chapter = Chapter {
    id: "mix",
    title: "rules-mix",
    blocks: &[
        Block::Text("rules-mix-tix"),
        Block::Text("rules-mix-handicap"),
        Block::Text("rules-mix-more"),
    ],
};

const NOTATION: Chapter = Chapter {
    id: "notation",
    title: "rules-notation",
    blocks: &[
        Block::Text("rules-notation-why"),
        Block::Text("rules-notation-stances"),
        Block::Written(&[
            ("T@c3ne", "rules-tixel-notation-place"),
            ("c3-c6ne", "rules-notation-slide"),
            ("c3*ne", "rules-notation-activate"),
            ("c3~sw", "rules-notation-pivot"),
            ("c3^", "rules-notation-pick-up"),
            ("c3-c5n,d4-d2w,e2^", "rules-notation-chain"),
        ]),
    ],
};
