/** Everything that is drawn on the page, changed in one go, with what moved gliding above it. */

import { between, type Box, type Glide, type Lot, moved, transform } from "./glide";
import { BLANK, Easel, type Paper } from "./picture";
import type { Sheet } from "./types";

/** A place on the page where sheets of one kind are shown. */
export interface Wall {
  easel: Easel;
  /** What is outside of it is not seen. */
  frame: Element;
  /** Called whenever something was drawn anew. */
  drawn: () => void;
}

interface Seen extends Lot {
  node: SVGGraphicsElement;
  matrix: DOMMatrix | null;
}

const SVG = "http://www.w3.org/2000/svg";
const EASE = "cubic-bezier(0.4, 0, 0.2, 1)";

export class Stage {
  private readonly walls = new Set<Wall>();
  private paper: Paper = BLANK;
  /** Above all that is drawn, where ghosts glide. */
  ghosts: Element | undefined;

  hang(place: Element, kind: Sheet["kind"], frame: Element, drawn: () => void): () => void {
    const wall = { easel: new Easel(place, kind), frame, drawn };
    this.walls.add(wall);
    wall.easel.show(this.paper);
    drawn();
    return () => this.walls.delete(wall);
  }

  /** Show a moment; what moved glides for so many milliseconds. */
  show(paper: Paper, lasting: number): void {
    if (paper === this.paper) return;
    const glide = lasting > 0 && this.paper.sheets.length > 0 && this.ghosts !== undefined;
    this.paper = paper;
    const walls = [...this.walls];
    const before = glide ? walls.flatMap((wall) => lots(wall, wall.easel.leaving(paper))) : [];
    const fresh = walls.map((wall) => ({ wall, parts: wall.easel.show(paper) }));
    for (const { wall, parts } of fresh) if (parts.length) wall.drawn();
    if (!glide) return;
    const after = fresh.flatMap(({ wall, parts }) => lots(wall, parts));
    const { glides, come, gone } = moved(before, after);
    for (const each of glides) this.glide(each, lasting);
    for (const { node } of come) appear(node, lasting, 0);
    for (const lot of gone) this.vanish(lot, lasting);
  }

  private glide({ from, to, count, turns }: Glide<Seen>, lasting: number): void {
    const moves = (lot: Seen, boxes: Box[], edge = false): Keyframe[] =>
      boxes.map((box, at) => ({
        transform: transform(lot.box, box) + (edge && at === 1 ? " scaleX(0)" : ""),
      }));
    if (turns) {
      // On its way it stands on edge: until then its back is seen, from then on its face.
      const way = [from.box, between(from.box, to.box), to.box];
      const hidden = [
        { opacity: 1, offset: 0.5 },
        { opacity: 0, offset: 0.5 },
      ];
      this.play(this.ghost(from, 0), moves(from, way, true), lasting, hidden);
      this.play(this.ghost(to, 0), moves(to, way, true), lasting, [
        { opacity: 0, offset: 0.5 },
        { opacity: 1, offset: 0.5 },
      ]);
    } else {
      const ghost = this.ghost(from, count > 1 ? count : 0);
      this.play(ghost, moves(from, [from.box, to.box]), lasting);
    }
    if (to.count === count) appear(to.node, lasting, 0.85);
  }

  private vanish(lot: Seen, lasting: number): void {
    this.play(this.ghost(lot, 0), [], lasting, [{ opacity: 1 }, { opacity: 0 }]);
  }

  private play(ghost: Element, moves: Keyframe[], duration: number, fades: Keyframe[] = []): void {
    if (fades.length) ghost.animate(fades, { duration, fill: "both" });
    const moving = ghost.animate(moves, { duration, easing: EASE, fill: "both" });
    moving.onfinish = () => ghost.remove();
  }

  /** A copy of a drawn thing above everything, where it was. */
  private ghost({ node, matrix, box }: Seen, count: number): HTMLElement {
    const ghost = document.createElement("div");
    ghost.style.left = `${box.x}px`;
    ghost.style.top = `${box.y}px`;
    ghost.style.width = `${box.width}px`;
    ghost.style.height = `${box.height}px`;
    const picture = document.createElementNS(SVG, "svg");
    const copy = node.cloneNode(true) as SVGElement;
    for (const each of [copy, ...copy.querySelectorAll(".can")]) {
      each.classList.remove("can", "bare", "pointed", "armed");
      each.removeAttribute("tabindex");
    }
    const place = document.createElementNS(SVG, "g");
    if (matrix) {
      const { a, b, c, d, e, f } = matrix;
      place.setAttribute("transform", `matrix(${a} ${b} ${c} ${d} ${e - box.x} ${f - box.y})`);
    }
    place.append(copy);
    picture.append(place);
    ghost.append(picture);
    if (count) {
      const number = document.createElement("b");
      number.textContent = String(count);
      ghost.append(number);
    }
    this.ghosts?.append(ghost);
    return ghost;
  }
}

function appear(node: Element, lasting: number, from: number): void {
  node.animate([{ opacity: 0 }, { opacity: 0, offset: from }, { opacity: 1 }], {
    duration: lasting,
  });
}

/** The things in some parts that can be seen, where they are on the screen. */
function lots(wall: Wall, parts: Element[]): Seen[] {
  const frame = wall.frame.getBoundingClientRect();
  return parts.flatMap((part) => {
    const things = [...part.querySelectorAll<SVGGraphicsElement>("[data-thing]")];
    return things.flatMap((node, at) => {
      const { x, y, width, height } = node.getBoundingClientRect();
      const box: Box = { x, y, width, height };
      if (!width || !isWithin(box, frame)) return [];
      const { name, thing = "", count = "1" } = node.dataset;
      const place = name ?? `${part.getAttribute("data-name")} ${at}`;
      const parent = node.parentElement as unknown as SVGGraphicsElement | null;
      const matrix = parent?.getScreenCTM?.() ?? null;
      return [{ place, thing, count: Number(count), box, node, matrix }];
    });
  });
}

function isWithin(box: Box, frame: DOMRect): boolean {
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return x >= frame.left && x <= frame.right && y >= frame.top && y <= frame.bottom;
}
