import { expect } from "@playwright/test";

import { answer, arrive, asked, call, faultless, options, playNow, test } from "./playing";

test("settings are remembered, change the whole page, and keep nobody out", async ({ page }) => {
  await page.setViewportSize({ width: 1400, height: 900 });
  await playNow(page, "ironwood");
  await asked(page);
  await page.locator("[data-guide=stop]").click();
  await expect(page.locator(".slips [data-sheet=woodwalkers]")).toBeInViewport({ ratio: 0.6 });
  const looks = ["large-text", "high-contrast", "patterns"];
  const size = (): Promise<number> =>
    page.locator(".sentence").evaluate((words) => parseFloat(getComputedStyle(words).fontSize));
  const before = await size();

  // On a screen of four times as many pixels everything grows.
  const broad = (what: string): Promise<number> =>
    page.locator(what).evaluate((each) => each.getBoundingClientRect().width);
  const wide = [await broad(".board"), await broad(".slips [data-sheet=woodwalkers]")];
  await page.setViewportSize({ width: 3840, height: 2160 });
  await expect.poll(size).toBeGreaterThan(1.9 * before);
  expect(await broad(".board")).toBeGreaterThan(2.2 * wide[0]!);
  expect(await broad(".slips [data-sheet=woodwalkers]")).toBeGreaterThan(1.9 * wide[1]!);
  await page.setViewportSize({ width: 1400, height: 900 });
  const marks = page.locator(".board .sp-owned");
  await expect(marks.first()).toBeHidden();
  await page.locator("header summary").click();
  for (const look of looks) await page.locator(`[data-wish=${look}]`).check();
  await page.keyboard.press("Escape");
  await page.reload();
  await asked(page);
  for (const look of looks) await expect(page.locator("html")).toHaveClass(new RegExp(look));
  expect(await size()).toBeGreaterThan(1.2 * before);
  await expect(marks.first()).toBeVisible(); // whose a piece is, by a pattern
  await faultless(page);

  // The opponent that the rules play sits beside the others.
  await expect(page.locator("[data-automaton=ironclads]")).toContainText("Ironbot");

  // Who comes by keyboard is at once where they want to be.
  for (const [name, place] of Object.entries({
    question: "#question",
    board: ".board",
    hand: "#hand",
  })) {
    await page.locator(`[data-skip=${name}]`).focus();
    await page.keyboard.press("Enter");
    await expect(page.locator(place)).toBeFocused();
  }
  const headings = await page
    .locator("h1, h2, h3")
    .evaluateAll((all) => all.map((each) => Number(each.tagName[1])));
  expect(headings[0]).toBe(1);
  headings.reduce((above, level) => {
    expect(level).toBeLessThanOrEqual(above + 1);
    return level;
  });
});

test("cards that stay in hand stay where they are while others are spent", async ({ page }) => {
  await arrive(page);
  const { table } = await call<{ table: string }>(page, "/api/tables", { game: "sylvion" });
  await page.setViewportSize({ width: 1400, height: 900 });
  await page.goto(`/table/${table}`);
  await asked(page);
  // Below the board is the hand, and below the hand the edge of the window.
  const [board, hand] = await Promise.all(
    [".board", ".hand"].map((each) => page.locator(each).boundingBox()),
  );
  expect(hand!.y - board!.y - board!.height).toBeLessThan(20);
  expect(900 - hand!.y - hand!.height).toBeLessThan(20);
  const cards = page.locator(".hand svg:not(:empty)");
  const lying = (): Promise<Record<string, number>> =>
    cards.evaluateAll((all) => {
      const places = all.map((each) => [each.dataset["sheet"], each.getBoundingClientRect().x]);
      return Object.fromEntries(places) as Record<string, number>;
    });
  let spent = 0;
  for (let i = 0; i < 40 && spent < 2 && (await asked(page)); i++) {
    const [before, turn] = [await lying(), await page.locator(".table").getAttribute("data-turn")];
    const words = await options(page);
    await answer(page, words[0] ?? "");
    await asked(page);
    const now = await lying();
    const same = turn === (await page.locator(".table").getAttribute("data-turn"));
    const gone = Object.keys(before).filter((name) => !(name in now));
    if (!same || !gone.length || !Object.keys(now).some((name) => name in before)) continue;
    spent += 1;
    for (const [name, x] of Object.entries(now)) if (name in before) expect(x).toBe(before[name]);
  }
  expect(spent).toBe(2);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("the map is whole, the question has a third at most, fingers have room", async ({
    page,
  }) => {
    await playNow(page, "root");
    await asked(page);
    const asking = await page.locator(".bottom").boundingBox();
    expect(asking?.height).toBeLessThanOrEqual(844 / 3);
    expect((asking?.y ?? 0) + (asking?.height ?? 0)).toBe(844);
    for (const answer of await page.locator(".option").all()) {
      await answer.scrollIntoViewIfNeeded();
      await expect(answer).toBeInViewport();
    }
    const tight = await page.locator("button:visible, select:visible").evaluateAll((all) =>
      all
        .filter((each) => !each.closest(".drawn, .skip, .hidden"))
        .map((each) => ({ what: each.outerHTML.slice(0, 90), box: each.getBoundingClientRect() }))
        .filter(({ box }) => box.width > 1 && (box.width < 40 || box.height < 40))
        .map(({ what, box }) => `${what} ${box.width}x${box.height}`),
    );
    expect(tight).toEqual([]);
    await faultless(page);

    // All seats are in sight, six of them, too.
    const seats = page.locator(".seats li");
    await expect(seats).toHaveCount(4);
    await page.locator(".seats").evaluate((list) => {
      for (const which of [1, 2]) list.append(list.children[which]!.cloneNode(true));
    });
    for (const seat of await seats.all()) {
      await expect(seat.locator(".name strong")).toBeInViewport({ ratio: 1 });
      await expect(seat.locator(".score")).toBeInViewport({ ratio: 0.8 });
    }
    expect(
      await page.locator(".seats").evaluate((list) => list.scrollWidth - list.clientWidth),
    ).toBe(0);
  });
});
