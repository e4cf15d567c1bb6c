// Games to play in tests, and games as an earlier visit would have stored them.

/** A whole game of Tix with slides and a chain, won by White. */
export const TIX = "X@c2 X@a4 X@e6 X@d3 c2-d2 a4-b4 X@c1 X@e2 c1-c4,X@a5".split(" ");

/** A whole game of Tixel with stances, sacrifices and chains, won by Black. */
export const TIXEL = (
  "T@b3se T@f5sw T@e4nw f5-b5nw T@e1ne T@c6ne T@b1ne T@f5se b1-d1e,e1-f1nw T@f3se T@e2ne T@a1ne " +
  "T@b1w a1-a3n,T@a1ne e2-f2n,e4^ T@e6ne"
).split(" ");

/** A position with a sacrifice that leaves a bonus, and a piece that can then be picked up or activated. */
export const CHAIN = "tixel 5t1/6/2t13/T13T01/2t13/T15 w T7/T7 - -";

/** The actions of a turn, taken apart. */
export function actions(turn) {
  return turn.split(",").map((action) => {
    const placed = action.match(/^([XTRL])@([a-k]\d+)(\w*)$/);
    if (placed) return { does: "place", kind: placed[1], to: placed[2], stance: placed[3] };
    const slid = action.match(/^([a-k]\d+)-([a-k]\d+)(\w*)$/);
    if (slid) return { does: "slide", from: slid[1], to: slid[2], stance: slid[3] };
    const stays = action.match(/^([a-k]\d+)(\*|~|\^)(\w*)$/);
    if (stays) return { does: stays[2] === "^" ? "pick up" : "stand", at: stays[1], stance: stays[3] };
    throw new Error(`${action} is not an action`);
  });
}

/** An identifier as the app makes them. */
const ID = "abcdefghijkm";

/**
 * A game as an earlier visit would have stored it.
 *
 * @param {object} game
 * @param {string} [game.start] a setup, or a position to begin with
 * @param {string[]} [game.turns]
 * @param {string} [game.result]
 * @param {"white" | "black"} [game.computer] the colour of the computer; without it two people play
 * @param {[number, number]} [game.left] the milliseconds left to White and Black; without it there is no clock
 */
export function storedGame({ id = ID, start = "tix", turns = [], result = "*", computer, left }) {
  const black = / b /.test(start);
  const numbered = turns.map((turn, at) => {
    const number = Math.floor((at + Number(black)) / 2) + 1;
    if ((at + Number(black)) % 2 === 0) return `${number}. ${turn}`;
    return at === 0 ? `${number}... ${turn}` : turn;
  });
  const tags = start.includes(" ") ? { Setup: start.split(" ")[0], Position: start } : { Setup: start };
  const head = Object.entries({ ...tags, Date: "2026.11.15" }).map(([name, value]) => `[${name} "${value}"]\n`);
  return {
    id,
    changed: 1,
    revision: 1,
    record: `${head.join("")}\n${[...numbered, result].join(" ")}\n`,
    seats: JSON.stringify({
      opponent: computer ? { computer: { level: 2, white: computer === "white", seed: 1 } } : "person",
      control: left ? { base: 180, increment: 2 } : null,
      left: left ?? [0, 0],
      takebacks: true,
      repetition: true,
      "turn-board": false,
    }),
  };
}
