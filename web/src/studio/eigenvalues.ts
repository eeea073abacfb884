// Eigenvalues of a steady motion against a speed or a parameter: real parts, with where stability changes.
import { colour, el } from "../dom/element";
import { short } from "../dom/numbers";
import { job } from "./api";
import type { Eigenvalues, Opened, Request } from "./types";

export class EigenvaluePanel {
  readonly element: HTMLElement;
  private readonly name = el("select", { "aria-label": "against" });
  private readonly from = el("input", { type: "number", step: "any", value: "0", "aria-label": "from" });
  private readonly to = el("input", { type: "number", step: "any", value: "10", "aria-label": "to" });
  private readonly steady = el("input", { type: "text", "aria-label": "steady values", placeholder: "lean=0, steer=0" });
  private readonly out = el("div", { class: "eigen-out" });
  private found: Eigenvalues | null = null;

  constructor(private readonly request: () => Request) {
    const button = el("button", { type: "button", class: "primary", "data-action": "eigenvalues", onclick: () => void this.run() }, "Follow");
    this.element = el(
      "div",
      { class: "eigen-panel" },
      el("p", { class: "note" }, "A steady motion is followed in a speed or a parameter; above the line a small deviation grows."),
      el("div", { class: "eigen-form" }, el("label", {}, "Against ", this.name), el("label", {}, "from ", this.from), el("label", {}, "to ", this.to), el("label", { class: "wide" }, "steady with ", this.steady), button),
      this.out,
    );
  }

  offer(opened: Opened): void {
    const group = (label: string, names: string[]) => (names.length ? el("optgroup", { label }, ...names.map((n) => el("option", { value: n }, n))) : null);
    this.name.replaceChildren(...[group("speeds", opened.speeds), group("parameters", opened.parameters.map((p) => p.name))].filter((g) => g !== null));
    const bicycle = opened.speeds.includes("v") && opened.coordinates.includes("lean");
    if (bicycle) this.name.value = "v";
    this.steady.value = bicycle ? "lean=0, steer=0" : "";
    this.out.replaceChildren();
    this.found = null;
  }

  private async run(): Promise<void> {
    const steady: Record<string, number> = {};
    for (const part of this.steady.value.split(",").filter((p) => p.trim())) {
      const [name, value] = part.split("=").map((p) => p.trim());
      if (!name || !value || !Number.isFinite(Number(value))) return this.say(`"${part.trim()}" is not name=number.`);
      steady[name] = Number(value);
    }
    const { system, model, principle, parameters } = this.request();
    this.out.replaceChildren(el("p", { class: "note", role: "status" }, "Following …"));
    try {
      const asked = { system, model, principle, parameters, name: this.name.value, from: Number(this.from.value), to: Number(this.to.value), points: 120, steady };
      this.found = await job<Eigenvalues>("eigenvalues", asked);
      this.draw();
    } catch (error) {
      this.say((error as Error).message);
    }
  }

  private say(text: string): void {
    this.out.replaceChildren(el("p", { class: "said bad", role: "status" }, text));
  }

  /** Again, in the colours of another theme. */
  repaint(): void {
    this.draw();
  }

  private draw(): void {
    const { found } = this;
    if (!found) return;
    const [width, height, left, bottom] = [372, 260, 40, 24];
    const xs = found.values;
    const [x0, x1] = [Math.min(...xs), Math.max(...xs)];
    const all = found.real.flat();
    const largest = Math.max(...all.map(Math.abs));
    const outside = largest > 12;
    const top = Math.min(Math.max(largest, 1e-9), 12);
    const X = (x: number) => left + ((x - x0) / (x1 - x0 || 1)) * (width - left - 8);
    const Y = (y: number) => (height - bottom) / 2 - (y / top) * ((height - bottom) / 2 - 6);
    const canvas = el("canvas", { width: 2 * width, height: 2 * height, class: "eigen-plot", role: "img", "aria-label": `real parts of the eigenvalues against ${found.name}` });
    const context = canvas.getContext("2d");
    if (context) {
      context.scale(2, 2);
      context.font = "11px system-ui";
      context.strokeStyle = colour("line");
      context.fillStyle = colour("muted");
      context.beginPath();
      context.moveTo(left, Y(0));
      context.lineTo(width - 8, Y(0));
      context.stroke();
      for (const y of [-top, 0, top]) context.fillText(short(y, 2), 2, Y(y) + 4);
      for (const x of [x0, (x0 + x1) / 2, x1]) context.fillText(short(x, 3), Math.min(X(x), width - 24), height - 6);
      for (const c of found.critical) {
        context.strokeStyle = colour("bad");
        context.setLineDash([3, 3]);
        context.beginPath();
        context.moveTo(X(c.value), 4);
        context.lineTo(X(c.value), height - bottom);
        context.stroke();
        context.setLineDash([]);
      }
      xs.forEach((x, i) =>
        found.real[i].forEach((y, k) => {
          if (Math.abs(y) > top) return; // outside of what is shown, which is said below
          context.fillStyle = Math.abs(found.imaginary[i][k]) > 1e-9 ? colour("accent") : colour("ink");
          context.fillRect(X(x) - 1, Y(y) - 1, 2, 2);
        }),
      );
    }
    const where = found.critical.map((c) => `${found.name} = ${c.value.toPrecision(8)}`).join(", ");
    this.out.replaceChildren(canvas, el("p", { class: "note", "data-critical": "" }, where ? `Stability changes at ${where}.` : "Stability does not change in this range."), el("p", { class: "note" }, `Real parts in 1/s. Blue: pairs that swing; ${document.documentElement.dataset.theme === "dark" ? "white" : "black"}: real ones.${outside ? ` Those beyond ±${short(top, 2)} are not shown.` : ""}`));
  }
}
