/**
 * Drawing anew without starting from an empty page: what has not changed stays, which is less to
 * lay out and to paint, and leaves the focus where it was.
 */

/** How far down a drawing is compared; below that, a part is taken as a whole. */
const DEEP = 5;

/** The markup of what is shown, as it was drawn, without the marks that were made on it since. */
const drawn = new WeakMap<Element, string>();

/** Show these pictures in a place, and keep of those that were there whatever is the same. */
export function renew(place: Element, pictures: Element[], depth = DEEP): void {
  const before = [...place.children];
  const same = (old?: Element, fresh?: Element): boolean =>
    old !== undefined && fresh !== undefined && markup(old) === markup(fresh);
  let head = 0;
  while (same(before[head], pictures[head])) head += 1;
  const most = Math.min(before.length, pictures.length) - head;
  let tail = 0;
  while (tail < most && same(before.at(-1 - tail), pictures.at(-1 - tail))) tail += 1;
  const gone = before.slice(head, before.length - tail);
  const end = before[before.length - tail] ?? null;
  pictures.slice(head, pictures.length - tail).forEach((fresh, at) => {
    const old = gone[at];
    if (old && depth && alike(old, fresh)) {
      renew(old, [...fresh.children], depth - 1);
      drawn.set(old, markup(fresh));
    } else if (old) old.replaceWith(copy(fresh, depth));
    else place.insertBefore(copy(fresh, depth), end);
  });
  for (const old of gone.slice(pictures.length - head - tail)) old.remove();
}

function markup(element: Element): string {
  const known = drawn.get(element) ?? element.outerHTML;
  drawn.set(element, known);
  return known;
}

/** Whether two groups differ in what is in them alone. */
function alike(old: Element, fresh: Element): boolean {
  const start = (text: string): string => text.slice(0, text.indexOf(">"));
  return fresh.children.length > 0 && start(markup(old)) === start(markup(fresh));
}

function copy(fresh: Element, depth: number): Element {
  const copied = fresh.cloneNode(true) as Element;
  remember(copied, fresh, depth);
  return copied;
}

function remember(copied: Element, fresh: Element, depth: number): void {
  drawn.set(copied, markup(fresh));
  if (!depth) return;
  [...copied.children].forEach((child, at) => {
    const original = fresh.children[at];
    if (original) remember(child, original, depth - 1);
  });
}
