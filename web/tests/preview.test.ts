import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { answerAt } from "../src/lib/board";
import { glance, Previews } from "../src/lib/previews.svelte";
import { speech } from "../src/lib/text.svelte";
import type { Asked, Choice, Preview, State } from "../src/lib/types";
import { twice } from "../src/lib/wishes.svelte";
import Question from "../src/parts/Question.svelte";

// jsdom has no media and no sizes; whoever asks is told that none matches, and nothing changes.
vi.hoisted(() => {
  globalThis.matchMedia = () =>
    ({ matches: false, addEventListener: () => undefined }) as unknown as MediaQueryList;
  globalThis.ResizeObserver = class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
});

const OPTIONS: Choice[] = [
  { word: "march", label: "March", help: "Move twice.", final: null, warning: null, leaves: false },
  { word: "battle", label: "Battle", help: null, final: "chance", warning: null, leaves: false },
  { word: "owl", label: "Owl", help: null, final: "reveal", warning: null, leaves: false },
  { word: "enough", label: "Enough", help: null, final: "reveal", warning: null, leaves: true },
  { word: "wait", label: "Wait", help: null, final: "other", warning: null, leaves: false },
];

function table(more: Partial<State> = {}): State {
  const asked = {
    seat: "A",
    ask: "act",
    rule: "1",
    about: [],
    who: "Ann",
    sentence: "Act.",
    guide: "",
    explained: false,
    options: OPTIONS,
  };
  const undo = { possible: false, reason: null };
  const plain = { table: "t1", number: 4, you: "A", choices: 2, trail: [], over: null, orders: [] };
  return { ...plain, asked, undo, ...more } as unknown as State;
}

function asking(more: Partial<Asked>): State {
  const plain = table();
  return { ...plain, asked: { ...plain.asked!, ...more } };
}

function preview(word: string, texts: string[], more: Partial<Preview> = {}): Preview {
  const events = texts.map((text) => ({ text, rule: "1" }));
  return { number: 4, word, events, final: null, sentence: null, ...more };
}

/** A server that knows these previews; returns the addresses that it was asked. */
function server(known: Preview[]): string[] {
  const asked: string[] = [];
  vi.stubGlobal("fetch", (address: string) => {
    asked.push(address);
    const word = new URL(address, "http://here").searchParams.get("word");
    const found = known.find((each) => each.word === word);
    const refused = { error: "stale", message: "Look again." };
    return Promise.resolve(
      new Response(JSON.stringify(found ?? refused), { status: found ? 200 : 409 }),
    );
  });
  return asked;
}

beforeEach(() => {
  vi.useFakeTimers();
  speech.language = "en";
  twice.on = true;
});

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("previews", () => {
  test("are asked for when somebody stays at an option, once", async () => {
    const asked = server([preview("march", ["You move."]), preview("owl", ["You show it."])]);
    const previews = new Previews();
    previews.point(table(), "owl");
    await vi.advanceTimersByTimeAsync(50);
    previews.point(table(), "march");
    await vi.advanceTimersByTimeAsync(200);
    expect(asked).toEqual(["/api/tables/t1/preview?word=march&number=4&seat=A&language=en"]);
    expect(previews.shown?.word).toBe("march");
    previews.point(table(), "");
    expect(previews.shown).toBeNull();
    previews.point(table(), "march");
    expect(previews.shown?.word).toBe("march");
    await vi.advanceTimersByTimeAsync(200);
    expect(asked).toHaveLength(1);
  });

  test("of another moment or language are forgotten", async () => {
    const asked = server([preview("march", ["You move."])]);
    const previews = new Previews();
    previews.point(table(), "march");
    await vi.advanceTimersByTimeAsync(200);
    speech.language = "fr";
    previews.point(table(), "march");
    expect(previews.shown).toBeNull();
    previews.point(table({ number: 5 }), "march");
    await vi.advanceTimersByTimeAsync(200);
    expect(previews.shown).toBeNull(); // what the server told is about number 4
    expect(asked).toHaveLength(2);
  });

  test("that cannot be had are not missed", async () => {
    server([]);
    const previews = new Previews();
    previews.point(table(), "march");
    await vi.advanceTimersByTimeAsync(200);
    expect(previews.shown).toBeNull();
  });

  test("are short", () => {
    expect(glance(preview("march", ["One.", "Two."]))).toEqual({ said: "One. Two.", more: 0 });
    expect(glance(preview("march", ["1", "2", "3", "4", "5"]))).toEqual({ said: "1 2 3", more: 2 });
  });
});

