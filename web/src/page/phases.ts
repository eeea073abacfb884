// The phase plot with the choice of its axes.
import { el } from "../dom/element";
import { unitText } from "../dom/units";
import type { Channel, Run } from "../document";
import { seriesColour, type Theme } from "../drawing/palette";
import { type Curve, PhasePlot } from "../plots/phase";

export class Phases {
  readonly element: HTMLElement;
  private readonly plot: PhasePlot;
  private readonly across = el("select", { "aria-label": "across", "data-axis": "x" });
  private readonly upward = el("select", { "aria-label": "upwards", "data-axis": "y" });
  private run: Run | null = null;
  private ghost: Run | null = null;

  constructor(
    private theme: Theme,
    seek: (t: number) => void,
    private readonly changed: () => void,
  ) {
    this.plot = new PhasePlot(seek);
    const choose = () => {
      this.draw();
      this.changed();
    };
    this.across.addEventListener("change", choose);
    this.upward.addEventListener("change", choose);
    const choice = el("div", { class: "phase-choice" }, el("label", {}, "upwards ", this.upward), el("label", {}, "across ", this.across));
    this.element = el("div", { class: "phases" }, choice, this.plot.element);
  }

  get axes(): [string, string] {
    return [this.across.value, this.upward.value];
  }

  set(run: Run, ghost: Run | null): void {
    this.run = run;
    this.ghost = ghost;
    const names = run.channels.filter((c) => c.group !== "audit").map((c) => c.name);
    if (this.across.options.length !== names.length) {
      const before = this.axes;
      for (const select of [this.across, this.upward]) select.replaceChildren(...names.map((name) => el("option", { value: name }, named(run, name))));
      const [x, y] = firstPair(run);
      this.choose(names.includes(before[0]) ? before[0] : x, names.includes(before[1]) ? before[1] : y);
    }
    this.draw();
  }

  choose(x: string, y: string): void {
    this.across.value = x;
    this.upward.value = y;
    this.draw();
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    this.draw();
  }

  setCursor(t: number): void {
    this.plot.setCursor(t);
  }

  private draw(): void {
    const curves: Curve[] = [];
    const [x, y] = this.axes;
    let equal = false;
    for (const run of [this.ghost, this.run]) {
      const cx = run?.channels.find((c) => c.name === x);
      const cy = run?.channels.find((c) => c.name === y);
      if (!run || !cx || !cy) continue;
      const ghost = run !== this.run;
      equal = isPosition(cx) && isPosition(cy);
      curves.push({ time: run.time, x: cx.values, y: cy.values, colour: seriesColour(0, this.theme), ghost });
    }
    this.plot.set(curves, equal);
  }
}

/** A channel with its unit. */
function named(run: Run, name: string): string {
  const unit = unitText(run.channels.find((c) => c.name === name)?.unit ?? "");
  return unit ? `${name}, ${unit}` : name;
}

const isPosition = (c: Channel) => c.group === "coordinate" && /^[xyz](_|\d|$)/.test(c.name);

/** The first coordinate that moves, and its speed. */
function firstPair(run: Run): [string, string] {
  const coordinates = run.channels.filter((c) => c.group === "coordinate");
  const speeds = run.channels.filter((c) => c.group === "speed");
  const moving = coordinates.findIndex((c) => c.values.some((v) => v !== c.values[0]));
  const i = Math.max(moving, 0);
  const fallback = run.channels[0]?.name ?? "";
  return [coordinates[i]?.name ?? fallback, speeds[Math.min(i, speeds.length - 1)]?.name ?? fallback];
}
