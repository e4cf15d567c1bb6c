// Chromium, by Playwright.

export const launch = (playwright) => playwright.chromium.launch();

/** @returns {Promise<import("../visitor.mjs").Browser & { close(): Promise<void> }>} */
export async function openPage(chromium) {
  const context = await chromium.newContext({
    viewport: { width: 1000, height: 800 },
    hasTouch: true,
    locale: "en-GB",
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  return {
    navigate: (url) => page.goto(url),
    reload: () => page.reload(),
    evaluate: (script) => page.evaluate(script),
    click: (x, y) => page.mouse.click(x, y),
    tap: (x, y) => page.touchscreen.tap(x, y),
    screenshot: (path) => page.screenshot({ path }),
    resize: (width, height) => page.setViewportSize({ width, height }),
    close: () => context.close(),
  };
}
