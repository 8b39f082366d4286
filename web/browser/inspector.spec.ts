import { expect, type Page } from "@playwright/test";

import { answer, asked, faultless, options, playNow, test } from "./playing";

const PLATE = ".inspector[open]";

/** The middle of what is drawn. */
async function middle(page: Page, within: string): Promise<{ x: number; y: number }> {
  const box = await page.locator(within).first().boundingBox();
  if (!box) throw new Error(`${within} is not drawn`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Answer until the Marquise is asked for an action. */
async function toTheMainQuestion(page: Page): Promise<void> {
  for (let i = 0; i < 40; i++) {
    await asked(page);
    const words = await options(page);
    if (words.includes("march")) return;
    await answer(page, words.find((word) => word === "done") ?? words[0] ?? "");
  }
  throw new Error("there is no main question");
}

test("a card, a pile and a clearing are read; an action begins at its place", async ({ page }) => {
  await playNow(page, "root");
  await toTheMainQuestion(page);

  // A card in hand, large, with its text; Escape closes it.
  const card = page.locator(".hand svg").first();
  const small = await card.boundingBox();
  await card.click();
  await expect(page.locator(`${PLATE} h2`)).toBeVisible();
  await expect(page.locator(`${PLATE} #plate-words p`).first()).not.toBeEmpty();
  await expect(page.locator(`${PLATE} .plate-facts`)).toContainText("Suit");
  await expect(page.locator(`${PLATE} [data-barred] .rule`).first()).toBeVisible();
  const large = await page.locator(`${PLATE} .plate-picture svg`).boundingBox();
  expect((large?.width ?? 0) / (small?.width ?? 1)).toBeGreaterThan(2.4);
  await faultless(page);
  await page.keyboard.press("Escape");
  await expect(page.locator(PLATE)).toHaveCount(0);

  // The deck: what has not been seen, card by card, and back.
  await page.locator('[data-name="supply.deck"]').first().click();
  await expect(page.locator(`${PLATE} h2`)).toHaveText("Deck");
  await page.locator(`${PLATE} [data-look=armorers]`).click();
  await expect(page.locator(`${PLATE} h2`)).toHaveText("Armorers");
  await page.locator(`${PLATE} header`).getByRole("button", { name: "Back" }).click();
  await expect(page.locator(`${PLATE} h2`)).toHaveText("Deck");
  await page.locator(`${PLATE} .close`).click();

  // What would answer if it were possible is told with its reason and rule.
  await page.locator("[data-tool=why]").click();
  await expect(page.locator(".options [data-barred=extra_action] .rule")).toHaveText("6.5");
  await page.locator("[data-tool=why]").click();

  // A clearing says who rules it, what can be done there and what not; one of it begins.
  await page.locator(".board [data-word=c3] > .sp-hit").first().click();
  await expect(page.locator(`${PLATE} h2`)).toHaveText("Clearing 3");
  await expect(page.locator(`${PLATE} [data-barred] .rule`).first()).toBeVisible();
  await page.keyboard.press("Escape");
  await page.locator(".board [data-word=c1] > .sp-hit").first().click();
  await expect(page.locator(`${PLATE} h2`)).toHaveText("Clearing 1");
  await expect(page.locator(`${PLATE} .plate-facts`)).toContainText("Ruled by");
  const march = page.locator(`${PLATE} [data-use^="march "]`).first();
  const way = ((await march.getAttribute("data-use")) ?? "").split(" ");
  await march.click();
  await expect(page.locator(PLATE)).toHaveCount(0);
  await expect(page.locator(".trail")).toContainText("March");
  await expect(page.locator(".trail li")).toHaveCount(way.length);
  await asked(page);

  // By keyboard: from the board to a clearing, to what stands there, to the cards in hand.
  await page.locator(".board").focus();
  await page.keyboard.press("ArrowRight");
  const stands = (): Promise<string | null> =>
    page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? null);
  for (let i = 0; i < 20 && !(await stands())?.startsWith("Clearing 3"); i++)
    await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(page.locator(`${PLATE} h2`)).toHaveText("Clearing 3");
  await page.keyboard.press("Escape");
  expect(await stands()).toContain("Clearing 3");
  await page.keyboard.press("ArrowDown");
  expect(await stands()).not.toContain("Clearing 3");
  await page.keyboard.press("i");
  await expect(page.locator(`${PLATE} .plate-facts`)).toContainText("Clearing 3");
  await page.keyboard.press("Escape");
  await page.locator(".hand").focus();
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await expect(page.locator(`${PLATE} .plate-facts`)).toContainText("Suit");
  await page.keyboard.press("Escape");

  // By keyboard: what answers, and all that is on the board.
  await page.locator(".option").first().focus();
  await page.keyboard.press("i");
  await expect(page.locator(PLATE)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator(PLATE)).toHaveCount(0);
  await page.locator(".board").focus();
  await page.keyboard.press("i");
  await page.locator(`${PLATE} [data-look=c3]`).click();
  await expect(page.locator(`${PLATE} h2`)).toHaveText("Clearing 3");
  await page.keyboard.press("Escape");
  await expect(page.locator(".board")).toBeFocused();

  // All that lies on the board, in words.
  await page.keyboard.press("Shift+Tab");
  await expect(page.locator("[data-inspect=board]")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator(PLATE)).toHaveAccessibleDescription(
    /Clearing 3, rabbit, ruled by the Eyrie, .* Deck \d+\./,
  );
  await page.keyboard.press("Escape");

  // What a line of the log names, by a click or a key.
  await page.locator("[data-tab=log]").click();
  const named = page.locator(".log .line [data-inspect^=c]:visible").last();
  const name = (await named.textContent()) ?? "";
  await named.click();
  await expect(page.locator(`${PLATE} h2`)).toHaveText(new RegExp(name, "i"));
  await page.keyboard.press("Escape");
  await named.locator("xpath=ancestor::button").focus();
  await page.keyboard.press("i");
  await expect(page.locator(PLATE)).toContainText(new RegExp(name, "i"));
  await page.keyboard.press("Escape");

  // Six seats have room; and larger letters make no card smaller.
  await page.setViewportSize({ width: 1400, height: 900 });
  await page.locator(".seats").evaluate((list) => {
    for (const which of [1, 2]) list.append(list.children[which]!.cloneNode(true));
    if (list.scrollWidth > list.clientWidth) throw new Error("a seat is cut off");
  });
  const broad = async (): Promise<number> => (await card.boundingBox())?.width ?? 0;
  const before = await broad();
  await page.locator("html").evaluate((html) => html.classList.add("large-text"));
  expect(await broad()).toBeGreaterThanOrEqual(before);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("what is held is read, and answers nothing", async ({ page }) => {
    await playNow(page, "root");
    await asked(page);
    await page.locator("[data-guide=stop]").click();
    const [zoom, corner] = await Promise.all(
      [".zoom", ".board [data-word=c3] > .sp-hit"].map((what) =>
        page.locator(what).first().boundingBox(),
      ),
    );
    expect(zoom!.y + zoom!.height).toBeLessThan(corner!.y);
    const sentence = await page.locator(".sentence").textContent();
    const finger = await page.context().newCDPSession(page);
    const touch = (
      type: "touchStart" | "touchEnd",
      at: { x: number; y: number }[],
    ): Promise<unknown> => finger.send("Input.dispatchTouchEvent", { type, touchPoints: at });
    for (const what of [".board .can[data-word=c1] > .sp-hit", ".hand svg"]) {
      await touch("touchStart", [await middle(page, what)]);
      await expect(page.locator(`${PLATE} h2`)).toBeVisible();
      await touch("touchEnd", []);
      await expect(page.locator(`${PLATE} .plate-picture svg`)).toBeVisible();
      await page.locator(`${PLATE} .close`).click();
      await expect(page.locator(PLATE)).toHaveCount(0);
    }
    await expect(page.locator(".sentence")).toHaveText(sentence ?? "");

    // A finger that taps does not point; what it has chosen leaves the tabs free, and a panel closes.
    await toTheMainQuestion(page);
    await page.locator(".option[data-option=march]").tap();
    await expect(page.locator(".trail li")).toHaveCount(1);
    const from = await middle(page, ".board .can > .sp-hit");
    await page.touchscreen.tap(from.x, from.y);
    await expect(page.locator(".trail li")).toHaveCount(2);
    await expect(page.locator(".pointed")).toHaveCount(0);
    await page.locator("[data-tab=log]").tap();
    await page.locator(".panel > .close").tap();
    await expect(page.locator(".panel")).toHaveCount(0);
  });
});
