/** What lies beside the board and in hand keeps its place, so that nothing slides under the pointer. */

import { type Paper, sheetsOf } from "./picture";
import type { Sheet } from "./types";

/** One's own board lies first. */
export function ownFirst(paper: Paper, own: string): Paper {
  const mine = paper.sheets.filter(({ kind, name }) => kind === "aside" && name === own);
  if (!mine.length) return paper;
  return { ...paper, sheets: [...mine, ...paper.sheets.filter((each) => !mine.includes(each))] };
}

/** Where a card was there is a gap; a card that comes lies in the first gap, else at the end. */
export function keepPlaces(before: Sheet[], now: Sheet[]): Sheet[] {
  const known = new Map(now.map((sheet) => [sheet.name, sheet]));
  const lay = before.map((sheet) => known.get(sheet.name) ?? gap(sheet));
  const came = now.filter(({ name }) => !before.some((each) => each.name === name));
  return [...lay.map((sheet) => (isGap(sheet) ? (came.shift() ?? sheet) : sheet)), ...came];
}

function gap({ name, kind, box }: Sheet): Sheet {
  return { name: name.startsWith(GAP) ? name : GAP + name, kind, box, parts: [] };
}

const GAP = "gap of ";

function isGap({ parts }: Sheet): boolean {
  return parts.length === 0;
}

/** The places of cards in hand: their order stays, and gaps are kept meanwhile. */
export class Places {
  private cards: Sheet[] = [];
  private while = "";

  keep(paper: Paper, meanwhile: string): Paper {
    const kept = keepPlaces(this.cards, sheetsOf(paper, "card"));
    const still = meanwhile !== "" && meanwhile === this.while;
    this.cards = still ? kept : kept.filter((sheet) => !isGap(sheet));
    this.while = meanwhile;
    const rest = paper.sheets.filter(({ kind }) => kind !== "card");
    return { ...paper, sheets: [...rest, ...this.cards] };
  }
}
