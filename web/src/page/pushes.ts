// Buttons and keys that push while they are held down: on an input of the model, or on a coordinate.
import { el } from "../dom/element";
import { short } from "../dom/numbers";
import type { Push } from "../document";
import { inline } from "../equations/typeset";

/** Keys of the rows: less, more. */
const KEYS = [
  ["ArrowLeft", "ArrowRight"],
  ["ArrowDown", "ArrowUp"],
];
const SIGNS = ["←", "→", "↓", "↑"];

interface Row {
  push: Push;
  sign: number;
  strength: number;
  readonly buttons: HTMLButtonElement[];
}

export class Pushes {
  readonly element: HTMLDetailsElement;
  private readonly rows: Row[];

  /** `first`: the quantities that the page is about; `begin` lets the motion run where it does not. */
  constructor(
    private readonly all: Push[],
    first: string[],
    private readonly begin: () => void,
    private readonly isRunning: () => boolean,
  ) {
    const rank = (push: Push) => (push.kind === "input" ? -1 : first.includes(push.name) ? first.indexOf(push.name) : first.length);
    const order = [...all].sort((a, b) => rank(a) - rank(b));
    this.rows = order.slice(0, KEYS.length).map((push) => ({ push, sign: 0, strength: 1, buttons: [] }));
    this.element = el("details", { class: "group pushes", open: all.some((push) => push.kind === "input") }, el("summary", {}, "Act while it runs"), ...this.rows.map((row, i) => this.rowElement(row, i)), el("p", { class: "note" }, "Pull at a body with the pointer; hold a button or its key."));
    document.addEventListener("keydown", this.pressed, { capture: true });
    document.addEventListener("keyup", this.raised, { capture: true });
    window.addEventListener("blur", this.letGo);
  }

  /** The present value of every push, by its place in the parameters of the program. */
  get wanted(): { place: number; value: number }[] {
    return this.all.map((push) => {
      const value = this.rows.reduce((sum, row) => sum + (row.push === push ? row.sign * row.strength * push.size : 0), 0);
      return { place: push.place, value };
    });
  }

  dispose(): void {
    document.removeEventListener("keydown", this.pressed, { capture: true });
    document.removeEventListener("keyup", this.raised, { capture: true });
    window.removeEventListener("blur", this.letGo);
  }

  private rowElement(row: Row, i: number): HTMLElement {
    const shown = el("span", { class: "push-name" });
    const size = el("output", {});
    const sync = () => {
      shown.replaceChildren(inline(row.push.latex));
      size.textContent = `± ${short(row.strength * row.push.size)}`;
    };
    const choice = el("select", { "aria-label": "what the buttons push", "data-push": i }, ...this.all.map((push, k) => el("option", { value: k, selected: push === row.push }, `${push.name}${push.kind === "input" ? " (input)" : ""}`)));
    choice.addEventListener("change", () => {
      row.push = this.all[Number(choice.value)];
      sync();
    });
    const strength = el("input", { type: "range", min: -1, max: 1, step: 0.1, value: 0, "aria-label": "strength of the push", title: "strength" });
    strength.addEventListener("input", () => {
      row.strength = 10 ** Number(strength.value);
      sync();
    });
    for (const [k, sign] of [-1, 1].entries()) {
      const word = SIGNS[2 * i + k];
      const button = el("button", { type: "button", class: "push", "data-push-key": KEYS[i][k], "aria-label": `push ${sign < 0 ? "back" : "on"} (${word})`, "aria-pressed": "false" }, word);
      button.addEventListener("pointerdown", (event) => {
        button.setPointerCapture(event.pointerId);
        this.hold(row, sign);
      });
      for (const kind of ["pointerup", "pointercancel", "lostpointercapture"]) button.addEventListener(kind, () => this.hold(row, 0));
      row.buttons.push(button);
    }
    sync();
    return el("div", { class: "push-row" }, choice, row.buttons[0], row.buttons[1], shown, size, strength);
  }

  private hold(row: Row, sign: number): void {
    row.sign = sign;
    row.buttons.forEach((button, k) => button.setAttribute("aria-pressed", String(sign === 2 * k - 1)));
    if (sign && !this.isRunning()) this.begin();
  }

  private readonly pressed = (event: KeyboardEvent): void => {
    const place = this.placeOf(event);
    if (!place || !this.isRunning()) return;
    event.preventDefault();
    event.stopPropagation();
    this.hold(place.row, place.sign);
  };

  private readonly raised = (event: KeyboardEvent): void => {
    const place = this.placeOf(event);
    if (place && place.row.sign === place.sign) this.hold(place.row, 0);
  };

  private readonly letGo = (): void => {
    for (const row of this.rows) if (row.sign) this.hold(row, 0);
  };

  private placeOf(event: KeyboardEvent): { row: Row; sign: number } | null {
    if ((event.target as HTMLElement).matches?.("input, select, textarea, [role=tab]") || event.ctrlKey || event.metaKey || event.altKey) return null;
    for (const [i, row] of this.rows.entries()) {
      const k = KEYS[i].indexOf(event.key);
      if (k >= 0) return { row, sign: 2 * k - 1 };
    }
    return null;
  }
}
