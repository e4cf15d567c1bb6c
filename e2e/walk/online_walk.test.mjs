// The walk through the places that need a server, as `walk.test.mjs` does the others.

import { test } from "../support/online.mjs";
import { ONLINE_JOURNEYS } from "./online_journeys.mjs";
import { LOCALES, SIZES, everything } from "./sizes.mjs";
import { Walker } from "./walker.mjs";

for (const locale of LOCALES) {
  for (const { name: size, viewport, hasTouch } of SIZES) {
    for (const [journey, walk] of Object.entries(ONLINE_JOURNEYS)) {
      test(`every state of ${journey} is in good order at ${size}, ${locale}`, async ({ open, site }) => {
        if (everything) test.setTimeout(300_000);
        const visit = await open({ locale, viewport, hasTouch, settings: { board: { notation: false } }, serviceWorkers: "block" });
        await walk(new Walker(visit, { size, locale, journey }), { open, site });
      });
    }
  }
}
