// A walk through every state of the app: on the smallest phone and a desktop in the longest language, or
// with `npm run walk` at every size in every language. On the smallest phone in every look, too.

import { test } from "../support/index.mjs";
import { JOURNEYS } from "./journeys.mjs";
import { LOCALES, LONGEST, LOOKS, SIZES, SMALLEST, everything } from "./sizes.mjs";
import { Walker } from "./walker.mjs";

for (const locale of LOCALES) {
  for (const { name: size, viewport, hasTouch } of SIZES) {
    for (const [journey, walk] of Object.entries(JOURNEYS)) {
      test(`every state of ${journey} is in good order at ${size}, ${locale}`, async ({ open }) => {
        if (everything) test.setTimeout(300_000);
        const visit = await open({ locale, viewport, hasTouch, settings: { board: { notation: false } }, serviceWorkers: "block" });
        await walk(new Walker(visit, { size, locale, journey }));
      });
    }
  }
}

/** With few tests, the journeys that pass the most kinds of marks, notices and verdicts. */
const IN_LOOKS = ["help and the end of a game", "a chain and a draw", "a warning for beginners", "a lesson"];

for (const [look, settings] of Object.entries(LOOKS)) {
  for (const [journey, walk] of Object.entries(JOURNEYS)) {
    if (!everything && !IN_LOOKS.includes(journey)) continue;
    test(`every state of ${journey} is in good order in the look ${look}`, async ({ open }) => {
      if (everything) test.setTimeout(300_000);
      const { name, viewport, hasTouch } = SMALLEST;
      const visit = await open({ locale: LONGEST, viewport, hasTouch, settings: { ...settings, board: { notation: false } }, serviceWorkers: "block" });
      const where = { size: `${name} ${look}`, locale: LONGEST, journey };
      await walk(new Walker(visit, where, { enhanced: settings.contrast === "more" }));
    });
  }
}
