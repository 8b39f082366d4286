import { beforeEach, expect, test } from "vitest";

import { renew } from "../src/lib/renew";

let place: HTMLDivElement;

beforeEach(() => {
  place = document.createElement("div");
});

function show(...markup: string[]): void {
  const made = markup.map((text) => {
    const holder = document.createElement("div");
    holder.innerHTML = text;
    return holder.firstElementChild as Element;
  });
  renew(place, made);
}

test.each([
  [["<svg><g><path></path></g></svg>"], ["<svg><g><path></path></g><g></g></svg>"]],
  [["<svg><g id='a'></g></svg>"], ["<svg><g id='b'></g></svg>"]],
  [["<svg></svg>", "<svg><text>1</text></svg>"], ["<svg><text>2</text></svg>"]],
  [["<svg><text>1</text></svg>"], ["<svg></svg>", "<svg><text>1</text></svg>", "<svg></svg>"]],
  [["<svg><g><text>1</text><text>2</text></g></svg>"], ["<svg><g><text>2</text></g></svg>"]],
  [["<svg></svg>"], []],
])("%j becomes %j, and back", (first, second) => {
  for (const wanted of [first, second, first]) {
    show(...wanted);
    expect(place.innerHTML).toBe(wanted.join("").replaceAll("'", '"'));
  }
});

test("what has not changed is the same thing as before, whatever was marked on it", () => {
  show("<svg><g class='ground'></g><g class='pieces'><text>1</text></g></svg>");
  const [ground, pieces] = place.firstElementChild?.children ?? [];
  ground?.classList.add("can");
  show("<svg><g class='ground'></g><g class='pieces'><text>2</text></g></svg>");
  expect(place.firstElementChild?.children[0]).toBe(ground);
  expect(place.firstElementChild?.children[1]).toBe(pieces);
  expect(pieces?.textContent).toBe("2");
});

test("the same pictures can be shown in another place", () => {
  const holder = document.createElement("div");
  holder.innerHTML = "<svg><g><text>1</text></g></svg>";
  const pictures = [...holder.children];
  show("<svg><g><text>0</text></g></svg>");
  renew(place, pictures);
  const other = document.createElement("div");
  renew(other, pictures);
  expect(other.innerHTML).toBe(place.innerHTML);
});

/** Every row of at most so many letters. */
function rows(letters: string[], most: number): string[][] {
  if (!most) return [[]];
  const shorter = rows(letters, most - 1);
  const longest = shorter.filter((row) => row.length === most - 1);
  return [...shorter, ...longest.flatMap((row) => letters.map((letter) => [...row, letter]))];
}

const ROWS = rows(["a", "b"], 4);

test.each(ROWS)("equal pictures in a row are told apart by their place: %j", (...first) => {
  const drawn = (row: string[]): string[] =>
    row.map((letter) => `<svg><g id="${letter}"></g></svg>`);
  for (const second of ROWS) {
    place.replaceChildren();
    show(...drawn(first));
    const before = [...place.children];
    show(...drawn(second));
    expect(place.innerHTML).toBe(drawn(second).join(""));
    // What is the same from the start or from the end is what was there.
    const after = [...place.children];
    const kept = first.findIndex((letter, at) => letter !== second[at]);
    const head = kept < 0 ? Math.min(first.length, second.length) : kept;
    expect(after.slice(0, head)).toEqual(before.slice(0, head));
    expect(new Set(after).size).toBe(second.length);
  }
});
