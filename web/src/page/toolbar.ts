// What is drawn on the stage, and how arrows are scaled: a row above it.
import { el } from "../dom/element";
import type { Force, Run } from "../document";
import type { ScaleKind } from "../drawing/arrows";
import { OPTION_OF, type ViewOptions } from "../drawing/viewer";

export type Switch = "arrows" | "velocities" | "spins" | "applied" | "numbers" | "names" | "trails" | "frames" | "follow" | "orthographic";

export const SWITCHES: [Switch, string, string][] = [
  ["arrows", "Forces", "reactions (a)"],
  ["velocities", "Velocities", "velocities of bodies and points (w)"],
  ["spins", "Spins", "angular velocities of bodies (s)"],
  ["applied", "Applied", "applied forces and torques (e)"],
  ["names", "Names", "names of bodies and points (b)"],
  ["trails", "Trails", "paths of masses and of points of contact (t)"],
];
const FURTHER: [Switch, string, string][] = [
  ["numbers", "Sizes", "sizes next to the arrows (n)"],
  ["frames", "Frames", "axes fixed in the bodies (f)"],
  ["follow", "Follow", "the camera follows what leaves the middle of the stage (c)"],
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
    run: Run,
    private readonly changed: (key?: Switch) => void,
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
    const there = new Set<string>(run.forces.map((force: Force) => OPTION_OF[force.kind]));
    const kept = SWITCHES.filter(([key]) => !["arrows", "velocities", "spins", "applied"].includes(key) || there.has(key));
    const fitting = el("button", { type: "button", class: "toggle", title: "see all of it (v)", "data-action": "fit", onclick: fit }, "Fit");
    const further = el("details", { class: "further" }, el("summary", { class: "toggle", title: "more that can be drawn" }, "More"), el("div", { class: "further-body" }, ...FURTHER.map((entry) => this.button(entry)), this.scale, this.fixed));
    this.element = el("div", { class: "toolbar", role: "group", "aria-label": "what is drawn" }, ...kept.map((entry) => this.button(entry)), fitting, further);
    document.addEventListener("pointerdown", (event) => further.open && !further.contains(event.target as Node) && (further.open = false));
    this.sync();
  }

  private button([key, word, title]: [Switch, string, string]): HTMLElement {
    const made = el("button", { type: "button", class: "toggle", title, "data-switch": key, onclick: () => this.toggle(key) }, word);
    this.buttons.set(key, made);
    return made;
  }

  toggle(key: Switch): void {
    if (!this.buttons.has(key)) return;
    this.options[key] = !this.options[key];
    this.changed(key);
    this.sync();
  }

  sync(): void {
    for (const [key, button] of this.buttons) button.setAttribute("aria-pressed", String(this.options[key]));
    this.scale.value = this.options.scale.kind;
    this.fixed.hidden = this.options.scale.kind !== "fixed";
  }
}
