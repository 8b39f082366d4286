import { expect, test } from "vitest";

import { News } from "../src/lib/news.svelte";
import { happened } from "./events";

const MINE = ["cat"];
const ROUND = [
  happened(1, { opens: true, by: "cat" }),
  happened(2, { by: "cat" }),
  happened(3, { opens: true, by: "bird" }),
  happened(4, { by: "bird" }),
  happened(5, { by: "bird" }),
  happened(6, { opens: true, by: "cat" }),
];

function heard(last: number, recap: number, news = new News()): News {
  news.hear(ROUND.slice(0, last), recap, MINE);
  return news;
}

test("put away in the midst of a turn, it is offered as a whole when that went on", () => {
  const news = heard(4, 2);
  expect(news.offered(ROUND.slice(0, 4), MINE)).toBe(1);
  news.putAway(ROUND.slice(0, 4));
  expect(news.offered(ROUND.slice(0, 4), MINE)).toBe(0);
  heard(6, 2, news);
  expect(news.offered(ROUND, MINE)).toBe(1);
  expect(news.after).toBe(2);
});

test("in my own turn it stays what it was", () => {
  const news = heard(6, 2);
  heard(6, 6, news);
  expect(news.after).toBe(2);
  expect(news.offered(ROUND, MINE)).toBe(1);
});

test("before others have done something there is none", () => {
  expect(heard(2, 2).offered(ROUND.slice(0, 2), MINE)).toBe(0);
});
