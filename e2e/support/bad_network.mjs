// A TCP proxy in front of a server that behaves like a bad network: at random moments it resets
// connections, or silently swallows what goes in one direction.

import { createServer, connect } from "node:net";

/** A seeded generator (mulberry32): numbers from 0 to 1. */
export function random(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Stands before `url` on a port of its own. While `bad` is set, faults follow each other after a random
 * time within `between`, in milliseconds: a reset of all connections, or silence in one direction, which
 * lasts as long as the pause to the next fault.
 */
export async function badNetwork(url, { seed, between = [100, 4000] }) {
  const { hostname, port } = new URL(url);
  const next = random(seed);
  const pairs = new Set();
  const silent = { up: false, down: false };
  const faults = { resets: 0, silences: 0 };
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    const pair = [near, far];
    pairs.add(pair);
    const carry = (from, to, direction) => {
      from.on("data", (data) => {
        if (!silent[direction]) to.write(data);
      });
      // A connection that lost data is beyond repair, like a real one that times out.
      for (const event of ["error", "close"]) from.on(event, () => {
        pairs.delete(pair);
        to.destroy();
      });
    };
    carry(near, far, "up");
    carry(far, near, "down");
  });
  await new Promise((resolve) => server.listen(0, "localhost", resolve));
  const reset = () => {
    for (const [near, far] of pairs) {
      near.resetAndDestroy();
      far.destroy();
    }
    pairs.clear();
  };
  let timer;
  /** Dropped data is lost for good: its connections end with the silence. */
  const calm = () => {
    if (silent.up || silent.down) reset();
    Object.assign(silent, { up: false, down: false });
  };
  const strike = () => {
    calm();
    const kind = ["reset", "up", "down"][Math.floor(next() * 3)];
    if (kind === "reset") {
      faults.resets += 1;
      reset();
    } else {
      faults.silences += 1;
      silent[kind] = true;
    }
    plan();
  };
  const plan = () => {
    const [least, most] = between;
    timer = setTimeout(strike, least + next() * (most - least));
  };
  return {
    url: `http://localhost:${server.address().port}`,
    faults,
    begin: plan,
    end: () => {
      clearTimeout(timer);
      calm();
    },
    /** Swallows one direction from now on. */
    swallow: (direction) => {
      silent[direction] = true;
    },
    close: async () => {
      clearTimeout(timer);
      reset();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
