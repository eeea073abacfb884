// The arrows of the stage with their present sizes: a strip below it.
import { el } from "../dom/element";
import { short } from "../dom/numbers";
import type { Force, Run } from "../document";
import { measureOf, shade, UNITS } from "../drawing/arrows";
import { instant, vectorAt } from "../drawing/interpolate";

const RECOVERED = "This constraint is written in scalars, which name no point: its resultant at the mass centre, computed from the motion.";

export class Legend {
  readonly element = el("div", { class: "legend", role: "group", "aria-label": "arrows at this time" });
  private readonly list = el("ul", {});
  private readonly more = el("button", { type: "button", class: "quiet", "data-action": "all" });
  private shown: { force: number; output: HTMLElement }[] = [];
  private run: Run | null = null;
  private key = "";
  private readonly vector = [0, 0, 0];

  /** `showAll` is called when all reactions are asked for, or the largest alone. */
  constructor(showAll: () => void) {
    this.more.addEventListener("click", showAll);
    this.element.append(this.list, this.more);
  }

  /** The arrows that are wanted now; `all`: whether all reactions are. */
  set(run: Run, wanted: (force: Force) => boolean, colourOf: (force: Force) => string, all: boolean): void {
    this.run = run;
    const entries = run.forces.map((force, i) => ({ force, i })).filter(({ force }) => wanted(force));
    const hidden = run.forces.filter((force) => measureOf(force.kind) === force.kind && (force.kind === "force" || force.kind === "torque") && !force.first).length;
    this.more.hidden = !hidden || !entries.some(({ force }) => force.kind === "force" || force.kind === "torque");
    this.more.textContent = all ? "the largest alone" : `${hidden} more`;
    this.more.title = all ? "draw the largest reactions alone" : "draw all reactions; those of one body while the pointer is on it";
    const key = entries.map(({ i, force }) => `${i}${colourOf(force)}`).join();
    if (key === this.key) return;
    this.key = key;
    this.shown = [];
    this.list.replaceChildren(
      ...entries.map(({ force, i }) => {
        const output = el("b", { class: "size" });
        this.shown.push({ force: i, output });
        return el("li", { title: force.recovered ? RECOVERED : undefined, "data-kind": force.kind }, el("span", { class: "swatch", style: `background:${shade(colourOf(force), force.part)}` }), `${words(force)} `, el("span", { class: "on" }, `${preposition(force)} ${force.place} `), output, el("span", { class: "unit" }, ` ${UNITS[measureOf(force.kind)]}`));
      }),
    );
    this.element.hidden = !entries.length && this.more.hidden;
  }

  show(t: number): void {
    if (!this.run) return;
    const at = instant(this.run.time, t);
    for (const { force, output } of this.shown) {
      vectorAt(this.run.forces[force].vector, at, this.vector);
      output.textContent = short(Math.hypot(this.vector[0], this.vector[1], this.vector[2]), 3);
    }
  }
}

const preposition = (force: Force): string => (force.kind === "velocity" || force.kind === "angular velocity" ? "of" : "on");

function words(force: Force): string {
  if (force.kind !== "force" && force.kind !== "torque") return force.constraint.replace(new RegExp(` on ${force.place.replace(/[^\w ]/g, ".")}$`), "");
  const part = force.torque ? "torque" : force.part === "ideal" ? "" : force.part;
  return `${force.constraint}${part ? `, ${part}` : ""}${force.recovered ? ", recovered" : ""}`;
}
