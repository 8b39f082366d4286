import { expect, type Page, test } from "@playwright/test";

import { asked, clickOn, playNow } from "./playing";

/** What has the focus, in a word. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const at = document.activeElement as HTMLElement;
    return at.dataset["word"] ?? at.dataset["option"] ?? at.tagName;
  });
}

async function middle(page: Page, word: string): Promise<{ x: number; y: number }> {
  const box = await page.locator(`.board [data-word="${word}"] > .sp-hit`).first().boundingBox();
  if (!box) throw new Error(`${word} is not on the board`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test("Tab goes through what answers and on, and back; who points is led nowhere", async ({
  page,
}) => {
  await playNow(page, "root");
  await asked(page);
  await page.locator(".board").focus();
  const corners = ["c1", "c2", "c3", "c4"];
  for (const corner of corners) {
    await page.keyboard.press("Tab");
    expect(await focused(page)).toBe(corner);
    await page.waitForTimeout(200); // what it would do has been asked for
  }
  await page.keyboard.press("Tab");
  expect(corners).not.toContain(await focused(page));
  await page.keyboard.press("Shift+Tab");
  expect(await focused(page)).toBe("c4");

  await clickOn(page, "c1");
  await expect(page.locator(".sentence")).not.toContainText("In which corner");
  await asked(page);
  expect(await page.locator(".can:focus-visible, .option:focus-visible").count()).toBe(0);
});

test("the board grows around the pointer, is dragged, and a drag is no answer", async ({
  page,
}) => {
  await playNow(page, "root");
  await asked(page);
  const before = await middle(page, "c1");
  await page.mouse.move(before.x, before.y);
  await page.keyboard.down("Control");
  for (let i = 0; i < 4; i++) await page.mouse.wheel(0, -100);
  await page.keyboard.up("Control");
  const frame = page.locator(".board");
  await expect
    .poll(() => frame.evaluate((board) => board.scrollWidth / board.clientWidth > 2))
    .toBe(true);
  const near = await middle(page, "c1");
  expect(Math.hypot(near.x - before.x, near.y - before.y)).toBeLessThan(12);
  await page.mouse.down();
  await page.mouse.move(before.x + 5, before.y - 30);
  await page.mouse.move(before.x + 5, before.y - 60);
  await page.mouse.up();
  const dragged = await middle(page, "c1");
  expect(Math.abs(dragged.y - near.y + 60)).toBeLessThan(12);
  await expect(page.locator(".sentence")).toContainText("In which corner");
  await expect(page.locator(".armed")).toHaveCount(0);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("the whole map is there at first, and two taps or two fingers bring it close", async ({
    page,
  }) => {
    await playNow(page, "root");
    await asked(page);
    for (const word of ["c1", "c2", "c3", "c4", "c12"]) {
      await expect(page.locator(`.board [data-word=${word}] > .sp-hit`).first()).toBeInViewport({
        ratio: 1,
      });
    }
    const zoomed = (): Promise<number> =>
      page.locator(".board").evaluate((board) => board.scrollWidth / board.clientWidth);
    expect(await zoomed()).toBe(1);
    const { x, y } = await middle(page, "c12");
    await page.locator(".board").dispatchEvent("dblclick", { clientX: x, clientY: y });
    await expect.poll(zoomed).toBeGreaterThan(2);
    await page.locator(".board").dispatchEvent("dblclick", { clientX: x, clientY: y });
    await expect.poll(zoomed).toBe(1);

    const fingers = await page.context().newCDPSession(page);
    const touch = (type: string, apart: number): Promise<unknown> =>
      fingers.send("Input.dispatchTouchEvent", {
        type: type as "touchStart",
        touchPoints: apart
          ? [
              { x: x - apart, y },
              { x: x + apart, y },
            ]
          : [],
      });
    await touch("touchStart", 20);
    for (const apart of [30, 40, 60]) await touch("touchMove", apart);
    await touch("touchEnd", 0);
    await expect.poll(zoomed).toBeGreaterThan(2);
  });
});
