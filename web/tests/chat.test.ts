import { cleanup, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, expect, test, vi } from "vitest";

// jsdom has no media; whoever asks is told that none matches.
vi.hoisted(() => {
  globalThis.matchMedia = () => ({ matches: false }) as MediaQueryList;
});

import type { TableLink } from "../src/lib/table.svelte";
import type { Reply } from "../src/lib/types";
import Chat from "../src/parts/Chat.svelte";

afterEach(cleanup);

/** Type one line, send it, type another, and be answered. */
async function talk(reply: Partial<Reply>): Promise<{ said: string[]; left: string }> {
  const said: string[] = [];
  let settle: (reply: Reply) => void = () => undefined;
  const send = ({ text }: { text: string }): Promise<Reply> => {
    said.push(text);
    return new Promise((done) => (settle = done));
  };
  const link = { chat: [], state: { you: "A" }, send } as unknown as TableLink;
  render(Chat, { props: { link } });
  const field = document.querySelector("input")!;
  const type = (text: string): void => {
    field.value = text;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  };
  const submit = new SubmitEvent("submit", { bubbles: true, cancelable: true });
  type("Hello");
  document.querySelector("form")?.dispatchEvent(submit);
  await tick();
  expect(field.value).toBe("");
  type("How are");
  settle({ type: "reply", ok: true, ...reply });
  await new Promise((later) => setTimeout(later));
  await tick();
  return { said, left: field.value };
}

test("what is typed while a line is on its way stays", async () => {
  expect(await talk({})).toEqual({ said: ["Hello"], left: "How are" });
});

test("a line that is refused comes back before what was typed since", async () => {
  expect((await talk({ ok: false, message: "Too fast" })).left).toBe("Hello How are");
});
