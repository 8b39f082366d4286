/** The style and the symbols that all pictures of a game are drawn with: once on the page. */

import { get } from "./api";
import type { GameSheet } from "./types";

class Wardrobe {
  /** The address of the sheet that is on the page. */
  worn = $state("");
  /** The colour of whoever does something, by the word for them: a class of the sheet. */
  colours = $state.raw<Record<string, string>>({});
  private wanted = "";
  private readonly style = document.createElement("style");
  private readonly symbols = document.createElement("div");

  /** Put a sheet on the page, by its address; the one that was there stays until it has come. */
  async wear(address: string): Promise<void> {
    if (address === this.wanted) return;
    this.wanted = address;
    const sheet = await get<GameSheet>(address.replace(/^\/api/, "")).catch(() => null);
    if (!sheet || this.wanted !== address) return;
    this.style.textContent = sheet.style;
    this.symbols.innerHTML = `<svg>${sheet.symbols}</svg>`;
    this.symbols.className = "symbols";
    this.symbols.ariaHidden = "true";
    document.head.append(this.style);
    document.body.append(this.symbols);
    this.colours = sheet.colours;
    this.worn = address;
  }
}

export const wardrobe = new Wardrobe();
