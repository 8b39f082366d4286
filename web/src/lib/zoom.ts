/** How a board is made larger around a point, and moved: sums only, of what is on the screen. */

export interface Looked {
  zoom: number;
  /** How far the board is scrolled. */
  left: number;
  top: number;
}

export const LARGEST = 5;
/** What a button, a turn of the wheel and a double tap make of it. */
export const STEP = 1.5;
export const NOTCH = 1.2;
export const CLOSE = 3;

/** Larger by a factor, while what is at a point of the frame stays there. */
export function around(from: Looked, factor: number, x: number, y: number): Looked {
  const zoom = Math.min(LARGEST, Math.max(1, from.zoom * factor));
  const grown = zoom / from.zoom;
  return {
    zoom,
    left: Math.max(0, (from.left + x) * grown - x),
    top: Math.max(0, (from.top + y) * grown - y),
  };
}

export interface Finger {
  x: number;
  y: number;
}

/** What one finger or two that moved make of it: one drags, two drag and stretch. */
export function moved(from: Looked, before: Finger[], after: Finger[]): Looked {
  const [start, end] = [middle(before), middle(after)];
  const stretched = before.length > 1 ? spread(after) / Math.max(1, spread(before)) : 1;
  const { zoom, left, top } = around(from, stretched, start.x, start.y);
  return { zoom, left: left + start.x - end.x, top: top + start.y - end.y };
}

function middle(fingers: Finger[]): Finger {
  const sum = fingers.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  return { x: sum.x / fingers.length, y: sum.y / fingers.length };
}

function spread([a, b]: Finger[]): number {
  return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
}
