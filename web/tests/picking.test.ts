import { fireEvent, render } from "@testing-library/svelte";
import { beforeEach, expect, test, vi } from "vitest";

import { byName, named, toggled } from "../src/lib/picking";
import { added, pick, played, removed, rolesOf } from "../src/lib/seating";
import { speech } from "../src/lib/text.svelte";
import type { GameOption, Pickable } from "../src/lib/types";
import Picker from "../src/parts/Picker.svelte";
import Roles from "../src/parts/Roles.svelte";

// jsdom has no media; whoever asks is told that none matches.
vi.hoisted(() => {
  globalThis.matchMedia = () =>
    ({ matches: false, addEventListener: () => undefined }) as unknown as MediaQueryList;
});

beforeEach(() => {
  speech.language = "en";
});

function pickable(value: string): Pickable {
  return { value, label: value, about: `About ${value}.`, hard: "", minutes: 5, sides: [] };
}

function option(given: Partial<GameOption>): GameOption {
  const about = { label: "Guests", help: "Who comes.", rule: "1", default: "none", form: "" };
  const shown = { free: true, fewest: 2, most: 2, first: true, pictured: true };
  const lists = { values: [], words: [], things: [], later: null };
  return { name: "guests", ...about, ...shown, ...lists, ...given };
}

const guests = option({
  values: ["none", "random"].map(pickable),
  things: ["cat", "bird", "fox"].map(pickable),
});

test("who picks what another plays swaps with them", () => {
  expect(played("cat,bird,fox")).toEqual(["cat", "bird", "fox"]);
  expect(pick("cat,bird,fox", 0, "fox")).toBe("fox,bird,cat");
  expect(pick("cat,bird", 1, "fox")).toBe("cat,fox");
  expect(pick("cat,bird", 1, "bird")).toBe("cat,bird");
});

test("seats come and go while there are words for them", () => {
  const seats = option({ words: ["cat", "bird", "fox"].map(pickable), later: pickable("later") });
  expect(added(seats, "cat,fox")).toBe("cat,fox,bird");
  expect(added(seats, "cat,bird,fox")).toBeUndefined();
  expect(added(seats, "later,later")).toBe("later,later,later");
  expect(removed("cat,bird,fox", 1)).toBe("cat,fox");
  expect(rolesOf(seats, "fox,later").map(({ role_word, like }) => [role_word, like])).toEqual([
    ["fox", "About fox."],
    ["", ""],
  ]);
});

test("a value may name things, of which some are picked", () => {
  expect(named(guests, "none")).toEqual([]);
  expect(named(guests, "fox,cat")).toEqual(["fox", "cat"]);
  expect([byName(guests, "random"), byName(guests, "fox"), byName(guests, "")]).toEqual([
    false,
    true,
    true,
  ]);
  expect(toggled(["fox"], "cat")).toEqual(["fox", "cat"]);
  expect(toggled(["fox", "cat"], "fox")).toEqual(["cat"]);
});

test("what was picked by name is not lost when something else is tried", async () => {
  const barred = [{ option: "guests", value: "fox", why: "The fox is busy.", rule: "A.6.5" }];
  const onpick = vi.fn();
  const given = { game: "sample", option: guests, value: "", barred, wrong: "", onpick };
  const { getByRole, rerender, container } = render(Picker, given);
  await fireEvent.click(getByRole("checkbox", { name: "cat" }));
  await rerender({ value: "cat" });
  await fireEvent.click(getByRole("checkbox", { name: "bird" }));
  await rerender({ value: "none" });
  expect(container.querySelectorAll("[type=checkbox]").length).toBe(0);
  await fireEvent.click(getByRole("radio", { name: "By name" }));
  expect(onpick.mock.calls).toEqual([["cat"], ["cat,bird"], ["cat,bird"]]);
  await rerender({ value: "cat,bird" });
  const fox = getByRole("checkbox", { name: "fox" });
  expect(fox.getAttribute("aria-disabled")).toBe("true");
  await fireEvent.click(fox);
  expect(onpick.mock.calls.length).toBe(3);
  expect(container.querySelector("[data-tile=guests-things-fox]")?.textContent).toContain(
    "Not now: The fox is busy.",
  );
});

test("the last one who plays stays", async () => {
  const seats = option({ name: "seats", words: ["cat", "bird"].map(pickable) });
  const [onpick, onlater] = [vi.fn(), vi.fn()];
  const given = { game: "sample", option: seats, value: "cat", barred: [], onpick, onlater };
  const { getByRole } = render(Roles, given);
  const cat = getByRole("checkbox", { name: "cat" }) as HTMLInputElement;
  await fireEvent.click(cat);
  expect([cat.checked, onpick.mock.calls.length]).toEqual([true, 0]);
  await fireEvent.click(getByRole("checkbox", { name: "bird" }));
  expect(onpick.mock.calls).toEqual([["bird"]]);
});
