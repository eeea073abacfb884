// Words on the stage: sizes at the tips of arrows, names of bodies and points. None covers another.
import { el } from "../dom/element";
import { short } from "../dom/numbers";
import { type Arrow, measureOf, shade, UNITS } from "./arrows";

/** Pixels between two labels, one above the other. */
const ROW = 14;
const ROWS = 3;
/** Pixels that a letter takes, about; both are larger in a lecture. */
const LETTER = 6.1;
const LARGER = 1.64;

interface Box {
  left: number;
  right: number;
  top: number;
}

/** The labels of one picture, in the order of their importance. */
export class Labels {
  readonly element = el("div", { class: "arrow-labels", "aria-hidden": "true" });
  private readonly sizes: Label[] = [];
  private readonly names: Label[] = [];
  private readonly taken: Box[] = [];
  private width = 0;
  private height = 0;
  private readonly row = ROW * larger();
  private sizesUsed = 0;
  private namesUsed = 0;

  begin(width: number, height: number): void {
    [this.width, this.height] = [width, height];
    this.taken.length = 0;
    this.sizesUsed = this.namesUsed = 0;
  }

  /** The size of an arrow at its tip; `fresh`: written anew, else only moved. */
  size(arrow: Arrow, x: number, y: number, footX: number, fresh: boolean): void {
    const label = next(this.sizes, this.sizesUsed++, this.element, "");
    if (fresh || label.arrow !== arrow) {
      const words = `${short(arrow.size, 3)} ${UNITS[measureOf(arrow.force.kind)]}${arrow.force.recovered ? ", recovered" : ""}`;
      label.write(words, shade(arrow.colour, arrow.force.part));
      label.arrow = arrow;
    }
    const before = footX > x + 8; // an arrow to the left has its number on the left
    const inside = x > 0 && x < this.width && y > 0 && y < this.height; // then its number is, too
    const left = before ? x - 7 - label.length : x + 7;
    const kept = inside ? Math.min(Math.max(left, 2), this.width - label.length - 2) : left;
    let top = Math.max(y - (kept === left ? 9 : 26), inside ? 2 : -Infinity);
    for (let row = 0; row < ROWS && this.isTaken(kept, top, label.length); row++) top += this.row;
    this.put(label, kept, top);
  }

  /** A name next to a place: on whichever side there is room. */
  name(words: string, x: number, y: number, away: number, colour: string): void {
    const label = next(this.names, this.namesUsed++, this.element, "name");
    label.write(words, colour);
    const w = label.length;
    const sides: [number, number][] = [
      [x + away + 4, y - 7],
      [x - w / 2, y + away + 3],
      [x - w / 2, y - away - this.row - 3],
      [x - away - w - 4, y - 7],
    ];
    const free = sides.find(([left, top]) => left > 1 && left + w < this.width && top > 1 && top < this.height - this.row && !this.isTaken(left, top, w));
    if (free) this.put(label, free[0], free[1]);
    else label.hide();
  }

  end(): void {
    for (let i = this.sizesUsed; i < this.sizes.length; i++) this.sizes[i].hide();
    for (let i = this.namesUsed; i < this.names.length; i++) this.names[i].hide();
  }

  private put(label: Label, left: number, top: number): void {
    if (this.isTaken(left, top, label.length)) return label.hide(); // where many are, the table has the rest
    this.taken.push({ left, right: left + label.length, top });
    label.place(left, top);
  }

  private isTaken(left: number, top: number, length: number): boolean {
    return this.taken.some((box) => left < box.right + 4 && left + length + 4 > box.left && Math.abs(box.top - top) < this.row);
  }
}

const larger = (): number => (document.documentElement.dataset.mode === "present" ? LARGER : 1);

function next(pool: Label[], i: number, host: HTMLElement, kind: string): Label {
  return (pool[i] ??= new Label(host, kind));
}

/** What is already on the page is not written again. */
class Label {
  arrow: Arrow | null = null;
  length = 0;
  private readonly element: HTMLElement;
  private readonly text = document.createTextNode("");
  private visible = true;
  private colour = "";

  constructor(host: HTMLElement, kind: string) {
    this.element = el("span", { class: kind || undefined });
    this.element.append(this.text);
    host.append(this.element);
  }

  write(words: string, colour: string): void {
    if (words !== this.text.data) {
      this.text.data = words;
      this.length = LETTER * larger() * words.length + 2;
    }
    if (colour !== this.colour) this.element.style.color = this.colour = colour;
  }

  place(left: number, top: number): void {
    if (!this.visible) this.element.style.display = "";
    this.visible = true;
    this.element.style.transform = `translate(${left.toFixed(1)}px, ${top.toFixed(1)}px)`;
  }

  hide(): void {
    if (this.visible) this.element.style.display = "none";
    this.visible = false;
  }
}
