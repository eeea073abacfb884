// What is drawn on the stage, and how arrows are scaled; the legend with the forces in newtons.
import { el } from "../dom/element";
import { steady } from "../dom/numbers";
import type { Run } from "../document";
import { type ScaleKind, shade } from "../drawing/arrows";
import { instant, vectorAt } from "../drawing/interpolate";
import type { ViewOptions } from "../drawing/viewer";

type Switch = "arrows" | "numbers" | "trails" | "frames" | "follow" | "orthographic";

const SWITCHES: [Switch, string, string][] = [
  ["arrows", "Forces", "reaction arrows (a)"],
  ["numbers", "Newtons", "sizes beside the arrows (n)"],
  ["trails", "Trails", "paths of the masses (t)"],
  ["frames", "Frames", "axes fixed in the bodies (f)"],
  ["follow", "Follow", "the camera goes with the masses (c)"],
  ["orthographic", "Parallel", "orthographic projection (o)"],
];

export class Toolbar {
  readonly element: HTMLElement;
  private readonly buttons = new Map<Switch, HTMLButtonElement>();
  private readonly scale: HTMLSelectElement;
  private readonly fixed: HTMLInputElement;
  private readonly usual: number;

  constructor(
    private readonly options: ViewOptions,
    private readonly changed: () => void,
    fit: () => void,
  ) {
    this.usual = options.scale.fixed;
    const kinds: ScaleKind[] = ["automatic", "logarithmic", "fixed"];
    this.scale = el("select", { "aria-label": "scale of the arrows", title: "scale of the arrows", "data-action": "scale" }, ...kinds.map((k) => el("option", { value: k }, `${k} scale`)));
    this.fixed = el("input", { type: "range", min: -2, max: 2, step: 0.02, value: 0, class: "fixed-scale", "aria-label": "length of the arrows", title: "length of the arrows" });
    this.scale.addEventListener("change", () => {
      options.scale.kind = this.scale.value as ScaleKind;
      this.sync();
      changed();
    });
    this.fixed.addEventListener("input", () => {
      options.scale.fixed = this.usual * 10 ** Number(this.fixed.value);
      changed();
    });
    this.element = el("div", { class: "toolbar", role: "group", "aria-label": "what is drawn" });
    for (const [key, word, title] of SWITCHES) {
      const button = el("button", { type: "button", class: "toggle", title, "data-switch": key, onclick: () => this.toggle(key) }, word);
      this.buttons.set(key, button);
      this.element.append(button);
    }
    this.element.append(el("button", { type: "button", class: "toggle", title: "see all of it (Home)", "data-action": "fit", onclick: fit }, "Fit"), this.scale, this.fixed);
    this.sync();
  }

  toggle(key: Switch): void {
    this.options[key] = !this.options[key];
    this.sync();
    this.changed();
  }

  sync(): void {
    for (const [key, button] of this.buttons) button.setAttribute("aria-pressed", String(this.options[key]));
    this.scale.value = this.options.scale.kind;
    this.fixed.hidden = this.options.scale.kind !== "fixed";
    this.scale.hidden = !this.options.arrows;
  }
}

const RECOVERED = "This constraint is written in scalars, which name no point: its resultant at the mass centre, computed from the motion.";

/** The forces with their colours and present sizes. */
export class Legend {
  readonly element = el("table", { class: "legend" });
  private outputs: HTMLElement[] = [];
  private run: Run | null = null;
  private readonly vector = [0, 0, 0];

  set(run: Run, colourOf: (constraint: string) => string): void {
    const before = this.run?.forces.map((f) => f.constraint + f.place + f.part).join();
    this.run = run;
    if (before === run.forces.map((f) => f.constraint + f.place + f.part).join() && this.outputs.length && !this.stale) return;
    this.stale = false;
    this.outputs = [];
    const rows = run.forces.slice(0, 12).map((force) => {
      const output = el("td", { class: "size" });
      this.outputs.push(output);
      const part = force.torque ? "torque" : force.part === "ideal" ? "" : force.part;
      const words = `${force.constraint}${part ? `, ${part}` : ""}${force.recovered ? ", recovered" : ""}`;
      return el("tr", { title: force.recovered ? RECOVERED : null }, el("td", {}, el("span", { class: "swatch", style: `background:${shade(colourOf(force.constraint), force.part)}` })), el("td", {}, words, el("span", { class: "on" }, ` on ${force.place}`)), output, el("td", { class: "unit" }, force.torque ? "N m" : "N"));
    });
    this.element.hidden = !rows.length;
    this.element.replaceChildren(el("caption", { class: "hidden" }, "reactions at this time"), el("tbody", {}, ...rows));
  }

  private stale = false;

  /** The colours have changed. */
  refresh(colourOf: (constraint: string) => string): void {
    this.stale = true;
    if (this.run) this.set(this.run, colourOf);
  }

  show(t: number): void {
    if (!this.run) return;
    const { forces, time } = this.run;
    const at = instant(time, t);
    this.outputs.forEach((output, i) => {
      vectorAt(forces[i].vector, at, this.vector);
      output.textContent = steady(Math.hypot(this.vector[0], this.vector[1], this.vector[2]));
    });
  }
}