describe("a question", () => {
  const onword = vi.fn();

  function ask(more: Record<string, unknown> = {}): ReturnType<typeof render> {
    onword.mockClear();
    const quiet = () => undefined;
    return render(Question, {
      table: table(),
      hinted: [],
      note: null,
      busy: false,
      explaining: false,
      pointed: "",
      onword,
      onpoint: quiet,
      onundo: quiet,
      onhint: quiet,
      onexplain: quiet,
      onrule: quiet,
      ...more,
    });
  }

  const button = (word: string): HTMLElement => {
    const found = document.querySelector<HTMLElement>(`.option[data-option="${word}"]`);
    if (!found) throw new Error(`no option ${word}`);
    return found;
  };

  test("shows what the option that is pointed at does, and why it is final", async () => {
    const sentence = "Then chance decides.";
    server([preview("battle", ["A", "B", "C", "D"], { final: "chance", sentence })]);
    ask({ pointed: "battle" });
    await vi.advanceTimersByTimeAsync(200);
    const told = document.querySelector(".help")?.textContent?.replace(/\s+/g, " ").trim();
    expect(told).toBe("A B C … and 1 more. Then chance decides.");
  });

  test("with a single answer says why it is asked, where hands are hidden", () => {
    const leaving = OPTIONS.filter(({ leaves }) => leaves);
    const asked = { ...table().asked!, options: leaving };
    const orders = [{ about: "ambush", label: "Ambush", help: "", values: [] }];
    ask({ table: table({ asked, orders }) });
    expect(document.querySelector(".only-answer")?.textContent).toContain("nothing you could play");
    cleanup();
    ask({ table: table({ orders }) });
    expect(document.querySelector(".only-answer")).toBeNull();
    cleanup();
    // Who has come there by a choice of their own knows why.
    const trail = [{ word: "craft", label: "Craft", to: 3 }];
    ask({ table: table({ asked, orders, trail }) });
    expect(document.querySelector(".only-answer")).toBeNull();
  });

  test("puts what leaves the question last, whatever it is called", () => {
    ask();
    const shown = [...document.querySelectorAll(".option")];
    const words = shown.map((each) => each.getAttribute("data-option"));
    expect(words).toEqual(["march", "battle", "owl", "wait", "enough"]);
    const leaving = shown.filter((each) => each.classList.contains("leave"));
    expect(leaving.map((each) => each.getAttribute("data-option"))).toEqual(["enough"]);
  });

  test("marks what takes two clicks, and nothing else", () => {
    ask();
    const marked = [...document.querySelectorAll(".option:has(.final)")];
    expect(marked.map((each) => each.getAttribute("data-option"))).toEqual(["battle", "owl"]);
  });

  test.each([
    ["battle", "Battle. Once more to confirm: it cannot be undone"],
    ["owl", "Owl. Once more to confirm: it cannot be undone"],
  ])("takes %s at the second click, for which a bubble asks", async (word, words) => {
    ask();
    const label = button(word).textContent;
    await fireEvent.click(button(word));
    expect(onword).not.toHaveBeenCalled();
    expect(screen.getByRole("alert").textContent).toBe(words);
    expect(button(word).textContent).toBe(label);
    await fireEvent.click(button(word));
    expect(onword.mock.calls).toEqual([[word]]);
  });

  test("says what costs dearly before it is chosen, and takes it at the second click", async () => {
    const warning = "This is turmoil: you lose 2 points and your leader.";
    const turmoil: Choice = {
      ...{ word: "mouse", label: "Mouse", help: null, leaves: true },
      ...{ final: "loss", warning },
    };
    ask({ table: asking({ options: [turmoil, ...OPTIONS] }) });
    expect(button("mouse").textContent).toContain(warning);
    await fireEvent.click(button("mouse"));
    expect(onword).not.toHaveBeenCalled();
    expect(screen.getByRole("alert").textContent).toContain("Once more if you mean it");
    await fireEvent.click(button("mouse"));
    expect(onword.mock.calls).toEqual([["mouse"]]);
  });

  test("what is hinted at is marked in the list", () => {
    ask({ hinted: ["march"] });
    expect([...document.querySelectorAll(".best")]).toEqual([button("march")]);
  });

  test("says beside its name what an answer is, where the question wants it", () => {
    const ranger: Choice = {
      ...{ word: "ranger", label: "Ranger", help: "Hides and repairs.", leaves: false },
      ...{ final: null, warning: null },
    };
    ask({ table: asking({ options: [ranger], explained: true }) });
    expect(button("ranger").textContent).toContain("Hides and repairs.");
    cleanup();
    ask({ table: asking({ options: [ranger] }) });
    expect(button("ranger").textContent).not.toContain("Hides");
  });

  test.each(["march", "wait", "enough"])("takes %s at once", async (word) => {
    ask();
    await fireEvent.click(button(word));
    expect(onword.mock.calls).toEqual([[word]]);
  });

  test("takes everything at once from whoever wishes it so, and explains at once", async () => {
    twice.on = false;
    ask();
    await fireEvent.click(button("battle"));
    expect(onword).toHaveBeenCalledTimes(1);
    cleanup();
    twice.on = true;
    ask({ explaining: true });
    await fireEvent.click(button("battle"));
    expect(onword).toHaveBeenCalledTimes(1);
  });

  test("Escape ends explaining", async () => {
    const onexplain = vi.fn();
    const { rerender } = ask({ explaining: true, onexplain });
    await fireEvent.keyDown(document.body, { key: "Escape" });
    expect(onexplain).toHaveBeenCalledTimes(1);
    await rerender({ explaining: false });
    await fireEvent.keyDown(document.body, { key: "Escape" });
    expect(onexplain).toHaveBeenCalledTimes(1);
  });

  test("a double click does not answer the question that came between its clicks", async () => {
    const { rerender } = ask();
    await fireEvent.click(button("march"), { detail: 1 });
    await rerender({ table: table({ number: 6, choices: 3 }) });
    await fireEvent.click(button("march"), { detail: 2 });
    expect(onword).toHaveBeenCalledTimes(1);
    await fireEvent.pointerMove(document.body, { clientX: 90 }); // moved away and back
    await fireEvent.click(button("march"), { detail: 1 });
    expect(onword).toHaveBeenCalledTimes(2);
  });

  test("forgets the first click when something else is clicked, and with Escape", async () => {
    ask();
    await fireEvent.click(button("battle"));
    await fireEvent.click(document.body);
    expect(button("battle").classList).not.toContain("armed");
    await fireEvent.click(button("battle"));
    await fireEvent.click(button("owl"));
    expect(document.querySelectorAll(".option.armed")).toHaveLength(1);
    await fireEvent.keyDown(document.body, { key: "Escape" });
    expect(document.querySelectorAll(".option.armed")).toHaveLength(0);
    expect(screen.queryByRole("alert")).toBeNull();
    expect(onword).not.toHaveBeenCalled();
  });

  test("forgets it with the next question, not with other news", async () => {
    const { rerender } = ask();
    await fireEvent.click(button("battle"));
    await rerender({ table: table({ number: 5 }) });
    expect(button("battle").classList).toContain("armed");
    await rerender({ table: table({ number: 6, choices: 3 }) });
    expect(button("battle").classList).not.toContain("armed");
  });

  test("is answered by digits, twice where a click would have to be", async () => {
    ask();
    await fireEvent.keyDown(document.body, { key: "2" });
    expect(onword).not.toHaveBeenCalled();
    await fireEvent.keyDown(document.body, { key: "2" });
    await fireEvent.keyDown(document.body, { key: "1" });
    expect(onword.mock.calls).toEqual([["battle"], ["march"]]);
  });

  test("guards what is drawn too, from clicks and keys", async () => {
    const drawn = document.createElement("div");
    drawn.className = "drawn";
    drawn.innerHTML = '<svg><g class="can" data-word="battle"><path/></g></svg>';
    document.body.append(drawn);
    const path = drawn.querySelector("path");
    const heard = vi.fn();
    drawn.addEventListener("click", heard);
    drawn.addEventListener("keydown", heard);
    ask();
    if (!path) throw new Error("nothing is drawn");
    expect(answerAt(path)?.word).toBe("battle");
    await fireEvent.click(path);
    expect(heard).not.toHaveBeenCalled();
    expect(drawn.querySelector(".armed")).not.toBeNull();
    await fireEvent.keyDown(path, { key: "Enter" });
    expect(heard).toHaveBeenCalledTimes(1);
    await fireEvent.keyDown(path, { key: " " });
    expect(heard).toHaveBeenCalledTimes(1);
    expect(screen.getByText(/Once more to confirm: it cannot be undone/)).toBeTruthy();
  });
});
