// Principles side by side: which, how far apart, from when on, and why.
import { el } from "../dom/element";
import { short } from "../dom/numbers";
import { Chart } from "../plots/chart";
import { colour } from "../dom/element";
import type { Compared, Principle } from "./types";

export class Compare {
  readonly element: HTMLElement;
  private readonly choices = el("div", { class: "compare-choices", role: "group", "aria-label": "principles to compare" });
  private readonly out = el("div", { class: "compare-out" });
  private readonly button = el("button", { type: "button", class: "primary", "data-action": "compare" }, "Compare");
  private chart: Chart | null = null;
  private found: Compared | null = null;

  constructor(
    run: () => void,
    private readonly seek: (t: number) => void,
  ) {
    this.button.addEventListener("click", run);
    this.element = el("div", { class: "compare-panel" }, el("h2", {}, "Principles"), this.choices, el("div", { class: "buttons" }, this.button), this.out);
  }

  /** Offer the principles that apply; the present one and the first of another family are chosen. */
  offer(principles: Principle[], present: string): void {
    const able = principles.filter((p) => p.applies);
    const family = able.find((p) => p.name === present)?.family;
    const other = able.find((p) => p.family !== family)?.name ?? able.find((p) => p.name !== present)?.name;
    this.choices.replaceChildren(
      ...able.map((p) => el("label", { class: "choice", title: p.summary }, el("input", { type: "checkbox", value: p.name, checked: p.name === present || p.name === other }), p.name)),
    );
    this.button.disabled = able.length < 2;
    this.found = null;
    this.out.replaceChildren();
  }

  get chosen(): string[] {
    return [...this.choices.querySelectorAll<HTMLInputElement>("input:checked")].map((box) => box.value);
  }

  say(text: string, bad = false): void {
    this.found = null;
    this.out.replaceChildren(el("p", { class: bad ? "said bad" : "note", role: "status" }, text));
  }

  /** Again, in the colours of another theme. */
  repaint(): void {
    if (this.found) this.show(this.found);
  }

  show(found: Compared): void {
    this.found = found;
    const head = el("tr", {}, ...["principle", "difference", "parts at", "energy"].map((word) => el("th", { scope: "col" }, word)));
    const rows = found.rows.map((row) =>
      el("tr", {}, el("th", { scope: "row" }, row.principle), ...(row.refusal ? [el("td", { colspan: 3, class: "note" }, row.refusal)] : [el("td", {}, size(row.difference)), el("td", {}, row.parted == null ? "–" : `${short(row.parted)} s`), el("td", {}, size(row.energy))])),
    );
    this.chart?.dispose();
    this.chart = new Chart(150, this.seek);
    this.out.replaceChildren(
      el("p", { class: "explanation", "data-explanation": "" }, found.explanation),
      el("table", { class: "facts compare-table" }, el("thead", {}, head), el("tbody", {}, ...rows)),
      found.difference.length ? el("h2", {}, `Difference of ${found.pair.join(" and ")}`) : "",
      this.chart.element,
    );
    if (found.difference.length) {
      const series = { label: "difference", colour: colour("accent"), values: Float64Array.from(found.difference) };
      this.chart.set({ time: Float64Array.from(found.time), series: [series], events: found.parted == null ? [] : [found.parted] });
    }
  }

  setCursor(t: number): void {
    this.chart?.setCursor(t);
  }
}

const size = (value: number | undefined) => (value === undefined ? "" : value === 0 ? "0" : short(value, 2));
