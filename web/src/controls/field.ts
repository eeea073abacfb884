// A number with a slider, a field and a unit.
import { el } from "../dom/element";
import { fieldText } from "../dom/numbers";
import { unitText } from "../dom/units";
import { inline } from "../equations/typeset";

export interface FieldData {
  name: string;
  latex: string;
  value: number;
  unit: string;
  description: string;
  min: number;
  max: number;
  step?: number;
  open?: boolean;
  order?: number;
}

const STEPS = 400;
const DEGREES = 180 / Math.PI;

export class Field {
  readonly element: HTMLElement;
  private readonly slider: HTMLInputElement;
  private readonly number: HTMLInputElement;
  private readonly note: HTMLElement;
  /** The same in degrees. */
  private readonly degrees = el("span", { class: "degrees" });

  /** `changed` is called with every new value, while a slider moves too. */
  constructor(
    readonly data: FieldData,
    private readonly changed: (value: number) => void,
  ) {
    const label = data.description ? `${data.name}, ${data.description}` : data.name;
    const step = data.step ?? (data.max - data.min) / STEPS;
    this.slider = el("input", { type: "range", min: data.min, max: data.max, step, value: data.value, "aria-label": `${label}, slider`, "data-name": data.name });
    this.number = el("input", { type: "number", step: "any", value: data.value, "aria-label": data.unit ? `${label} in ${data.unit}` : label, "data-name": data.name });
    this.note = el("span", { class: "field-note" });
    const reset = el("button", { class: "quiet reset", type: "button", title: `back to ${data.value}`, "aria-label": `${data.name} back to ${data.value}`, onclick: () => this.give(data.value) }, "↺");
    this.element = el(
      "div",
      { class: "field" },
      el("div", { class: "field-head" }, inline(data.latex), el("span", { class: "field-words", title: label }, data.description), this.note, reset),
      el("div", { class: "field-row" }, this.slider, this.number, el("span", { class: "unit" }, unitText(data.unit)), this.degrees),
    );
    this.degrees.hidden = !/^rad(\/s)?$/.test(data.unit);
    this.slider.addEventListener("input", () => this.give(Number(this.slider.value)));
    this.number.addEventListener("change", () => {
      const value = Number(this.number.value);
      if (this.number.value.trim() && Number.isFinite(value)) this.give(value);
      else this.set(this.value);
    });
    this.value = data.value;
    this.set(data.value);
  }

  value: number;

  private give(value: number): void {
    this.set(value);
    this.changed(value);
  }

  /** Show a value without saying so. */
  set(value: number): void {
    this.value = value;
    this.slider.value = String(value);
    this.number.value = fieldText(value);
    this.degrees.textContent = `${Number((value * DEGREES).toPrecision(4))}°${this.data.unit === "rad/s" ? "/s" : ""}`;
    this.element.classList.toggle("changed", value !== this.data.value);
    this.slider.style.setProperty("--part", `${(100 * (value - this.data.min)) / (this.data.max - this.data.min)}%`);
  }

  /** What followed for this value: "moved to 0.31". */
  say(text: string): void {
    this.note.textContent = text;
  }
}
