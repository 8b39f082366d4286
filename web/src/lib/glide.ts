/**
 * What moved between two moments. Each drawn thing says what it is and how many there are; where
 * there are fewer now and where there are more, they went from here to there.
 */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Some things of one kind at one place. */
export interface Lot {
  /** The place: its name stays from moment to moment. */
  place: string;
  thing: string;
  count: number;
  box: Box;
}

export interface Glide<T extends Lot> {
  from: T;
  to: T;
  count: number;
  /** A card that is turned on its way. */
  turns: boolean;
}

export interface Moved<T extends Lot> {
  glides: Glide<T>[];
  come: T[];
  gone: T[];
}

/** Pixels by which something may shift without being worth a look. */
const SHIFT = 6;

/** What went from where to where; what only came, and what only went. */
export function moved<T extends Lot>(before: T[], after: T[]): Moved<T> {
  const [then, now] = [byPlace(before), byPlace(after)];
  const lost = before.map((lot) => ({ lot, left: lot.count - (now.get(key(lot))?.count ?? 0) }));
  const won = after.map((lot) => ({ lot, left: lot.count - (then.get(key(lot))?.count ?? 0) }));
  const glides: Glide<T>[] = [];
  for (const alike of [same, kin]) {
    for (const to of won) {
      for (const from of lost) {
        if (to.left <= 0) break;
        if (from.left <= 0 || !alike(from.lot.thing, to.lot.thing)) continue;
        const count = Math.min(to.left, from.left);
        to.left -= count;
        from.left -= count;
        glides.push({ from: from.lot, to: to.lot, count, turns: alike === kin });
      }
    }
  }
  for (const to of after) {
    const from = then.get(key(to));
    if (from?.count === to.count && apart(from.box, to.box) > SHIFT)
      glides.push({ from, to, count: to.count, turns: false });
  }
  return {
    glides,
    come: won.filter(({ lot, left }) => left > 0 && !then.has(key(lot))).map(({ lot }) => lot),
    gone: lost.filter(({ lot, left }) => left > 0 && !now.has(key(lot))).map(({ lot }) => lot),
  };
}

function byPlace<T extends Lot>(lots: T[]): Map<string, T> {
  return new Map(lots.map((lot) => [key(lot), lot]));
}

function key({ place, thing }: Lot): string {
  return `${place} ${thing}`;
}

function same(one: string, other: string): boolean {
  return one === other;
}

/** A card face down and a card that is known: `card` and `card-owl`. */
function kin(one: string, other: string): boolean {
  return one.startsWith(`${other}-`) || other.startsWith(`${one}-`);
}

function apart(one: Box, other: Box): number {
  const [a, b] = [middle(one), middle(other)];
  return Math.hypot(a.x - b.x, a.y - b.y);
}

export function middle({ x, y, width, height }: Box): { x: number; y: number } {
  return { x: x + width / 2, y: y + height / 2 };
}

/** A box halfway. */
export function between(one: Box, other: Box): Box {
  return {
    x: (one.x + other.x) / 2,
    y: (one.y + other.y) / 2,
    width: (one.width + other.width) / 2,
    height: (one.height + other.height) / 2,
  };
}

/** How something drawn at one place looks as if it were at another: moved by its middle, and sized. */
export function transform(drawnAt: Box, at: Box): string {
  const [a, b] = [middle(drawnAt), middle(at)];
  const size = Math.min(at.width / (drawnAt.width || 1), at.height / (drawnAt.height || 1));
  return `translate(${b.x - a.x}px, ${b.y - a.y}px) scale(${size})`;
}
