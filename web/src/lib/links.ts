/** The links to tables that were made here. The server keeps none that it could show again. */

import type { Made } from "./types";

const KEY = "spinney-links";
/** As many tables as are remembered. */
const MOST = 20;

function all(): Made[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as Made[];
  } catch {
    return [];
  }
}

export function keepLinks(made: Made): void {
  const others = all().filter(({ table }) => table !== made.table);
  localStorage.setItem(KEY, JSON.stringify([made, ...others].slice(0, MOST)));
}

export function linksTo(table: string): Made | undefined {
  return all().find((made) => made.table === table);
}

/** Copy a text, also where a page that came over plain HTTP may not use the clipboard itself. */
export async function copy(text: string): Promise<boolean> {
  if (isSecureContext) {
    await navigator.clipboard.writeText(text);
    return true;
  }
  const area = document.createElement("textarea");
  area.value = text;
  document.body.append(area);
  area.select();
  const done = document.execCommand("copy");
  area.remove();
  return done;
}
