/** Four people, each at a browser of their own, draft by the advanced setup and begin to play. */

import { expect, type Page } from "@playwright/test";

import { arrive, BOARD, call, moment, options, test } from "./playing";

const NAMES = ["Ann", "Ben", "Cleo", "Dan"];
const DRAFT = {
  game: "root",
  options: {
    seats: "drafted,drafted,drafted,drafted",
    map: "lake",
    deck: "exiles",
    hirelings: "random",
    landmarks: "two",
  },
  seats: [{ who: "me" }, { who: "link" }, { who: "link" }, { who: "link" }],
};
const LANDMARKS = [
  "tower",
  "ferry",
  "elder_treetop",
  "lost_city",
  "black_market",
  "legendary_forge",
];
/** More choices than a draft takes, and some turns. */
const CHOICES = 60;

/** A click in the midst of what is marked, on the board if it is there; else in the list. */
async function click(page: Page, word: string): Promise<boolean> {
  const marked = page.locator(`.drawn .can[data-word="${word}"]`).first();
  const drawn = (await marked.count()) > 0;
  await page.mouse.move(1, 1); // whoever has moved away means what is there now
  if (drawn) {
    const hit = marked.locator("> .sp-hit").first();
    await ((await hit.count()) ? hit : marked).click();
  } else await page.locator(`.option[data-option="${word}"]`).click();
  return drawn;
}

/** Whoever is asked, or nobody while it is on its way. */
async function whoIsAsked(pages: Page[]): Promise<Page | undefined> {
  for (const page of pages) if ((await options(page)).length) return page;
  return undefined;
}

test("four people draft, set up and play by clicking what is marked", async ({ browser }) => {
  test.setTimeout(300_000);
  const said: string[] = [];
  const pages: Page[] = [];
  for (const name of NAMES) {
    const context = await browser.newContext({ viewport: { width: 1400, height: 900 } });
    const page = await context.newPage();
    await arrive(page, { name });
    pages.push(page);
  }
  const [ann, ...others] = pages as [Page, ...Page[]];
  const made = await call<{ table: string; join: string }>(ann, "/api/tables", DRAFT);
  for (const page of others) await call(page, "/api/join", { token: made.join });
  for (const page of pages) {
    page.on("console", (line) => line.type() === "error" && said.push(line.text()));
    page.on("pageerror", (error) => said.push(String(error)));
    await page.goto(`/table/${made.table}`);
    await expect(page.locator(BOARD)).toBeVisible();
    const guide = page.locator("[data-guide=stop]");
    if (await guide.count()) await guide.click();
  }

  let drawn = 0;
  for (let i = 0; i < CHOICES; i++) {
    await expect.poll(async () => (await whoIsAsked(pages)) !== undefined).toBe(true);
    const page = (await whoIsAsked(pages))!;
    const words = await options(page);
    const word = words[(i * 7) % words.length] ?? "";
    const before = await moment(page);
    if (await click(page, word)) drawn += 1;
    if (await page.locator(".option.armed").count()) await click(page, word);
    await expect(page.locator(`.table:not([data-number="${before}"])`)).toBeVisible();
  }
  expect(drawn).toBeGreaterThan(CHOICES / 4);
  expect(said).toEqual([]);
  await expect(ann.locator(".seats li .who")).toHaveCount(4); // everybody plays something
  await expect(ann.locator(BOARD)).not.toContainText("Setup");

  // All that lies there is read: a card, a hireling, and at a place its landmark.
  const plate = ann.locator(".inspector[open]");
  const hand = ann.locator(".hand svg").first();
  const hireling = ann.locator('.slips [data-name^="hirelings."]').first();
  const landmark = ann
    .locator(`.board :is(${LANDMARKS.map((mark) => `[data-thing=${mark}]`).join()})`)
    .first();
  for (const thing of [hand, hireling, landmark]) {
    await thing.scrollIntoViewIfNeeded();
    await thing.click({ button: "right", force: true });
    await expect(plate.locator("#plate-words")).not.toBeEmpty();
    await ann.keyboard.press("Escape");
    await expect(plate).toHaveCount(0);
  }
});
