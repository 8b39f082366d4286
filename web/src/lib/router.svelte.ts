/** Where we are: the path of the address, and moving about without loading the page again. */

class Place {
  path = $state(location.pathname);
  hash = $state(location.hash.slice(1));
  search = $state(location.search);

  constructor() {
    addEventListener("popstate", () => this.read());
    addEventListener("hashchange", () => this.read());
  }

  /** The parts of the path: `/table/abc` is `["table", "abc"]`. */
  get parts(): string[] {
    return this.path.split("/").filter(Boolean);
  }

  go(address: string): void {
    history.pushState(null, "", address);
    this.read();
    scrollTo(0, 0);
  }

  private read(): void {
    this.path = location.pathname;
    this.hash = location.hash.slice(1);
    this.search = location.search;
  }
}

export const place = new Place();

/** For links: stay on the page unless a new tab is wanted. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest("a");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
  if (link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
  if (link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  place.go(link.pathname + link.search + link.hash);
}
