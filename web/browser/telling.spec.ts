/** What happened, told so that somebody can follow it: recap, log, and what nobody should miss. */

import { expect, test } from "@playwright/test";

import { asked, call, play } from "./playing";

const OTHERS = ["eyrie", "alliance", "vagabond"];

test("after a round I am told what the others did, turn by turn, and the log has it in order", async ({
  page,
}) => {
  const bot = { who: "bot", level: "random" };
  const seats = [{ who: "me" }, bot, bot, bot];
  const options = { seats: ["marquise", ...OTHERS].join(","), first: "1" };
  await page.goto("/");
  await expect(page.locator(".plate").first()).toBeVisible();
  const made = await call<{ table: string }>(page, "/api/tables", { game: "root", options, seats });
  await page.goto(`/table/${made.table}`);
  const opener = page.locator("[data-recap=open]");
  await asked(page);
  await page.locator("[data-tab=log]").click();
  const chapters = page.locator(".log .chapter[data-by]");
  for (let i = 0; i < 40 && (await chapters.count()) < 5; i++) {
    await play(page, 1);
    await asked(page); // while others act, there is more to tell
  }

  // The recap is a layer: with or without it, the question is where it was.
  const question = page.locator(".question .sentence");
  const place = await question.boundingBox();
  await opener.click();
  const turns = page.locator(".recap li[data-by]");
  await expect(turns).toHaveCount(3);
  expect(await question.boundingBox()).toEqual(place);
  const who = await turns.evaluateAll((all) => all.map((each) => each.getAttribute("data-by")));
  expect(who).toEqual(OTHERS);
  for (const turn of await turns.all()) await expect(turn.locator("p")).toHaveText(/\w+.*\.$/);
  await page.keyboard.press("Escape");
  await expect(turns).toHaveCount(0);

  // The log has the same turns, with phases and emblems, and says factions.
  const told = await chapters.evaluateAll((all) => all.map((each) => each.getAttribute("data-by")));
  expect(told).toEqual(["marquise", ...OTHERS, "marquise"]);
  await expect(page.locator(".log .phase").first()).toBeVisible();
  const emblem = chapters.last().locator("summary .emblem").first();
  await expect(emblem).toHaveJSProperty("complete", true);
  expect(await emblem.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(page.locator(".log")).not.toContainText("0 against 0");

  // Put away for good, it stays away.
  await opener.click();
  await page.locator("[data-recap=stop]").click();
  await expect(page.locator(".recap")).toHaveCount(0);
  await page.reload();
  await asked(page);
  await expect(page.locator(".recap")).toHaveCount(0);
});
