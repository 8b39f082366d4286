/** People at one table: agreeing, leaving, coming back, watching, talking, being told. */

import { type Browser, expect, type Page } from "@playwright/test";

import { answer, asked, BOARD, call, faultless, moment, options, test } from "./playing";
import { Served } from "./serving";

const DUEL = { game: "root", options: { seats: "marquise,eyrie" } };
const TOGETHER = { game: "sylvion", options: { players: "2" } };

/** Somebody with a browser of their own. */
async function arrive(browser: Browser, name: string, home = ""): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await call(page, `${home}/api/me`, { name, language: "en" });
  return page;
}

interface Made {
  table: string;
  join: string;
  watch: string;
}

/** A table that the first of them makes and the others join by its link. */
async function sitDown(pages: [Page, ...Page[]], wanted: object, home = ""): Promise<Made> {
  const seats = pages.map((_, at) => ({ who: at ? "link" : "me" }));
  const [first, ...others] = pages;
  const made = await call<Made>(first, `${home}/api/tables`, { ...wanted, seats });
  for (const page of others) await call(page, `${home}/api/join`, { token: made.join });
  return made;
}

async function open(pages: Page[], table: string, home = ""): Promise<void> {
  for (const page of pages) {
    await page.goto(`${home}/table/${table}`);
    await expect(page.locator(BOARD)).toBeVisible();
  }
}

/** Press a button of the table's menu; twice what cannot be undone. */
async function menu(page: Page, name: string | RegExp, sure?: string): Promise<void> {
  const tab = page.locator("[data-tab=table]");
  if (await tab.count()) await tab.click();
  await page.getByRole("button", { name }).click();
  if (sure) await page.getByRole("button", { name: sure }).click();
}

/** The others answer until somebody is asked. */
async function until(asks: Page, others: Page[]): Promise<void> {
  await expect(async () => {
    if ((await options(asks)).length) return;
    for (const page of others) {
      const [first] = await options(page);
      if (first) await answer(page, first);
    }
    expect(await options(asks)).not.toEqual([]);
  }).toPass({ intervals: [30], timeout: 60_000 });
}

async function sendHome(pages: Page[]): Promise<void> {
  for (const page of pages) await page.context().close();
}

test("who concedes has lost; both play again, at one new table", async ({ browser }) => {
  const [ann, bob] = [await arrive(browser, "Ann"), await arrive(browser, "Bob")];
  const { table } = await sitDown([ann, bob], DUEL);
  await open([ann, bob], table);
  await menu(ann, "Concede", "Yes, give up this game");
  for (const page of [ann, bob]) {
    await expect(page.locator(".over")).toContainText(/Ann.* lost/);
    await expect(page.locator(".over")).toContainText(/Bob.* won/);
  }
  const again = { name: "Play again" };
  await ann.getByRole("button", again).click();
  await expect(bob.locator(".proposal")).toContainText("Ann would like to play again");
  await expect(ann.locator(".proposal")).toContainText("still have to agree");
  await bob.getByRole("button", { name: "Refuse" }).click();
  await expect(ann.locator(".proposal")).toContainText("Bob does not want to play again");
  await ann.locator(".proposal").getByRole("button", { name: "Close" }).click();
  await bob.getByRole("button", again).click();
  const lobby = await ann.context().newPage();
  await lobby.goto("/");
  await expect(lobby.locator(".lines .badge")).toHaveText("Bob would like to play again.");
  await lobby.close();
  await expect(bob).toHaveURL(new RegExp(table));
  await ann.getByRole("button", { name: "Agree" }).click();
  await expect(bob).not.toHaveURL(new RegExp(table)); // who asked is taken there
  await ann.getByRole("link", { name: "To the next game" }).click();
  await expect(ann).toHaveURL(bob.url());
  await expect(ann.locator(BOARD)).toBeVisible();
  await expect(ann.locator("[data-seat=A]")).toContainText("Ann");
  await expect(bob.locator("[data-seat=B]")).toHaveClass(/mine/);
  await sendHome([ann, bob]);
});

