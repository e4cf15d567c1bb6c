//! Why a turn is good or bad, in one sentence, and the names of the motifs.

use motifs::{Motif, Outlook, Reasons, Tally, Turnings, Way, as_if_to_move, slides_of};
use rules::{Action, Player, Position, Space, Turn};

use crate::piece::player_name;
use crate::{Value, Words};

/// The reader, if they are one of the players: that player's pieces are called “your”.
type You = Option<Player>;

/// The selector for a player or the reader in sentences.
fn who(player: Player, you: You) -> Value<'static> {
    Value::from(if you == Some(player) {
        "you"
    } else {
        player_name(player)
    })
}

/// Keys for how an immediate win comes about, for three sentences that differ only in that.
struct Keys {
    turning: &'static str,
    hemming: &'static str,
    otherwise: &'static str,
}

const WINS: Keys = Keys {
    turning: "why-wins-turning",
    hemming: "why-wins-hemming",
    otherwise: "why-wins-stopping",
};
const ONLY_DEFENCE: Keys = Keys {
    turning: "why-only-defence-turning",
    hemming: "why-only-defence-hemming",
    otherwise: "why-only-defence",
};
const DEFENDS: Keys = Keys {
    turning: "why-defends-turning",
    hemming: "why-defends-hemming",
    otherwise: "why-defends",
};
const THREATENS: Keys = Keys {
    turning: "why-threatens-turning",
    hemming: "why-threatens-hemming",
    otherwise: "why-threatens",
};
const LETS: Keys = Keys {
    turning: "why-lets-turn",
    hemming: "why-lets-hem-in",
    otherwise: "why-lets-win",
};
const LETS_WITH: Keys = Keys {
    turning: "why-lets-turn-with",
    hemming: "why-lets-hem-in-with",
    otherwise: "why-lets-win-with",
};

impl Words {
    /// The name of a motif: `Double threat`.
    pub fn motif(&self, motif: Motif) -> String {
        self.say(&format!("motif-{motif}"))
    }

    /// What a motif is, in one sentence.
    pub fn motif_meaning(&self, motif: Motif) -> String {
        self.say(&format!("motif-{motif}-means"))
    }

