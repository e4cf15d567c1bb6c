//! `quarterturn notation`: how positions, actions and turns are written.

use std::io::Write;

use clap::Args;

use crate::failure::{Exit, Failure};
use crate::help;

/// Describe how setups, positions, actions and turns are written
#[derive(Args)]
#[command(after_long_help = NOTATION)]
pub(crate) struct Notation {}

pub(crate) fn run(_: &Notation, out: &mut dyn Write) -> Result<Exit, Failure> {
    writeln!(out, "{}", help::text("help-notation-after", NOTATION))?;
    Ok(Exit::Yes)
}

/// The short form, for the help of the whole program.
pub(crate) const IN_SHORT: &str = "\
Notation:
  SETUP     tix, tixel, poka-yoke, regatta, or in full: 6u:T10/T10
  POSITION  a setup for its first turn, or six fields, quoted:
            '6u:T10/T10 6/6/6/4T2t1/6/6 w T9/T9 - e3'
  ACTION    place T@c3ne, slide c3-c6ne, activate c3*ne, pivot c3~sw,
            pick up c3^, end
  TURN      actions joined by commas: c3-c5n,d4-d2w,e2^
  `quarterturn help notation` has the details.

Exit codes:
  0  success
  1  the answer is no: not allowed, a faulty record, a line of a script refused
  2  usage error: an argument, a file or an input that cannot be used
  130, 143  interrupted by Ctrl-C, or asked to end; what was known is printed";

const NOTATION: &str = "\
Spaces and stances:
  Spaces are a1 (bottom left) to k11. A stance is the direction the hollow
  faces: n, e, s, w (aligned with the board: inactive) or ne, se, sw, nw
  (diagonal: active). A Tix piece has no hollow and no stance.

Actions:
  T@c3ne    place a Tixel piece on c3, its hollow facing ne
            (X: Tix, T: Tixel, R: Regatta or Poka Yoke, L: its other side up)
  c3-c6ne   slide the piece on c3 to c6, where it ends facing ne
  c3*ne     activate the inactive piece on c3 (as a bonus move)
  c3~sw     pivot the active piece on c3 (as a bonus move)
  c3^       pick up the piece on c3 (as a bonus move)
  end       end the turn without taking the bonus move

Turns:
  A slide that leaves its piece inactive is a sacrifice and earns a bonus
  move. A turn is written as its actions joined by commas, such as
  c3-c5n,d4-d2w,e2^. If its last action is a sacrifice, the bonus move was
  skipped.

Setups:
  tix         6u:X8/X8
  tixel       6u:T10/T10
  poka-yoke   6u:T10/T10:p2
  regatta     8b:R21/R21
  In full: the size of the board (3 to 11), u for an unbounded or b for a
  bounded one, the pieces of White and of Black in the order X, T, R, then
  optionally :p2 for two promotions each and :near for rounded corners
  beside the hollow.

Positions:
  A setup alone is the position before its first turn. Any other position
  has six fields separated by blanks, so quote it:
    '6u:T10/T10 6/6/6/4T2t1/6/6 w T9/T9 - e3'
  setup       as above
  board       ranks from the top, separated by /; a number is a run of empty
              spaces; a piece is its letter, upper case for White and lower
              case for Black, and its stance as a digit: 0 n, 1 ne, 2 e,
              3 se, 4 s, 5 sw, 6 w, 7 nw
  to move     w or b
  pools       the pieces White and Black have left to place, - for none
  promotions  how many each has left, such as 2/1; - if the setup has none
  bonus       - at the beginning of a turn, else the space of the sacrificed
              piece whose bonus move is open";
