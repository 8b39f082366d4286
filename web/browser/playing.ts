/** How a person plays: by clicking on the board, on buttons, or by the keyboard. */

import AxeBuilder from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";

export const BOARD = ".board .drawn > svg";
const LAWS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** Rules about colours: all that another theme changes. */
export const COLOURS = ["color-contrast", "link-in-text-block"];

/**
 * To paint boards is half of the work where there is no graphics card, and no test looks at it: in
 * every window all is where it is, and can be clicked, but is not painted. What lies within a drawing
 * is left out, not the drawing: that would come to lie above others.
 */
export const test = base.extend<object, { unpainted: void }>({
  unpainted: [
    async ({ browser }, use) => {
      const open = browser.newContext.bind(browser);
      browser.newContext = async (wanted) => {
        const context = await open(wanted);
        await context.addInitScript(() => {
          const [drawn, filters] = [new CSSStyleSheet(), new CSSStyleSheet()];
          drawn.replaceSync(".drawn svg > * { opacity: 0 !important }");
          filters.replaceSync("[filter] { filter: none !important }");
          document.adoptedStyleSheets = [drawn, filters];
        });
        return context;
      };
      await use();
    },
    { scope: "worker", auto: true },
  ],
});

/** Paint boards on this page after all; or no more. */
export function paint(page: Page, on = true): Promise<void> {
  return page.evaluate((on) => {
    const drawn = document.adoptedStyleSheets[0];
    if (drawn) drawn.disabled = on;
  }, on);
}

/** Nothing on the screen keeps anybody out. */
export async function faultless(page: Page, laws = LAWS): Promise<void> {
  await paint(page); // what cannot be seen would be passed over
  const axe = new AxeBuilder({ page }).options({ runOnly: laws, resultTypes: ["violations"] });
  axe.setLegacyMode(); // all of ours is in one frame: no other page is needed to gather them
  const { violations } = await axe.analyze();
  expect(violations).toEqual([]);
  await paint(page, false);
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

/** Be somebody to the server, without a look at the lobby: its pictures take their time. */
export async function arrive(page: Page, wanted: object = {}): Promise<void> {
  await call(page, "/api/me", { language: "en", ...wanted });
}

/** At a table of a game with its best defaults, as by the lobby's button. */
export async function playNow(page: Page, game: string): Promise<void> {
  await arrive(page);
  const { table } = await call<{ table: string }>(page, "/api/tables", { game });
  await page.goto(`/table/${table}`);
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
    await page.mouse.move(1, 1); // whoever has moved away means what is there now
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
