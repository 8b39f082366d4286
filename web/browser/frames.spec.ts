import { readFileSync } from "node:fs";

import { expect, type Locator, type Page } from "@playwright/test";

import {
  answer,
  arrive,
  asked,
  BOARD,
  call,
  faultless,
  options,
  play,
  playNow,
  test,
} from "./playing";

const RECORD = readFileSync("../tests/root/golden/base_four.spinney", "utf-8");
const MOVING = { contextOptions: { reducedMotion: "no-preference" as const } };

interface Moment {
  sentence: string;
  log: boolean;
  scores: Record<string, string>;
  asked: boolean;
}

/** Keep what the page shows, moment by moment. */
async function film(page: Page): Promise<void> {
  await page.evaluate(() => {
    const taken: Moment[] = [];
    const take = (): void => {
      const sentence = document.querySelector(".sentence")?.firstChild?.textContent?.trim() ?? "";
      if (taken.at(-1)?.sentence === sentence) return;
      const seats = [...document.querySelectorAll<HTMLElement>(".seats li")].map((seat) => [
        seat.querySelector("strong")?.textContent ?? "",
        seat.querySelector(".score span")?.textContent ?? "",
      ]);
      taken.push({
        sentence,
        log: document.querySelector(".log")?.textContent?.includes(sentence) ?? false,
        scores: Object.fromEntries(seats) as Record<string, string>,
        asked: document.querySelector(".option") !== null,
      });
    };
    new MutationObserver(take).observe(document.body, { subtree: true, childList: true });
    Object.assign(globalThis, { taken, glided: 0 });
    new MutationObserver((seen) => {
      const ghosts = seen.reduce((sum, { addedNodes }) => sum + addedNodes.length, 0);
      (globalThis as unknown as { glided: number }).glided += ghosts;
    }).observe(document.querySelector(".ghosts")!, { childList: true });
  });
}

function taken(page: Page): Promise<Moment[]> {
  return page.evaluate(() => (globalThis as unknown as { taken: Moment[] }).taken);
}

/** Begin as the Marquise and leave the rest to the others, at this pace. */
async function begin(page: Page, pace = ""): Promise<void> {
  await playNow(page, "root");
  await asked(page);
  if (pace) await page.locator("[data-play=pace]").selectOption(pace);
  for (const word of ["c1", "c1", "c5"]) await answer(page, word);
}

const sentence = (page: Page): Promise<string> =>
  page.locator(".sentence").evaluate((told) => told.firstChild?.textContent?.trim() ?? "");

/** The colour of the frame around the first of these, in degrees, as an eye tells colours apart. */
function hue(parts: Locator): Promise<number> {
  return parts.first().evaluate((part) => {
    const { boxShadow, stroke } = getComputedStyle(part);
    const [red = 0, green = 0, blue = 0] = (boxShadow + stroke).match(/[\d.]+/g)!.map(Number);
    const [x, y] = [red - (green + blue) / 2, ((green - blue) * Math.sqrt(3)) / 2];
    return (Math.atan2(y, x) * 180) / Math.PI;
  });
}

function apart(one: number, other: number): number {
  const turned = Math.abs(one - other) % 360;
  return Math.min(turned, 360 - turned);
}

function dashes(parts: Locator): Promise<string> {
  return parts.first().evaluate((part) => getComputedStyle(part).strokeDasharray);
}

const CLEAR = "rgba(0, 0, 0, 0)";

function dress(parts: Locator): Promise<string[]> {
  return parts.first().evaluate((part) => {
    const { borderTopColor, backgroundColor } = getComputedStyle(part);
    return [borderTopColor, backgroundColor];
  });
}

