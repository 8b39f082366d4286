import { expect } from "@playwright/test";

import { answer, arrive, asked, BOARD, call, faultless, options, test } from "./playing";

const PLATE = ".inspector[open]";
const BOT = { who: "bot", level: "random" };
const DRAFT = {
  game: "root",
  options: {
    seats: "drafted,drafted,drafted,drafted",
    first: "2", // so that the person chooses first
    map: "lake",
    deck: "exiles",
    hirelings: "random",
    landmarks: "two",
  },
  seats: [{ who: "me" }, BOT, BOT, BOT],
};

test("factions are chosen from the table, read before, and set up at once", async ({ page }) => {
  await arrive(page);
  const { table } = await call<{ table: string }>(page, "/api/tables", DRAFT);
  await page.goto(`/table/${table}`);
  await expect(page.locator(BOARD)).toBeVisible();
  const seats = page.locator(".seats li");

  // Landmarks and hirelings come first, then the pool; until then nobody has a faction.
  const pool = page.locator('[data-sheet="pool"] [data-word]');
  for (let i = 0; i < 8 && (await asked(page)) && !(await pool.count()); i++)
    await answer(page, (await options(page))[0] ?? "");
  await expect(pool).toHaveCount(5);
  await expect(page.locator(".hand svg")).toHaveCount(5);
  await expect(seats.locator(".who")).toHaveCount(0);

  // What can be chosen is read: what it is like, and how hard.
  const words = await options(page);
  const wanted = words.at(-1) ?? "";
  await expect(page.locator(`.option[data-option="${wanted}"] .explained`)).not.toBeEmpty();
  const card = page.locator(`[data-sheet="pool"] [data-word="${wanted}"]`);
  const name = (await card.locator("title").textContent())?.split(",")[0] ?? "";
  await card.focus();
  await page.keyboard.press("i");
  await expect(page.locator(`${PLATE} h2`)).toHaveText(name);
  await expect(page.locator(`${PLATE} .plate-facts`)).toContainText("How hard");
  await faultless(page);
  await page.keyboard.press("Escape");

  // It is chosen by a click, and so is where it begins, before anybody else chooses.
  await page.getByRole("button", { name: "Stop showing these" }).click();
  await card.click();
  if (await page.locator(".option.armed").count()) await card.click();
  await expect(seats.first()).toContainText(name);
  for (let i = 0; i < 20 && (await asked(page)) && (await options(page)).length !== 5; i++)
    await answer(page, (await options(page))[0] ?? "");

  // All have one by now; two of five cards go back, by a click on each.
  await expect(seats.locator(".who")).toHaveCount(4);
  for (let left = 5; left > 3; left--) {
    await expect(page.locator(".hand svg")).toHaveCount(left);
    await answer(page, (await options(page))[0] ?? "");
  }
  await asked(page);
  await expect(page.locator(BOARD)).not.toContainText("Setup");
});

test("what answers on a board stays within reach, however much is told below it", async ({
  page,
}) => {
  await arrive(page);
  const { table } = await call<{ table: string }>(page, "/api/tables", DRAFT);
  await page.goto(`/table/${table}`);
  const pool = page.locator('[data-sheet="pool"] .can');
  for (let i = 0; i < 8 && (await asked(page)) && !(await pool.count()); i++)
    await answer(page, (await options(page))[0] ?? "");
  await expect(page.locator(".layers .guide")).toBeVisible();
  await page.addStyleTag({ content: ".guide { min-height: 20rem }" }); // as a battle is told
  const height = (place: string): Promise<number> =>
    page.locator(place).evaluate((each) => each.clientHeight);
  await expect.poll(() => height(".guide")).toBeGreaterThan(300);
  expect((await height(".panel")) / (await height(".side"))).toBeGreaterThan(0.25);
});
