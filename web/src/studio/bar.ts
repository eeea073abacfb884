// The studio's part of the header: back to the gallery, principle, duration, run and cancel with progress, files.
import { el } from "../dom/element";
import type { Principle } from "./types";

export interface BarActions {
  gallery: () => void;
  run: () => void;
  cancel: () => void;
  consistent: () => void;
  share: () => void;
  export: (format: string) => void;
  principle: () => void;
}

const FORMATS = [
  ["csv", "CSV"],
  ["nc", "NetCDF"],
  ["gltf", "glTF"],
  ["py", "Python"],
  ["tex", "LaTeX"],
  ["json", "Model (JSON)"],
];

export class Bar {
  readonly element: HTMLElement;
  private readonly select = el("select", { "aria-label": "principle", "data-action": "principle" });
  private readonly seconds = el("input", { type: "number", min: "0", step: "any", "aria-label": "duration in seconds", "data-action": "duration" });
  private readonly run = el("button", { type: "button", class: "primary", title: "run (r)", "data-action": "run" }, "Run");
  private readonly cancel = el("button", { type: "button", class: "stop", title: "cancel (Escape)", "data-action": "cancel", hidden: true }, "Cancel");
  private readonly part = el("progress", { max: 1, value: 0, hidden: true, "aria-label": "progress of the run" });
  private readonly export = el("select", { "aria-label": "export", "data-action": "export" }, el("option", { value: "" }, "Export …"), ...FORMATS.map(([value, words]) => el("option", { value }, words)));

  constructor(actions: BarActions) {
    this.run.addEventListener("click", actions.run);
    this.cancel.addEventListener("click", actions.cancel);
    this.select.addEventListener("change", actions.principle);
    this.seconds.addEventListener("change", actions.run);
    this.export.addEventListener("change", () => {
      if (this.export.value) actions.export(this.export.value);
      this.export.value = "";
    });
    this.element = el(
      "div",
      { class: "studio-bar" },
      el("button", { type: "button", class: "quiet", title: "all systems (Escape)", "data-action": "gallery", onclick: actions.gallery }, "‹ Gallery"),
      this.select,
      el("label", { class: "seconds" }, this.seconds, " s"),
      el("span", { class: "run-slot" }, this.run, this.cancel, this.part),
      el("button", { type: "button", title: "move the start to the nearest that satisfies the constraints", "data-action": "consistent", onclick: actions.consistent }, "Make consistent"),
      el("button", { type: "button", title: "one HTML file that computes by itself", "data-action": "share", onclick: actions.share }, "Share"),
      this.export,
    );
  }

  offer(principles: Principle[], chosen: string): void {
    const options = principles.map((p) => el("option", { value: p.name, disabled: !p.applies, title: p.applies ? p.summary : p.reason }, p.applies ? p.name : `${p.name} – ${p.reason}`));
    this.select.replaceChildren(...options);
    this.select.value = chosen;
    this.select.title = principles.find((p) => p.name === chosen)?.summary ?? "";
  }

  get principle(): string {
    return this.select.value || "Kane";
  }

  set principle(name: string) {
    this.select.value = name;
  }

  get duration(): number | undefined {
    const value = Number(this.seconds.value);
    return Number.isFinite(value) && value > 0 ? value : undefined;
  }

  set duration(value: number | undefined) {
    this.seconds.value = value === undefined ? "" : String(Number(value.toPrecision(6)));
  }

  /** Running: the button becomes Cancel, with how far it is. */
  busy(on: boolean): void {
    this.cancel.hidden = !on;
    this.run.hidden = on;
    this.part.hidden = true;
    if (!on) return;
    this.part.value = 0;
  }

  progress(value: number): void {
    this.part.hidden = false;
    this.part.value = value;
  }
}