test.describe("what others do", () => {
  test.use(MOVING);

  test("is shown event by event: board, header, log and question are of one moment", async ({
    page,
  }) => {
    await begin(page);
    await page.locator("[data-tab=log]").click();
    await film(page);
    await page.locator(".option").first().click();
    await expect(page.locator(".option")).toHaveCount(0);
    await asked(page);
    const moments = await taken(page);
    const others = moments.slice(0, -1).filter((each) => !each.asked);
    expect(others.length).toBeGreaterThan(8);
    expect(moments.at(-1)?.asked).toBe(true);
    expect(others.filter((each) => !each.log)).toEqual([]);
    for (const { sentence, scores } of others) {
      const [, who = "", points] = /^The (\w+) scores? .* now has (\d+)/.exec(sentence) ?? [];
      if (points) expect([sentence, scores[who]]).toEqual([sentence, points]);
    }
    expect(others.some((each) => each.sentence.includes("now has"))).toBe(true);
    expect(
      await page.evaluate(() => (globalThis as unknown as { glided: number }).glided),
    ).not.toBe(0);

    // News shine, what answers is framed, and so is what the pointer is on; none looks like another.
    for (const word of ["done", "march"]) {
      while (!(await options(page)).includes(word)) await play(page, 1); // whoever is attacked is asked
      await answer(page, word);
      await asked(page);
    }
    const [light, can] = [page.locator(".lights > *"), page.locator(".board .can > .sp-hit")];
    const pointed = page.locator(".board .can.pointed > .sp-hit");
    await page.evaluate(() => document.getAnimations().forEach((each) => each.finish()));
    // What happened last need not lie on the board: a light of our own looks like any other.
    const lights = page.locator(".lights").first();
    await lights.evaluate((there) => there.append(document.createElement("i")));
    await page.locator(".option").nth(1).hover();
    await expect(pointed).toHaveCount(1);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      const [news = 0, answers = 0, here = 0] = await Promise.all([light, can, pointed].map(hue));
      expect(apart(news, answers)).toBeGreaterThan(90);
      expect(apart(news, here)).toBeGreaterThan(90);
      expect(await dashes(can)).not.toBe("none");
      expect(await dashes(pointed)).toBe("none");
    }
    // Who points at something is not shown the last news again.
    const shining = (): Promise<number> =>
      page.evaluate(() => {
        const lights = [...document.querySelectorAll(".lights")];
        return lights.flatMap((each) => each.getAnimations()).length;
      });
    expect(await shining()).toBe(0);
    const third = (await options(page))[2]!;
    await page.locator(".option").nth(2).hover();
    await expect(page.locator(".board .can.pointed")).toHaveAttribute("data-word", third);
    expect(await shining()).toBe(0);

    // What was chosen on the way here looks like no answer: it has neither a frame nor a ground.
    const trail = page.locator(".trail button");
    await expect(trail).toHaveText("March");
    expect(await dress(trail)).toEqual([CLEAR, CLEAR]);
    expect(await dress(page.locator(".option"))).not.toContain(CLEAR);
  });

  test("can be paused, walked through and skipped, and seen again", async ({ page }) => {
    await begin(page, "step");
    const event = (): Promise<number> =>
      page.locator(".player").evaluate((bar) => Number(bar.dataset["event"]));
    const mine = await event();
    await page.locator(".option").first().click();
    const forth = page.locator("[data-play=forth]");
    await expect(page.locator(".option")).toHaveCount(0);
    await expect(forth).toBeEnabled();
    await expect.poll(event).toBeGreaterThan(mine); // others have begun
    const first = await event();
    for (const next of [1, 2, 3, 4]) {
      await forth.click();
      await expect.poll(event).toBe(first + next);
    }
    await faultless(page);
    await forth.focus();
    const last = await sentence(page);
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    await expect.poll(event).toBe(first + 2);
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await expect.poll(event).toBe(first + 4);
    expect(await sentence(page)).toBe(last);
    await expect(page.locator(".option")).toHaveCount(0);
    while (!(await page.locator(".option").count())) await page.locator("[data-play=skip]").click();

    await page.locator("[data-play=pace]").selectOption("calm");
    await page.locator("[data-play=round]").click();
    await expect(page.locator(".option")).toHaveCount(0);
    const turn = page.locator("[data-play=turn]");
    await turn.focus();
    await page.keyboard.press("Space");
    await expect(turn).toHaveAccessibleName("Play");
    await page.locator("[data-play=skip]").click();
    await expect(page.locator(".option").first()).toBeVisible();
    await page.reload();
    await expect(page.locator("[data-play=pace]")).toHaveValue("calm");
    await expect(page.locator(".option").first()).toBeVisible();
    await page.locator("[data-play=back]").click(); // further back than this page has seen
    await expect(page.locator(".option")).toHaveCount(0);
    await page.locator("[data-play=skip]").click();
    await page.locator("[data-tab=log]").click();
    await page.keyboard.press("Escape"); // the scene of the last battle, if there is one
    await page.locator(".log [data-tool=again]:visible").first().click();
    await expect(page.locator(".option")).toHaveCount(0);
    await expect(page.locator("[data-play=skip]")).toBeEnabled();
  });
});

