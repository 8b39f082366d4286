/** What happened, told so that somebody can follow it: recap, log, and what nobody should miss. */

import { expect, type Page } from "@playwright/test";

import { arrive, asked, call, play, test } from "./playing";

/** Keep all that a screen reader would say by itself. */
async function listen(page: Page): Promise<void> {
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(globalThis, { said });
    const live = "[aria-live]:not([aria-live=off]), [role=status], [role=alert]";
    new MutationObserver((seen) => {
      for (const { target, addedNodes, type } of seen) {
        const at = target instanceof Element ? target : target.parentElement;
        if (!at?.closest(live)) continue;
        const told = type === "characterData" ? [target] : [...addedNodes];
        for (const each of told) if (each.textContent?.trim()) said.push(each.textContent.trim());
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}

function heard(page: Page): Promise<string[]> {
  return page.evaluate(() => (globalThis as unknown as { said: string[] }).said);
}

const OTHERS = ["eyrie", "alliance", "vagabond"];

test("after a round I am told what the others did, turn by turn, and the log has it in order", async ({
  page,
}) => {
  const bot = { who: "bot", level: "random" };
  const seats = [{ who: "me" }, bot, bot, bot];
  const options = { seats: ["marquise", ...OTHERS].join(","), first: "1" };
  await arrive(page);
  const made = await call<{ table: string }>(page, "/api/tables", { game: "root", options, seats });
  await page.goto(`/table/${made.table}`);
  const opener = page.locator("[data-recap=open]");
  await asked(page);
  await page.locator("[data-tab=log]").click();
  await listen(page);
  const chapters = page.locator(".log .chapter[data-by]");
  for (let i = 0; i < 40 && (await chapters.count()) < 5; i++) {
    await play(page, 1);
    await asked(page); // while others act, there is more to tell
  }

  // On a phone, too, the way to it has a word; what was chosen so far looks like no answer.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(opener.locator(".word")).toHaveText("News");
  await expect(opener.locator(".word")).toBeInViewport();
  await page.setViewportSize({ width: 1280, height: 720 });

  // What others did was said aloud, each thing once, and then the question, once.
  const said = await heard(page);
  const last = chapters.nth(-2); // the turn of whoever played before me
  const did = await last.locator("li > .line").allTextContents();
  expect(did.length).toBeGreaterThan(0);
  const before = said.slice(said.lastIndexOf(did[0]!.trim()));
  for (const line of did)
    expect(before.filter((each) => each === line.trim()).length).toBe(
      did.filter((each) => each === line).length,
    );
  const sentence = await page
    .locator(".sentence")
    .evaluate((told) => told.firstChild?.textContent?.trim() ?? "");
  expect(before.filter((each) => each.includes(sentence))).toEqual([sentence]);
  expect(said.at(-1)).toBe(sentence);

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

  // Each faction has a band of its colour; what is new has the colour of news, as nothing else.
  const bands = page.locator(".log summary [data-band]");
  const colours = await bands.evaluateAll((all) =>
    all.map((each) => [each.dataset["band"], getComputedStyle(each).backgroundColor].join()),
  );
  expect(new Set(colours).size).toBe(4);
  expect(new Set(colours.map((each) => each.split(",").slice(1).join())).size).toBe(4);
  const [fresh, news, glow] = await page
    .locator(".log .new")
    .first()
    .evaluate((line) => {
      const probe = document.body.appendChild(document.createElement("i"));
      const painted = (colour: string): string => {
        probe.style.color = colour;
        return getComputedStyle(probe).color;
      };
      const found = [painted("var(--news)"), painted("var(--glow)")];
      return [getComputedStyle(line).borderInlineEndColor, ...found];
    });
  expect(fresh).toBe(news);
  expect(fresh).not.toBe(glow);

  // Put away for good, it stays away.
  await opener.click();
  await page.locator("[data-recap=stop]").click();
  await expect(page.locator(".recap")).toHaveCount(0);
  await page.reload();
  await asked(page);
  await expect(page.locator(".recap")).toHaveCount(0);
});
