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

test("after the first visit everything works without a network", async ({ open }) => {
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
  for (const place of Object.values(PLACES)) await visit.go(place);
});

test("a site without online games says so", async ({ open }) => {
  const visit = await open();
  await visit.go("#/play/invite");
  await expect(visit.page.getByTestId("no-online-games")).toHaveText(en("online-fault-none"));
  await expect(visit.button("online-invite")).toBeDisabled();
  // The browser reports the request that found nothing.
  visit.forgive();
});