test("who leaves before the game frees a seat; with its maker a table is gone", async ({
  browser,
}) => {
  const [ann, bob] = [await arrive(browser, "Ann"), await arrive(browser, "Bob")];
  const seats = [{ who: "me" }, { who: "open" }, { who: "open" }];
  const options = { seats: "marquise,eyrie,alliance" };
  const { table } = await call<Made>(ann, "/api/tables", { game: "root", options, seats });
  await bob.goto(`/table/${table}`);
  await ann.goto(`/table/${table}`);
  await bob.getByRole("button", { name: "Sit down" }).click();
  await expect(ann.locator("[data-seat=B]")).toContainText("Bob");
  await expect(ann.locator("[data-sits=B]")).toContainText("Bob");
  await menu(bob, "Leave the table", "Cancel");
  await expect(bob.locator("[data-tool=leave]")).toHaveText("Leave the table");
  await menu(bob, "Leave the table", "Yes, leave this table");
  await expect(bob.locator(".plate")).toHaveCount(3);
  await expect(ann.locator("[data-seat=B]")).not.toContainText("Bob");

  await bob.goto(`/table/${table}`);
  await expect(bob.getByRole("button", { name: "Sit down" })).toBeVisible();
  await menu(ann, "Leave the table", "Yes, leave this table");
  await expect(ann.locator(".plate")).toHaveCount(3);
  await expect(bob.getByRole("heading", { name: "No entry" })).toBeVisible();
  await sendHome([ann, bob]);
});

test("something is taken back when the others agree, and not before", async ({ browser }) => {
  const [ann, bob] = [await arrive(browser, "Ann"), await arrive(browser, "Bob")];
  const { table } = await sitDown([ann, bob], TOGETHER);
  await open([ann, bob], table);
  await until(bob, [ann]);
  const before = await moment(bob);
  for (const agree of [false, true]) {
    await menu(ann, "Ask to take back my last choice");
    await expect(ann.locator(".proposal")).toContainText("still have to agree");
    await expect(bob.locator(".proposal")).toContainText("Ann would like to take something back");
    await bob.getByRole("button", { name: agree ? "Agree" : "Refuse" }).click();
    const told = agree ? "your choice has been taken back" : "Bob does not agree to take it back";
    await expect(ann.locator(".proposal")).toContainText(told);
    await ann.locator(".proposal").getByRole("button", { name: "Close" }).click();
    for (const page of [ann, bob]) await expect(page.locator(".proposal")).toHaveCount(0);
    if (!agree) expect((await options(bob)).length).toBeGreaterThan(0);
  }
  await expect(ann.locator(".option").first()).toBeVisible();
  await expect(bob.locator(".option")).toHaveCount(0);
  expect(Number(await moment(bob))).toBeGreaterThan(Number(before));
  await sendHome([ann, bob]);
});

test("a bot plays for who is away, if the others agree, until they are back", async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const served = new Served();
  const page = await browser.newPage();
  await served.start();
  const { home } = served;
  const people: Page[] = [page];
  try {
    for (const name of ["Ann", "Bob", "Cid"]) people.push(await arrive(browser, name, home));
    const [, ann, bob, cid] = people as [Page, Page, Page, Page];
    const wanted = { game: "root", options: { seats: "marquise,eyrie,alliance" } };
    const { table } = await sitDown([ann, bob, cid], wanted, home);
    await served.change("UPDATE seats SET seen = 0 WHERE name = 'Cid'");
    await open([ann, bob], table, home);
    await expect(ann.locator("[data-seat=C]")).toContainText("away");

    await ann.getByRole("button", { name: "Let a bot play" }).click();
    await expect(bob.locator(".proposal")).toContainText("Cid is away");
    await expect(bob.locator("[data-seat=C]")).not.toContainText("a bot is standing in");
    await bob.getByRole("button", { name: "Agree" }).click();
    for (const each of [ann, bob])
      await expect(each.locator("[data-seat=C]")).toContainText(/a bot is standing in|thinks/);

    await open([cid], table, home);
    await menu(cid, "I am back");
    await expect(cid.getByRole("button", { name: "I am back" })).toHaveCount(0);
    await expect(ann.locator("[data-seat=C]")).not.toContainText("a bot is standing in");
  } finally {
    served.kill();
    await sendHome(people);
  }
});

test("whose turn it is stands in the lobby and in the title, and is notified", async ({
  browser,
}) => {
  const [ann, bob] = [await arrive(browser, "Ann"), await arrive(browser, "Bob")];
  await ann.context().addInitScript(() => {
    const told: string[] = [];
    class Notice {
      static permission = "granted";
      static requestPermission = (): Promise<string> => Promise.resolve("granted");
      constructor(title: string, { body }: { body: string }) {
        told.push(`${title}: ${body}`);
      }
    }
    Object.assign(globalThis, { told, elsewhere: false, Notification: Notice });
    const hidden = { get: () => (globalThis as unknown as { elsewhere: boolean }).elsewhere };
    Object.defineProperty(document, "hidden", hidden);
  });
  const { table } = await sitDown([ann, bob], TOGETHER);
  await open([ann, bob], table);
  await menu(ann, "Notify me when it is my turn");
  await until(bob, [ann]);
  await expect(ann).toHaveTitle("Sylvion");
  await expect(bob).toHaveTitle("● Your turn · Sylvion");
  await ann.evaluate(() => Object.assign(globalThis, { elsewhere: true }));
  await until(ann, [bob]);
  await expect(ann).toHaveTitle("● Your turn · Sylvion");
  const sentence = (await ann.locator(".sentence").textContent())?.trim().split("\n")[0];
  const told = await ann.evaluate(() => (globalThis as unknown as { told: string[] }).told);
  expect(told.at(-1)).toContain("Your turn: ");
  expect(sentence).toContain(told.at(-1)?.split(": ")[1] ?? "nothing");

  const lobby = await ann.context().newPage();
  await lobby.goto("/");
  await expect(lobby).toHaveTitle("(1) Spinney");
  await expect(lobby.locator(".turn .badge")).toHaveText("Your turn");
  await bob.goto("/");
  await expect(bob.locator(".lines a")).toHaveCount(1);
  await expect(bob).toHaveTitle("Spinney");
  await sendHome([ann, bob]);
});

