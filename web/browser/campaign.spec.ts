import { expect, type Page } from "@playwright/test";

import { answer, BOARD, call, faultless, test } from "./playing";
import { Served } from "./serving";

const OPTIONS = { seats: "eyrie,alliance", first: "1", mechanical: "cooperative" };
/** A chapter that is all but won: one answer, and both have their points. */
const NEARLY = {
  spinney: 3,
  game: "root",
  options: OPTIONS,
  state: {
    turn: 13,
    phase: "evening",
    active: "eyrie",
    clearings: {
      c1: { warriors: { mechanical_marquise: 2 }, pieces: { keep: 1 } },
      c3: { warriors: { eyrie: 4 }, pieces: { roost: 1 } },
      c5: { warriors: { eyrie: 2 }, pieces: { roost: 1 } },
    },
    players: {
      eyrie: { points: 29, crafted: ["cobbler", "brutal_tactics"] },
      alliance: { points: 30, crafted: ["codebreakers"] },
      mechanical_marquise: { points: 12 },
    },
  },
};

/** Set up a table for two, against her, as the first chapter of a campaign. */
async function begin(page: Page): Promise<string> {
  await page.locator("[data-tile=seats-vagabond] input").uncheck();
  await expect(page.locator("[data-tool=campaign]")).toHaveCount(0);
  await page.locator("[data-tile=mechanical-cooperative] input").check();
  // She has the pieces of the Marquise, who gets up.
  await expect(page.locator("[data-tile=seats-marquise] input")).not.toBeChecked();
  await expect(page.locator(".setting-up > .told")).toContainText("So the seats were changed");
  const first = page.locator("#option-first");
  if (!(await first.isVisible())) await page.getByText("More options").click();
  await first.selectOption("1");
  await page.locator("[data-tool=campaign]").check();
  await expect(page.getByLabel("Played by").first()).toHaveValue("me"); // the Marquise was theirs
  await faultless(page);
  await page.getByRole("button", { name: "Start" }).click();
  await expect(page).toHaveURL(/\/table\//);
  await expect(page.locator(BOARD)).toBeVisible();
  return page.url().split("/").at(-1) ?? "";
}

test("a chapter is played to its end, what is kept is chosen, and the next one begins with it", async ({
  page,
}) => {
  const served = new Served();
  try {
    await served.start();
    await page.goto(served.home);
    await call(page, `${served.home}/api/me`, { name: "Ann", language: "en" });
    await page.goto(`${served.home}/new/root`);
    const table = await begin(page);
    await page.locator("[data-tab=table]").click();
    await expect(page.getByRole("link", { name: "Campaign: chapter 1" })).toBeVisible();

    const position = JSON.stringify(NEARLY);
    await served.change(`update tables set began_at = '${position}' where id = '${table}'`);
    await page.reload();
    await expect(page.locator(".option[data-option=done]")).toBeVisible();
    await answer(page, "done");
    const over = page.locator(".over");
    await expect(over.locator(".results")).toContainText("Mechanical Marquise 12 points");
    await expect(over.getByRole("button", { name: "Play again" })).toHaveCount(0);
    await over.getByRole("link", { name: "Choose what you keep" }).click();

    await expect(page).toHaveURL(/\/campaign\//);
    await expect(page.locator(".campaign")).toHaveAttribute("data-stage", "won");
    await expect(page.locator(".woodland .stone")).toHaveCount(10);
    await expect(page.locator(".woodland .stone.won")).toHaveCount(1);
    const keeps = page.locator("[data-keeps=A]");
    await expect(keeps.getByRole("checkbox")).toHaveCount(2); // the bot chooses for itself
    await keeps.getByRole("button", { name: "Look at it Brutal Tactics" }).click();
    await expect(page.getByRole("dialog")).toContainText("Brutal Tactics");
    await page.keyboard.press("Escape");
    await keeps.getByRole("checkbox", { name: "Cobbler" }).check();
    await keeps.getByRole("checkbox", { name: "Brutal Tactics" }).check(); // one only
    await expect(keeps.getByRole("checkbox", { name: "Cobbler" })).not.toBeChecked();
    await faultless(page);
    await page.goto(served.home);
    await expect(page.locator(".campaigns .step.won")).toHaveCount(1);
    await faultless(page);
    await page.locator(".campaigns a").click();
    await keeps.getByRole("checkbox", { name: "Brutal Tactics" }).check();
    await page.locator("[data-tool=keep]").click();

    await expect(page).toHaveURL(/\/table\//);
    await expect(page.locator(BOARD)).toBeVisible();
    await page.locator("[data-tab=table]").click();
    await page.getByRole("link", { name: "Campaign: chapter 2" }).click();
    const now = page.locator("#chapter-2");
    await expect(now).toContainText("The Mechanical Marquise has a head start of 3 points");
    await expect(now.getByRole("button", { name: "Brutal Tactics" })).toBeVisible();
    await expect(now.getByRole("button", { name: "Codebreakers" })).toBeVisible();
    await expect(page.locator("#chapter-1").getByRole("link", { name: "Replay" })).toBeVisible();
    await now.getByRole("button", { name: "Codebreakers" }).click();
    await expect(page.getByRole("dialog")).toContainText("Codebreakers");
    await page.keyboard.press("Escape");
    await faultless(page);

    // Given up, it is tried again as it began.
    await page.getByRole("link", { name: "Go on" }).click();
    await page.locator("[data-tab=table]").click();
    await page.locator("[data-tool=concede]").click();
    await page.locator("[data-sure=concede]").click();
    await page.locator(".over").getByRole("link", { name: "Try again" }).click();
    await page.locator("[data-tool=again]").click();
    await expect(page.locator(BOARD)).toBeVisible();
    await page.locator("[data-tab=table]").click();
    await page.getByRole("link", { name: "Campaign: chapter 2" }).click();
    await expect(page.locator(".woodland .fell")).toHaveCount(1);
    await expect(page.locator("#chapter-3")).toContainText("a head start of 3 points");
  } finally {
    served.kill();
  }
});
