// Every place at every size, in every language and look.

import { ANSWER, LANGUAGES, PLACES, SIZES, check, en, expect, test } from "../support/index.mjs";

/** What a key looks like that is shown instead of its text. */
const BARE_KEY = /\b(app|home|play|board|analysis|learn|lesson|rules|settings|about)-[a-z]+-?[a-z]*\b(?![.:/])/;

for (const [size, { width }] of Object.entries(SIZES)) {
  for (const locale of LANGUAGES) {
    test(`every place is in good order at ${width} pixels, ${locale}`, async ({ open }) => {
      const visit = await open({ size, locale });
      for (const [name, place] of Object.entries(PLACES)) {
        await visit.go(place);
        await check(visit.page, name, { focus: false, axe: false });
        await expect(visit.page.locator("html")).toHaveAttribute("lang", locale.slice(0, 2));
        expect(await visit.page.getByRole("main").innerText(), name).not.toMatch(BARE_KEY);
        if (locale === "en-GB") await visit.shot(`${name}-${size}`);
      }
    });
  }
}

for (const [look, settings] of Object.entries({
  light: { theme: "light", contrast: "normal" },
  dark: { theme: "dark", contrast: "normal" },
  "high contrast": { theme: "light", contrast: "more" },
  "high contrast, dark": { theme: "dark", contrast: "more" },
})) {
  test(`every place is in good order and axe finds nothing, ${look}`, async ({ open }) => {
    const visit = await open({ size: "phone", settings, engine: true });
    for (const [name, place] of Object.entries(PLACES)) {
      await visit.go(place);
      await check(visit.page, name, { focus: false, enhanced: settings.contrast === "more" });
      if (name !== "rules") await visit.shot(`${name}-${look.replaceAll(/\W+/g, "-")}`);
    }
  });
}

for (const theme of ["light", "dark"]) {
  test(`in high contrast what can be pressed at the table has an edge, ${theme}`, async ({ open }) => {
    const visit = await open({ size: "phone", settings: { theme, contrast: "more" } });
    await visit.go("#/play/pass/tixel");
    await visit.pool("white").tap();
    await visit.space("c3").tap();
    await visit.spokes().first().waitFor();
    await visit.shot(`edges-high-contrast-${theme}`);
    const edges = await visit.page.locator(".bar > *, .board-spoke").evaluateAll((all) => {
      const parsed = (colour) => colour.match(/[\d.]+/g).map(Number);
      const luminance = (colour) => {
        const [red, green, blue] = parsed(colour).map((part) => {
          const share = part / 255;
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const page = getComputedStyle(document.documentElement).backgroundColor;
      return all.map((element) => {
        const [one, other] = [getComputedStyle(element).borderTopColor, page].map(luminance).toSorted((a, b) => b - a);
        return [element.className, (one + 0.05) / (other + 0.05)];
      });
    });
    expect(edges.length).toBeGreaterThan(4);
    for (const [name, contrast] of edges) expect(contrast, name).toBeGreaterThanOrEqual(4.5);
  });
}

test("after the first visit games, the rules and everything but lessons and practice work without a network", async ({ open }) => {
  const visit = await open({ size: "phone", serviceWorkers: "allow" });
  const { page, context } = visit;
  await visit.go("");
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  await visit.reload();
  await visit.card("Tix").tap();
  await visit.pool("white").tap();
  await visit.space("c3").tap();
  await expect(visit.button("play-hint")).toBeEnabled(ANSWER);
  const { lesson, ...others } = PLACES;
  for (const place of Object.values(others)) await visit.go(place);
});

test("whoever stays for a minute has lessons and practice without a network, too", async ({ open }) => {
  const visit = await open({ size: "phone", serviceWorkers: "allow" });
  const { page, context } = visit;
  await page.clock.install();
  await visit.go("");
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await visit.stay();
  await context.setOffline(true);
  await visit.reload();
  for (const place of [...Object.values(PLACES), "#/learn/ahead/tix/easy/3", "#/learn/motifs"]) {
    await visit.go(place);
    await expect(page.getByTestId("not-fetched")).toHaveCount(0);
  }
  await visit.go(PLACES.lesson);
  await expect(page.getByTestId("task")).toHaveText(en("lesson-tix-active-1-task"));
});

test("whoever saves data is sent nothing unasked", async ({ open }) => {
  const visit = await open({ size: "phone", serviceWorkers: "allow" });
  const { page } = visit;
  await page.addInitScript(() => Object.defineProperty(navigator, "connection", { get: () => ({ saveData: true }) }));
  await page.clock.install();
  const fetched = [];
  visit.context.on("request", (request) => fetched.push(request.url()));
  await visit.go("");
  await page.clock.runFor(61_000);
  await visit.go("#/about");
  expect(fetched.filter((url) => url.includes("study"))).toEqual([]);
  await visit.go(PLACES.lesson);
  await expect(page.getByTestId("task")).toHaveText(en("lesson-tix-active-1-task"));
  expect(fetched.filter((url) => url.includes("study"))).not.toEqual([]);
});

test("a site without online games says so", async ({ open }) => {
  const visit = await open();
  await visit.go("#/play/invite");
  await expect(visit.page.getByTestId("no-online-games")).toHaveText(en("online-fault-none"));
  await expect(visit.button("online-invite")).toBeDisabled();
  // The browser reports the request that found nothing.
  visit.forgive();
});
