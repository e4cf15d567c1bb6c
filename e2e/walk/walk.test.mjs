// A walk through every state of the app: on the smallest phone and a desktop in the longest language, or
// with `npm run walk` at every size in every language.

import { test } from "../support/index.mjs";
import { JOURNEYS } from "./journeys.mjs";
import { LOCALES, SIZES, everything } from "./sizes.mjs";
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
