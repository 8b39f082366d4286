import { expect, type Page } from "@playwright/test";

import { answer, asked, BOARD, clickOn, faultless, options, play, playNow, test } from "./playing";

const SIZES = [
  { width: 1400, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
];

/** From the lobby to the table of a game, by its button. */
async function fromTheLobby(page: Page, game: string): Promise<void> {
  await page.goto("/");
  await page.locator(`[data-game=${game}] button.main`).click();
  await expect(page.locator(BOARD)).toBeVisible();
}

test("a newcomer plays an introductory game of Sylvion to its end", async ({ page }) => {
  await fromTheLobby(page, "sylvion");
  await expect(page.locator(".guide")).toContainText("You are the Guardian");
  await play(page, 1000);
  await expect(page.locator(".over")).toContainText(/won|lost/i);
  await page.getByRole("link", { name: "Replay" }).click();
  await expect(page.getByRole("slider")).toBeVisible();
});

test("Root against three bots: a turn by clicking on the map", async ({ page }) => {
  await fromTheLobby(page, "root");
  await asked(page);
  await expect(page.locator(".sentence")).toContainText("keep");
  await clickOn(page, "c1");
  await expect(page.locator(".sentence")).not.toContainText("In which corner");
  await page.locator("[data-tab=log]").click();
  const before = await page.locator(".log li").count();
  await play(page, 12);
  expect(await page.locator(".log li").count()).toBeGreaterThan(before);
});

test("an illegal click is explained, with the rule", async ({ page }) => {
  await playNow(page, "root");
  await asked(page);
  await clickOn(page, "c7");
  await expect(page.locator(".inspector [data-barred]")).toContainText("6.3.2");
  await page.locator(".inspector [data-barred] .rule").click();
  await expect(page.locator(".rules h3")).toContainText("6.3.2");
});

test("“why not?” explains instead of choosing", async ({ page }) => {
  await playNow(page, "sylvion");
  await asked(page);
  await page.locator("[data-tool=why]").click();
  const before = await options(page);
  await page.locator(".option").first().click();
  await expect(page.locator(".note")).not.toContainText("Choose anything");
  expect(await options(page)).toEqual(before);
});

test("a choice can be undone", async ({ page }) => {
  await playNow(page, "root");
  await asked(page);
  await answer(page, "c3");
  await page.locator("[data-tool=undo]").click();
  await expect(page.locator(".sentence")).toContainText("keep");
  expect(await options(page)).toContain("c3");
});

test("hints have reasons", async ({ page }) => {
  await playNow(page, "sylvion");
  await asked(page);
  await page.locator("[data-tool=hint]").click();
  await expect(page.locator(".hints li")).not.toHaveCount(0);
  await expect(page.locator(".hints .reason").first()).not.toBeEmpty();
});

test("an Ironwood turn alone against the automaton", async ({ page }) => {
  await fromTheLobby(page, "ironwood");
  await play(page, 15);
  await page.locator("[data-tab=log]").click();
  await expect(page.locator(".log li")).not.toHaveCount(0);
});

test("the guide says a thing once, and can be sent away for good", async ({ page }) => {
  await playNow(page, "root");
  await asked(page);
  const guide = page.locator(".guide");
  await expect(guide).toContainText("You are the Marquise");
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await expect(guide.locator("[data-guide=next]")).toBeInViewport({ ratio: 1 });
    await expect(guide).toBeInViewport({ ratio: 1 });
    const [said, asked] = await Promise.all(
      [guide, page.locator(".bottom")].map((each) => each.boundingBox()),
    );
    const apart =
      said && asked && (said.y + said.height <= asked.y || said.y >= asked.y + asked.height);
    expect(apart).toBe(true);
  }
  await guide.locator("[data-guide=stop]").click();
  await expect(guide).toHaveCount(0);
  await page.reload();
  await asked(page);
  await expect(guide).toHaveCount(0);
});

test("the language is switched in place and remembered", async ({ page }) => {
  await playNow(page, "sylvion");
  await asked(page);
  const before = await page.locator(".sentence").textContent();
  await page.getByRole("combobox").first().selectOption("de");
  await expect(page.locator(".sentence")).not.toHaveText(before ?? "");
  await expect(page.locator("[data-tool=undo]")).toHaveText("Rückgängig");
  await page.reload();
  await expect(page.locator("[data-tool=undo]")).toHaveText("Rückgängig");
});

test("the board follows the system when that turns dark", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await playNow(page, "sylvion");
  const again = page.waitForEvent("websocket");
  await page.emulateMedia({ colorScheme: "dark" });
  expect((await again).url()).toContain("theme=dark");
});

test("everything can be done by keyboard", async ({ page }) => {
  await playNow(page, "root");
  await asked(page);
  await page.keyboard.press("1");
  await expect(page.locator(".sentence")).not.toContainText("In which corner");
  await asked(page);
  await page.locator(".board .can").first().focus();
  await page.keyboard.press("Enter");
  await expect(page.locator(".board .can:focus")).toHaveCount(1);
});

test("a phone shows the board and the question, and the rest in a drawer", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await playNow(page, "root");
  await asked(page);
  await expect(page.locator(".sentence")).toBeInViewport();
  await expect(page.locator(".option").first()).toBeInViewport();
  await expect(page.locator(".panel")).toHaveCount(0);
  await page.locator("[data-guide=stop]").click();
  await page.locator("[data-tab=boards]").click();
  await expect(page.locator(".slips svg").first()).toBeInViewport();
  await faultless(page);
  await page.locator("[data-tab=boards]").click();
  await expect(page.locator(".panel")).toHaveCount(0);
  const size = await page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return [scrollWidth, scrollHeight];
  });
  expect(size).toEqual([360, 740]);
});

test("of broad cards, too, those that answer are in sight from the first question on", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1400, height: 900 });
  await playNow(page, "ironwood");
  await asked(page);
  const hand = await page.locator(".hand").boundingBox();
  const cards = page.locator(".hand .can");
  expect(await cards.count()).toBeGreaterThan(1);
  for (const card of await cards.all()) {
    const box = await card.boundingBox();
    expect(box!.x + box!.width).toBeLessThanOrEqual(hand!.x + hand!.width);
  }
});
