import { resolve } from "node:path";

import { expect } from "@playwright/test";

import { answer, asked, BOARD, faultless, options, test } from "./playing";
import { Served } from "./serving";

/** The sample game of the documentation, which no page of ours has ever heard of. */
const OWN = { SPINNEY_GAMES: "magpie=magpie.game", PYTHONPATH: resolve("../docs") };

test("a game of somebody's own is played by clicking on its cards, to its end", async ({
  page,
}) => {
  const served = new Served(OWN);
  try {
    await served.start();
    await page.goto(served.home);
    await expect(page.locator("[data-game=magpie]")).toContainText("fight over one shiny thing");
    await page.locator("[data-game=magpie] button.main").click();
    await expect(page.locator(BOARD)).toBeVisible();
    const guide = page.locator(".guide");
    await expect(guide).toContainText("You are a magpie.");
    await expect(guide).toContainText("A low card may take the ring early in a round");
    await faultless(page);
    expect(await options(page)).toEqual(["bid", "dare", "pass"]); // what leaves is last
    await expect(page.locator(".option.leave")).toHaveAttribute("data-option", "pass");
    await answer(page, "bid");
    await guide.locator("[data-guide=next]").click();
    await expect(page.locator(".drawn .can")).toHaveCount(3); // the cards of my hand
    while (await asked(page)) await answer(page, (await options(page)).at(-1) ?? "");
    await expect(page.locator(".over")).toContainText(/won|lost/i);
  } finally {
    served.kill();
  }
});
