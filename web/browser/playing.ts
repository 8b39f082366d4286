/** How a person plays: by clicking on the board, on buttons, or by the keyboard. */

import AxeBuilder from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";

export const BOARD = ".board .drawn > svg";
const LAWS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/**
 * Without a graphics card the paper's grain and the trembling of the pen are a third of all the work
 * that a page is. No test looks at them: they are left out of every window.
 */
export const test = base.extend<object, { plain: void }>({
  plain: [
    async ({ browser }, use) => {
      const open = browser.newContext.bind(browser);
      browser.newContext = async (wanted) => {
        const context = await open(wanted);
        await context.addInitScript(() => {
          const style = new CSSStyleSheet();
          style.replaceSync("[filter] { filter: none !important }");
          document.adoptedStyleSheets = [style];
        });
        return context;
      };
      await use();
    },
    { scope: "worker", auto: true },
  ],
});

/** Nothing on the screen keeps anybody out. */
export async function faultless(page: Page): Promise<void> {
  const axe = new AxeBuilder({ page }).options({ runOnly: LAWS, resultTypes: ["violations"] });
  axe.setLegacyMode(); // all of ours is in one frame: no other page is needed to gather them
  const { violations } = await axe.analyze();
  expect(violations).toEqual([]);
}

/**
 * Ask the server, or tell it something, without a click. Each time on a connection of its own: a
 * request on one that was kept is lost if the server closes that just then.
 */
export async function call<T>(page: Page, address: string, data?: object): Promise<T> {
  const method = data ? "POST" : "GET";
  const headers = { Connection: "close" };
  const answered = await page.request.fetch(address, { method, headers, ...(data && { data }) });
  const said = await answered.text();
  expect(answered.ok(), `${address}: ${said}`).toBe(true);
  return JSON.parse(said) as T;
}

/** From the lobby to the table of a game, with its best defaults. */
export async function playNow(page: Page, game: string): Promise<void> {
  await page.goto("/");
  await page.locator(`[data-game=${game}] button.main`).click();
  await expect(page.locator(BOARD)).toBeVisible();
}

/** Click on a thing where its middle is drawn. */
export async function clickOn(page: Page, word: string): Promise<void> {
  const thing = page.locator(`.board [data-word="${word}"]`).first();
  const box = await thing.locator("> .sp-hit").first().boundingBox();
  if (!box) throw new Error(`${word} is not on the board`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** The words that answer the question before me; none when it is not mine. */
export async function options(page: Page): Promise<string[]> {
  return page.locator(".option").evaluateAll((buttons) => {
    return buttons.map((button) => (button as HTMLElement).dataset["option"] ?? "");
  });
}

/** How much has happened at the table, as the page shows it to tests. */
export function moment(page: Page): Promise<string | null> {
  return page.locator(".table").getAttribute("data-number");
}

/** Answer, where it is drawn if it is, and wait until that has been taken. */
export async function answer(page: Page, word: string): Promise<void> {
  const before = await moment(page);
  await press(page, word);
  if (await page.locator(".option.armed").count()) await press(page, word);
  const after = page.locator(`.table:not([data-number="${before}"])`);
  await expect(after).toBeVisible();
}

async function press(page: Page, word: string): Promise<void> {
  const drawn = page.locator(`.drawn .can[data-word="${word}"]`).first();
  if (await drawn.count()) {
    await drawn.focus();
    await page.keyboard.press("Enter");
  } else {
    await page.locator(`.option[data-option="${word}"]`).click();
  }
}

/** Wait until I am asked something, or the game is over. */
export async function asked(page: Page): Promise<boolean> {
  await expect(page.locator(".option, .over").first()).toBeVisible({ timeout: 60_000 });
  return (await page.locator(".over").count()) === 0;
}

/** Answer so many questions with the first thing that comes to mind. */
export async function play(page: Page, choices: number): Promise<void> {
  for (let i = 0; i < choices && (await asked(page)); i++) {
    const words = await options(page);
    if (words[0]) await answer(page, words[0]);
  }
}
