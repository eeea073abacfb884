// A second run behind the first: of another principle, or one that was kept here.
import { el } from "../dom/element";
import type { Run } from "../document";

export class Ghosts {
  readonly element: HTMLElement;
  /** The button "keep as ghost". */
  readonly keep: HTMLElement;
  private readonly select = el("select", { "aria-label": "ghost", "data-action": "ghost" });
  private chosen = -1;

  constructor(
    private readonly runs: Run[],
    private readonly show: (run: Run | null) => void,
    private readonly present: () => Run,
  ) {
    this.keep = el("button", { type: "button", title: "keep this motion as a ghost behind the next (g)", "data-action": "keep", onclick: () => this.keepNow() }, "Keep as ghost");
    this.select.addEventListener("change", () => this.choose(Number(this.select.value)));
    this.element = el("div", { class: "ghosts" }, el("label", {}, "Ghost ", this.select));
    this.fill();
  }

  /** Which ghost of the file is shown, for the fragment. */
  get index(): number | undefined {
    return this.chosen >= 0 ? this.chosen : undefined;
  }

  keepNow(): void {
    const label = `kept ${this.runs.filter((r) => r.label.startsWith("kept")).length + 1}`;
    this.runs.push({ ...this.present(), label });
    this.fill();
    this.choose(this.runs.length - 1);
  }

  choose(index: number): void {
    this.chosen = index in this.runs ? index : -1;
    this.select.value = String(this.chosen);
    this.show(this.chosen < 0 ? null : this.runs[this.chosen]);
  }

  private fill(): void {
    this.select.replaceChildren(el("option", { value: -1 }, "none"), ...this.runs.map((run, i) => el("option", { value: i }, run.label)));
    this.element.hidden = !this.runs.length;
  }
}
