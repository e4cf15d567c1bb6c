// The core's fixtures: a visitor in the browser of the project, to an app of its own.

import { test as base } from "@playwright/test";
import { serve } from "../support/servers.mjs";
import * as chromium from "./browsers/chromium.mjs";
import * as firefox from "./browsers/firefox.mjs";
import * as webkit from "./browsers/webkit.mjs";
import { Visitor } from "./visitor.mjs";

export { expect } from "@playwright/test";

const BROWSERS = { chromium, firefox, webkit };

export const test = base.extend({
  /** The browser of the project, started once per worker. */
  launched: [
    async ({ playwright }, use, workerInfo) => {
      const browser = await BROWSERS[workerInfo.project.name].launch(playwright);
      await use(browser);
      await browser.close();
    },
    { scope: "worker", timeout: 90_000 },
  ],

  /** Served on a port of its own, the app has an origin, and so a storage, of its own. */
  app: async ({}, use) => {
    const server = await serve();
    await use(server);
    await server.close();
  },

  visitor: async ({ app, launched }, use, testInfo) => {
    const { name } = testInfo.project;
    const page = await BROWSERS[name].openPage(launched);
    await use(new Visitor(page, app.url));
    // Playwright only takes screenshots of its own pages.
    if (testInfo.status !== testInfo.expectedStatus && name !== "chromium") {
      const path = testInfo.outputPath(`${name}.png`);
      await page.screenshot(path);
      await testInfo.attach("screenshot", { path, contentType: "image/png" });
    }
    await page.close();
  },
});