    /// Why a turn is good, in one sentence; a second one is added if it also turns its own player's
    /// pieces. A turn of `None` declines an open bonus. `you` is the reader, if they are one of the
    /// players.
    ///
    /// ```
    /// use motifs::Prover;
    /// use rules::{Player, Position};
    /// use words::{Language, Words};
    ///
    /// let position: Position = "tixel 6/6/2t13/T15/2t13/6 w T9/T8 - -".parse()?;
    /// let turn = "a3-d3ne".parse()?;
    /// let mut prover = Prover::new(&position, &turn, None, Prover::limit(&position))?;
    /// while !prover.advance(10_000) {}
    /// let why = Words::of(Language::English)
    ///     .why(&position, Some(&turn), &prover.reasons(), Some(Player::White));
    /// assert_eq!(why, "Turns Black’s last 2 pieces that can slide, and wins.");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn why(
        &self,
        before: &Position,
        turn: Option<&Turn>,
        reasons: &Reasons,
        you: You,
    ) -> String {
        let tally = turn.and_then(|turn| Tally::of(before, turn).ok());
        let (Some(tally), Some(turn)) = (tally, turn) else {
            return self.say("why-declines");
        };
        let about = About {
            words: self,
            before,
            turn,
            tally: &tally,
            reasons,
            you,
        };
        about.sentence()
    }

    /// What a turn turns, the opponent's pieces and its player's own listed separately: `Turns
    /// Black’s b5 and your c3.` `None` if it turns nothing.
    pub fn turns_by_name(&self, turned: &Turnings, player: Player, you: You) -> Option<String> {
        let pieces = self.pieces_by_name(turned, player, you)?;
        Some(self.say_with("why-turns", &[("pieces", pieces.into())]))
    }

    /// Why a turn was a mistake: how the opponent's reply wins at once. `Black could then turn your
    /// last piece that can slide with c4-a4.`
    pub fn mistake(&self, before: &Position, turn: &Turn, reply: &Turn, you: You) -> String {
        self.refuted(&LETS_WITH, before, turn, reply, you)
    }

    /// Why a turn was a mistake: another one would have won at once.
    pub fn missed_win(&self, winning: &Turn) -> String {
        self.say_with("why-missed-win", &[("turn", winning.to_string().into())])
    }

    /// The question before a turn that lets the opponent win at once: `Black could then turn your
    /// last piece that can slide. Play anyway?`
    pub fn warning(&self, before: &Position, turn: &Turn, reply: &Turn, you: You) -> String {
        let danger = self.refuted(&LETS, before, turn, reply, you);
        self.in_a_row([danger, self.say("why-play-anyway")])
    }

    /// What the piece on a space could do with one slide if its owner were to move now; `None` if
    /// there is no piece. `On Black’s turn, the piece on c4 could turn your b5 and c3.`
    pub fn reach(&self, position: &Position, space: Space, you: You) -> Option<String> {
        let owner = position.piece_at(space)?.player;
        let slides = slides_of(position, space);
        let mut values = vec![("owner", who(owner, you)), ("space", space.into())];
        if let Some(slide) = slides.iter().find(|slide| slide.wins) {
            values.push(("to", slide.to.into()));
            return Some(self.say_with("why-reach-wins", &values));
        }
        let all = slides.iter().flat_map(|slide| &slide.turned.theirs);
        let mut turned: Vec<Space> = Vec::new();
        for space in all {
            if !turned.contains(space) {
                turned.push(*space);
            }
        }
        let other = owner.opponent();
        Some(if turned.is_empty() {
            values.push(("count", slides.len().into()));
            values.push(("whose", who(other, you)));
            self.say_with("why-reach-nothing", &values)
        } else {
            turned.sort_unstable();
            values.push(("pieces", self.owned(&turned, other, you).into()));
            self.say_with("why-reach-turns", &values)
        })
    }

    fn refuted(
        &self,
        keys: &Keys,
        before: &Position,
        turn: &Turn,
        reply: &Turn,
        you: You,
    ) -> String {
        let after = before.play_turn(turn).ok();
        let player = before.to_move();
        self.winning(keys, after, reply, player.opponent(), player, you)
    }

    /// A sentence about a turn that wins at once for `winner`, for the keys that fit.
    fn winning(
        &self,
        keys: &Keys,
        position: Option<Position>,
        turn: &Turn,
        winner: Player,
        subject: Player,
        you: You,
    ) -> String {
        let tally = position.and_then(|position| Tally::of(&position, turn).ok());
        let way = tally.as_ref().and_then(Tally::wins);
        let key = match way {
            Some(Way::Turning) => keys.turning,
            Some(Way::Hemming) => keys.hemming,
            Some(Way::Stopping) | None => keys.otherwise,
        };
        let loser = winner.opponent();
        let count = tally.map_or(0, |tally| tally.could_slide.len());
        let last = [("whose", who(loser, you)), ("count", count.into())];
        let values = [
            // The opponent of the player whose turn is explained.
            ("other", who(subject.opponent(), you)),
            ("pieces", self.say_with("why-last-pieces", &last).into()),
            ("turn", turn.to_string().into()),
        ];
        self.say_with(key, &values)
    }

    /// `your b5 and c3`.
    fn owned(&self, spaces: &[Space], owner: Player, you: You) -> String {
        let spaces = self.all_of(spaces.iter().map(ToString::to_string));
        let values = [("whose", who(owner, you)), ("spaces", spaces.into())];
        self.say_with("why-pieces", &values)
    }

    /// `Black’s b5 and your c3`.
    fn pieces_by_name(&self, turned: &Turnings, player: Player, you: You) -> Option<String> {
        let theirs = (player.opponent(), &turned.theirs);
        let lists = [theirs, (player, &turned.own)];
        let owned = lists
            .into_iter()
            .filter(|(_, spaces)| !spaces.is_empty())
            .map(|(owner, spaces)| self.owned(spaces, owner, you));
        let pieces = self.all_of(owned);
        (!pieces.is_empty()).then_some(pieces)
    }
}

/// The inputs for choosing a sentence about a turn.
struct About<'a> {
    words: &'a Words,
    before: &'a Position,
    turn: &'a Turn,
    tally: &'a Tally,
    reasons: &'a Reasons,
    you: You,
}

