// The laboratory under Analysis: a setup measured live, two side by side, and a fair handicap.

import { check, en, expect, test } from "../support/index.mjs";

const reports = (visit) => visit.page.getByTestId("report");

async function openLaboratory(open, size) {
  const visit = await open({ size });
  await visit.go("#/analysis/tix");
  await visit.page.getByText(en("analysis-laboratory"), { exact: true }).click();
  await visit.page.getByTestId("lab-games").selectOption("10");
  return visit;
}

const field = (visit, key) => visit.page.getByRole("textbox", { name: en(key) });

async function type(visit, key, setup) {
  await field(visit, key).fill(setup);
  await field(visit, key).press("Enter");
}

test("two setups are measured side by side, and the same again gives the same figures", async ({ open }) => {
  // A hundred and twenty games.
  test.setTimeout(240_000);
  const visit = await openLaboratory(open, "desktop");
  await type(visit, "lab-setup", "4u:X4/X4");
  await type(visit, "lab-beside", "4u:X5/X5");
  const measure = async () => {
    await visit.button("lab-measure").click();
    await expect(visit.page.getByTestId("lab-state")).toHaveText("", { timeout: 110_000 });
    return reports(visit).allInnerTexts();
  };
  const first = await measure();
  expect(first).toHaveLength(2);
  for (const text of first) {
    expect(text).toContain(en("lab-count", { count: 10 }));
    expect(text).toContain(en("lab-first"));
    expect(text).toContain(en("lab-drama"));
  }
  expect(first[0]).not.toEqual(first[1]);
  await visit.shot("laboratory-desktop", { fullPage: true });
  await check(visit.page, "the laboratory", { focus: false });
  expect(await measure()).toEqual(first);
});

test("a setup that cannot be read is refused, and a run is stopped", async ({ open }) => {
  const visit = await openLaboratory(open, "phone");
  await type(visit, "lab-setup", "banana");
  await expect(field(visit, "lab-setup")).toHaveAccessibleDescription(/\S/);
  await expect(visit.button("lab-measure")).toHaveAttribute("aria-disabled", "true");
  await type(visit, "lab-setup", "tixel");
  await expect(field(visit, "lab-setup")).toHaveAccessibleDescription("");
  await visit.button("lab-measure").click();
  await expect(visit.page.getByTestId("lab-state")).toHaveText(/^[1-9]/);
  await visit.button("lab-stop").click();
  await expect(visit.page.getByTestId("lab-state")).toHaveText("");
  await expect(reports(visit)).toHaveCount(1);
  await visit.shot("laboratory-phone", { fullPage: true });
});

test("a fair handicap is found by matches", async ({ open }) => {
  const visit = await openLaboratory(open, "phone");
  await type(visit, "lab-setup", "4u:X6/X6");
  await visit.button("lab-find").click();
  await expect(visit.page.getByTestId("lab-state")).toHaveText("", { timeout: 110_000 });
  const rows = visit.page.getByTestId("handicaps").locator("tbody tr");
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(2)).toContainText("4u:X4/X6");
  await expect(visit.page.getByTestId("handicaps").getByText(en("lab-not-decided"))).toHaveCount(1);
  await visit.shot("handicap-phone", { fullPage: true });
});
