// Firefox, by Puppeteer over WebDriver BiDi, which needs nothing but Firefox itself.

import puppeteer from "puppeteer-core";

export function launch() {
  return puppeteer.launch({
    browser: "firefox",
    executablePath: process.env.FIREFOX ?? "/usr/bin/firefox-esr",
    headless: true,
    extraPrefsFirefox: {
      "intl.accept_languages": "en-GB",
      "ui.prefersReducedMotion": 1,
      "dom.w3c_touch_events.enabled": 1,
      // Both halves of a tap are separate commands, which on a busy machine may be more than 300 ms apart.
      "apz.max_tap_time": 10_000,
      "ui.click_hold_context_menus.delay": 20_000,
    },
  });
}

/** @returns {Promise<import("../visitor.mjs").Browser & { close(): Promise<void> }>} */
export async function openPage(firefox) {
  const context = await firefox.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ width: 1000, height: 800 });
  return {
    navigate: (url) => page.goto(url),
    reload: () => page.reload(),
    evaluate: (script) => page.evaluate(script),
    click: (x, y) => page.mouse.click(x, y),
    tap: (x, y) => page.touchscreen.tap(x, y),
    screenshot: (path) => page.screenshot({ path }),
    resize: (width, height) => page.setViewport({ width, height }),
    close: () => context.close(),
  };
}