test("a standing order is kept, and only its owner sees it", async ({ browser }) => {
  const [ann, bob] = [await arrive(browser, "Ann"), await arrive(browser, "Bob")];
  const { table } = await sitDown([ann, bob], { ...DUEL, pace: "async" });
  const elsewhere = await ann.context().newPage();
  await open([ann, elsewhere, bob], table);
  for (const page of [ann, elsewhere, bob]) await page.locator("[data-tab=table]").click();
  const [ambush, cards] = ["[data-order=ambush]", "[data-order=cards]"];
  const before = await moment(bob);
  await ann.locator(ambush).selectOption("from-3");
  await expect(elsewhere.locator(ambush)).toHaveValue("from-3");
  await elsewhere.locator(cards).selectOption("board-only");
  await expect(ann.locator(cards)).toHaveValue("board-only");
  await expect(ann.locator(ambush)).toHaveValue("from-3");
  await bob.reload();
  await bob.locator("[data-tab=table]").click();
  for (const order of [ambush, cards]) await expect(bob.locator(order)).toHaveValue("");
  expect(await moment(bob)).toBe(before);
  await ann.locator(ambush).selectOption("");
  await expect(elsewhere.locator(ambush)).toHaveValue("");
  await ann.reload();
  await ann.locator("[data-tab=table]").click();
  await expect(ann.locator(ambush)).toHaveValue("");
  await expect(ann.locator(cards)).toHaveValue("board-only");
  await sendHome([ann, bob]);
});

test("who talks too fast is asked to wait, and loses no word", async ({ page }) => {
  await call(page, "/api/me", { language: "en" });
  const { table } = await call<Made>(page, "/api/tables", TOGETHER);
  // The first line is refused on its way: how fast is too fast must not hang on this machine.
  let refused = 0;
  await page.routeWebSocket(/\/socket\?/, (here) => {
    const server = here.connectToServer();
    here.onMessage((text) => {
      const { type, key } = JSON.parse(String(text)) as { type: string; key: string };
      if (type !== "chat" || refused++) server.send(text);
      else here.send(JSON.stringify({ type: "reply", key, ok: false, message: "Too fast." }));
    });
  });
  await open([page], table);
  await page.locator("[data-tab=chat]").click();
  const line = page.getByPlaceholder("Say something");
  const alarm = page.locator(".chat [role=alert]");
  await line.fill("Good luck!");
  await line.press("Enter");
  await expect(alarm).toHaveText("Too fast.");
  await expect(line).toHaveValue("Good luck!");
  await expect(page.locator(".chat li")).toHaveCount(0);
  await line.press("Enter");
  await expect(page.locator(".chat li")).toContainText(["Good luck!"]);
  await expect(line).toHaveValue("");
  await expect(alarm).toHaveCount(0);
});

test("a game that is being played is watched by a link from its menu", async ({ browser }) => {
  const [ann, eve] = [await arrive(browser, "Ann"), await arrive(browser, "Eve")];
  const { table } = await call<Made>(ann, "/api/tables", { game: "sylvion" });
  await eve.goto(`/table/${table}`);
  await expect(eve.getByRole("heading", { name: "No entry" })).toBeVisible();

  await open([ann], table);
  await menu(ann, "Create new links", "Yes, create new links");
  const address = (await ann.locator("[data-link=watch]").textContent()) ?? "";
  await eve.goto(address);
  await eve.getByRole("link", { name: "Watch" }).click();
  await expect(eve.locator(BOARD)).toBeVisible();
  await expect(eve.locator(".option, .tools")).toHaveCount(0);
  await expect(ann.locator(".panel")).toContainText("One person is watching");
  await asked(ann);
  const before = await moment(eve);
  await answer(ann, (await options(ann))[0] ?? "");
  await expect(eve.locator(".table")).not.toHaveAttribute("data-number", before ?? "");
  await sendHome([ann, eve]);
});

