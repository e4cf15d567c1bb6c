// What every test imports: the runner with its fixtures, and everything else they need.

import { test as base, expect } from "@playwright/test";
import { serve } from "./servers.mjs";
import { Visit } from "./visit.mjs";

export { expect };
export { CHAIN, TIX, TIXEL, actions, storedGame } from "./games.mjs";
export { appFolder, host, program, serve } from "./servers.mjs";
export { check, faults } from "./state.mjs";
export { cached, store, stored, storeText } from "./storage.mjs";
export { ANSWER, PLACES, SIZES } from "./visit.mjs";
export { LANGUAGES, en, escaped, like, words } from "./words.mjs";

export const test = base.extend({
  /** The app, served once per worker. */
  server: [
    async ({}, use) => {
      const server = await serve();
      await use(server);
      await server.close();
    },
    { scope: "worker" },
  ],

  /** Opens visits; after the test none of them may have seen a fault. */
  open: async ({ browser, server }, use) => {
    const visits = [];
    await use(async ({ url = server.url, ...options } = {}) => {
      const visit = await Visit.begin(browser, url, options);
      visits.push(visit);
      return visit;
    });
    for (const visit of visits) await visit.leave();
    for (const visit of visits) expect(visit.unforgiven(), "faults seen by the page").toEqual([]);
  },
});
