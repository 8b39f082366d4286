/**
 * Walking by arrow keys through all that lies somewhere, whether it answers or not: to the left and
 * to the right from one thing to the next, down to what lies in it, up to what it lies in.
 */

/** What has a name to be read out, and the parts of boards, which have words in them. */
const KNOWN =
  ":is([data-word], [data-name], [data-thing]):has(> title), .slips [data-sheet] > [data-name*='.']:has(text)";
const STEPS: Record<string, number> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  Home: -Infinity,
  End: Infinity,
};

/** What it lies in, as far as that is a thing itself. */
function holder(thing: Element, place: Element): Element {
  const around = thing.parentElement?.closest(KNOWN);
  return around && place.contains(around) ? around : place;
}

/** The things that lie directly in another, or in a place. */
export function within(around: Element, place: Element): SVGElement[] {
  const found = [...around.querySelectorAll<SVGElement>(KNOWN)];
  return found.filter((each) => holder(each, place) === around);
}

/** Where a key leads from a thing, or from the place itself; nowhere, if it is none of the keys. */
export function step(key: string, at: Element, place: Element): SVGElement | null {
  const thing = at.closest<SVGElement>(KNOWN);
  if (!thing || !place.contains(thing)) {
    const leads = key === "ArrowDown" || key in STEPS;
    return leads ? (within(place, place).at(key === "End" ? -1 : 0) ?? null) : null;
  }
  const around = holder(thing, place);
  if (key === "ArrowDown") return within(thing, place)[0] ?? null;
  if (key === "ArrowUp") return around === place ? null : (around as SVGElement);
  const by = STEPS[key];
  if (by === undefined) return null;
  const beside = within(around, place);
  const to = Math.min(Math.max(beside.indexOf(thing) + by, 0), beside.length - 1);
  return beside[to] ?? null;
}

function named(thing: SVGElement): string {
  const title = thing.querySelector(":scope > title")?.textContent;
  const words = [...thing.querySelectorAll("text")].map((each) => each.textContent.trim());
  return title ?? words.join(" ");
}

/** Put the focus on a thing; it keeps a name for who does not see it, and can be come back to. */
export function stand(thing: SVGElement): void {
  if (!thing.hasAttribute("role")) {
    thing.setAttribute("role", "group");
    thing.setAttribute("tabindex", "-1");
    thing.setAttribute("aria-label", named(thing));
  }
  thing.focus();
}