impl About<'_> {
    /// The most important thing there is to say.
    fn sentence(&self) -> String {
        let words = self.words;
        if let Some(sentence) = self.decided().or_else(|| self.threatened()) {
            return self.with_own_pieces(sentence);
        }
        if !self.tally.hemmed_in.is_empty() {
            let pieces = self.theirs(&self.tally.hemmed_in);
            let hems_in = words.say_with("why-hems-in", &[("pieces", pieces.into())]);
            return self.with_own_pieces(hems_in);
        }
        if !self.tally.turned.theirs.is_empty() {
            return self.turning();
        }
        let named = self
            .reasons
            .motifs
            .iter()
            .find_map(|motif| self.named(*motif));
        self.with_own_pieces(named.unwrap_or_else(|| self.slidable()))
    }

    /// What decides the game.
    fn decided(&self) -> Option<String> {
        let player = self.tally.player;
        let knowledge = &self.reasons.knowledge;
        if self.tally.wins().is_some() {
            return Some(self.winning(&WINS, Some(*self.before), self.turn, player));
        }
        if knowledge.is_double_threat {
            let values = [("other", who(player.opponent(), self.you))];
            return Some(self.words.say_with("why-double-threat", &values));
        }
        if knowledge.is_only_defence {
            return Some(match &knowledge.averted {
                Some(averted) => self.averting(&ONLY_DEFENCE, averted),
                None => {
                    let values = [("other", who(player.opponent(), self.you))];
                    self.words.say_with("why-only-defence", &values)
                }
            });
        }
        match self.reasons.outlook {
            Some(Outlook::Win(turns)) => {
                // Both players' turns are counted, and the last is the winner's.
                let values = [("count", turns.div_ceil(2).into())];
                Some(self.words.say_with("why-wins-by-force", &values))
            }
            Some(Outlook::Loss(_)) => Some(self.words.say("why-holds-out")),
            Some(Outlook::Chance(_)) | None => knowledge.refutation.as_ref().map(|reply| {
                let words = self.words;
                words.refuted(&LETS, self.before, self.turn, reply, self.you)
            }),
        }
    }

    /// What one of the players threatens.
    fn threatened(&self) -> Option<String> {
        let knowledge = &self.reasons.knowledge;
        if let Some(averted) = &knowledge.averted {
            return Some(self.averting(&DEFENDS, averted));
        }
        let threat = knowledge.threat.as_ref()?;
        let player = self.tally.player;
        let position = as_if_to_move(&self.tally.after, player);
        Some(self.winning(&THREATENS, position, threat, player))
    }

    fn averting(&self, keys: &Keys, averted: &Turn) -> String {
        let opponent = self.tally.player.opponent();
        let position = as_if_to_move(self.before, opponent);
        self.winning(keys, position, averted, opponent)
    }

    fn winning(
        &self,
        keys: &Keys,
        position: Option<Position>,
        turn: &Turn,
        winner: Player,
    ) -> String {
        let subject = self.tally.player;
        let words = self.words;
        words.winning(keys, position, turn, winner, subject, self.you)
    }

    fn turning(&self) -> String {
        let (player, turned) = (self.tally.player, &self.tally.turned);
        let pieces = self.words.pieces_by_name(turned, player, self.you);
        let count = self.turn.actions().len();
        let values = [
            ("pieces", pieces.unwrap_or_default().into()),
            ("count", count.into()),
        ];
        let key = if self.reasons.motifs.contains(&Motif::Chain) {
            "why-turns-in-chain"
        } else {
            "why-turns"
        };
        self.words.say_with(key, &values)
    }

    /// The sentence of a motif that has one of its own.
    fn named(&self, motif: Motif) -> Option<String> {
        let say = |key: &str| Some(self.words.say(key));
        let (last, space) = self.last_action()?;
        let about_last = |key: &str| Some(self.words.say_with(key, &[("space", space.into())]));
        match motif {
            Motif::Promote => about_last("why-promotes"),
            Motif::PickUpToReopen => about_last("why-reopens"),
            Motif::DeclineBonus => say("why-declines"),
            Motif::Flip => say("why-flips"),
            Motif::Nest => say("why-nests"),
            Motif::QuietPlacement => say("why-places-quietly"),
            Motif::Sacrifice => {
                let sacrificed = self.tally.sacrificed();
                let spaces = sacrificed.iter().filter(|other| **other != space);
                let spaces = self.words.all_of(spaces.map(ToString::to_string));
                let values = [
                    ("spaces", (&spaces).into()),
                    ("bonus", last.into()),
                    ("space", space.into()),
                ];
                let sentence = self.words.say_with("why-sacrifices", &values);
                (!spaces.is_empty()).then_some(sentence)
            }
            Motif::LastPiece
            | Motif::DoubleThreat
            | Motif::OnlyDefence
            | Motif::HemIn
            | Motif::Chain => None,
        }
    }

    /// The selector for the last action, and the space it begins on.
    fn last_action(&self) -> Option<(&'static str, Space)> {
        Some(match *self.turn.actions().last()? {
            Action::Place { to, .. } => ("place", to),
            Action::Slide { from, .. } => ("slide", from),
            Action::Activate { at, .. } => ("activate", at),
            Action::Pivot { at, .. } => ("pivot", at),
            Action::PickUp { at } => ("pick-up", at),
            Action::End => return None,
        })
    }

    /// How many pieces both can slide afterwards.
    fn slidable(&self) -> String {
        let player = self.tally.player;
        let [own, others] = [player, player.opponent()].map(|p| self.tally.after.slidable(p).len());
        let values = [
            ("mover", who(player, self.you)),
            ("other", who(player.opponent(), self.you)),
            ("count", own.into()),
            ("others", others.into()),
        ];
        self.words.say_with("why-slidable", &values)
    }

    fn theirs(&self, spaces: &[Space]) -> String {
        let opponent = self.tally.player.opponent();
        self.words.owned(spaces, opponent, self.you)
    }

    /// Adds the player's own turned pieces, which are easily mistaken for a gain.
    fn with_own_pieces(&self, sentence: String) -> String {
        let own = &self.tally.turned.own;
        if own.is_empty() {
            return sentence;
        }
        let pieces = self.words.owned(own, self.tally.player, self.you);
        let also = self
            .words
            .say_with("why-also-turns", &[("pieces", pieces.into())]);
        self.words.in_a_row([sentence, also])
    }
}