test("an account has its seats in every browser", async ({ browser }) => {
  const [ann, elsewhere] = [await arrive(browser, "Ann"), await arrive(browser, "Nobody")];
  for (const page of [ann, elsewhere]) await page.goto("/");
  const name = `Annabel ${Date.now() % 1_000_000}`;
  const sign = async (page: Page, button: string, password: string): Promise<void> => {
    await page.locator("header summary").click();
    await page.getByLabel("Name", { exact: true }).fill(name);
    await page.getByLabel("Password").fill(password);
    await page.getByRole("button", { name: button }).click();
  };
  await sign(ann, "Create an account", "correct horse");
  await expect(ann.locator("header summary")).toHaveText(name);
  const { table } = await sitDown([ann], { game: "sylvion" });

  await sign(elsewhere, "Sign in", "incorrect horse");
  await expect(elsewhere.locator(".account [role=alert]")).not.toBeEmpty();
  await expect(elsewhere.locator("header summary")).toHaveText("Nobody");
  await elsewhere.getByLabel("Password").fill("correct horse");
  await elsewhere.getByLabel("Password").press("Enter");
  await expect(elsewhere.locator("header summary")).toHaveText(name);
  await elsewhere.locator(`.lines a[href="/table/${table}"]`).click();
  await expect(elsewhere.locator("[data-seat=A]")).toHaveClass(/mine/);
  await asked(elsewhere);
  await elsewhere.locator("header summary").click();
  await elsewhere.getByRole("button", { name: "Sign out" }).click();
  await expect(elsewhere.locator("[data-game=sylvion]")).toBeVisible();
  await expect(elsewhere.locator(".lines a")).toHaveCount(0);
  await sendHome([ann, elsewhere]);
});

test("an account changes its password, makes a code, comes back by it, and is deleted", async ({
  browser,
}) => {
  const page = await arrive(browser, "Cleo");
  await page.goto("/");
  await page.locator("header summary").click();
  const name = `Cleopatra ${Date.now() % 1_000_000}`;
  const account = page.locator(".account");
  const told = account.locator("[role=status]");
  const refused = account.locator("form [role=alert]"); // beside the button, not below it all
  const fill = async (fields: Record<string, string>, button: string): Promise<void> => {
    for (const [label, value] of Object.entries(fields))
      await account.getByLabel(label, { exact: true }).fill(value);
    await account.getByRole("button", { name: button, exact: true }).click();
  };
  await fill({ Name: name, Password: "short" }, "Create an account");
  await expect(refused).toHaveText("A password has 8 to 200 characters.");
  await fill({ Password: "correct horse" }, "Create an account");
  await expect(page.locator("header summary")).toHaveText(name);

  await account.locator("[data-account=password]").click();
  await fill({ Password: "a wrong one", "New password": "battery staple" }, "Change it");
  await expect(refused).toHaveText("This is not your password.");
  await fill({ Password: "correct horse" }, "Change it");
  await expect(told).toContainText("has been changed");
  await account.locator("[data-account=recovery]").click();
  await fill({ Password: "battery staple" }, "Make a recovery code");
  const code = (await account.locator("code").textContent()) ?? "";
  await faultless(page);
  await account.getByRole("button", { name: "Sign out" }).click();

  await expect(page.locator("header summary")).not.toHaveText(name);
  await page.locator("header summary").click();
  await account.locator("[data-account=forgotten]").click();
  const again = { Name: name, "Recovery code": code, "New password": "third time" };
  await fill(again, "Set the new password");
  await expect(page.locator("header summary")).toHaveText(name);
  await account.locator("[data-account=delete]").click();
  await expect(account).toContainText("can be undone");
  await fill({ Password: "third time" }, "Yes, delete my account");
  await expect(page.locator("header summary")).not.toHaveText(name);
  await page.locator("header summary").click();
  await fill({ Name: name, Password: "third time" }, "Sign in");
  await expect(refused).toHaveText("Name and password do not match.");
  await sendHome([page]);
});

test("a name that is refused stays in its field, with the reason below it", async ({ browser }) => {
  const page = await arrive(browser, "Ann");
  await page.goto("/");
  await page.locator("header summary").click();
  const name = page.getByLabel("Your name");
  const told = page.locator("header .menu > [role=status]");
  for (const [wish, reason] of [
    ["A\u200bnn", "that nobody sees"],
    ["\u0410nn", "scripts that look alike"],
    [" ", "1 to 30 characters"],
  ] as const) {
    await name.fill(wish);
    await name.press("Enter");
    await expect(told).toContainText(reason);
    await expect(page.locator("header summary")).toHaveText("Ann");
  }
  await name.fill("Bea");
  await name.press("Enter");
  await expect(page.locator("header summary")).toHaveText("Bea");
  await expect(told).toBeEmpty();
  await sendHome([page]);
});