test("what is read while the past is shown is as it was then, and says so", async ({ page }) => {
  await begin(page);
  await answer(page, "c9");
  await asked(page);
  const read = async (): Promise<string> => {
    const hit = page.locator(".board [data-word=c1] > .sp-hit").first();
    await hit.click({ button: "right" });
    const plate = page.locator(".inspector[open]");
    await expect(plate.locator("h2")).toHaveText("Clearing 1");
    const told = (await plate.locator("#plate-words").textContent()) ?? "";
    await page.keyboard.press("Escape");
    await expect(plate).toHaveCount(0);
    return told;
  };
  const now = await read();
  expect(now).not.toContain("at the moment that is shown");
  expect(now).toContain("0 of 1 open");
  const back = page.locator("[data-play=back]");
  for (let i = 0; i < 80 && (await back.isEnabled()); i++) await back.click();
  await expect(page.locator(".option")).toHaveCount(0);
  const then = await read();
  expect(then).toContain("at the moment that is shown");
  expect(then).toContain("1 of 1 open");
  await page.locator("[data-play=skip]").click();
  await expect(page.locator(".option").first()).toBeVisible();
  expect(await read()).toBe(now);
});

test("a replay goes event by event, through one choice and on to the next", async ({ page }) => {
  await arrive(page);
  const { table } = await call<{ table: string }>(page, "/api/records", { record: RECORD });
  await page.goto(`/replay/${table}#17`); // the Vagabond is about to explore a ruin
  await expect(page.locator(BOARD)).toBeVisible();
  const eyes = page.waitForResponse(/replay\?/);
  await page.locator("[data-tool=eyes]").selectOption("");
  await eyes;
  await page.locator("[data-play=pace]").selectOption("step");
  const number = page.locator(".table");
  await page.locator("[data-play=forth]").click();
  await expect(number).toHaveAttribute("data-number", "18");
  await page.locator("[data-play=back]").click();
  await expect(number).toHaveAttribute("data-number", "18");
  await expect(page.locator("[data-play=skip]")).toBeEnabled();

  // What lay under the ruin is told, and then lies in the satchel.
  const item = page.locator(".slips [data-name^='vagabond'] [data-thing=item-bag]");
  const had = await item.count();
  while (!(await sentence(page)).includes("finds")) await page.locator("[data-play=forth]").click();
  expect(await sentence(page)).toMatch(/Under the ruin in clearing \d+ .* finds: Bag\./);
  await expect(item).toHaveCount(had + 1);
  await page.locator("[data-play=skip]").click();
  await expect(page.locator("[data-play=skip]")).toBeDisabled();

  // What lay there then can be read.
  const plate = page.locator(".inspector[open]");
  await page.locator(".board [data-word=c1] > .sp-hit").first().click();
  await expect(plate.locator("h2")).toHaveText("Clearing 1");
  await expect(plate.locator(".plate-facts")).toContainText("Ruled by");
  await expect(plate.locator("[data-use], [data-barred]")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await page.locator("[data-tab=log]").click();
  await page.locator(".log [data-inspect]:visible").last().click();
  await expect(plate.locator("h2")).toBeVisible();
});
