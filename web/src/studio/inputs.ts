// What the inputs of a model are in the next run, and at which zeros events are told; formulas are read by the server.
import { el } from "../dom/element";
import { unitText } from "../dom/units";
import type { Opened, Request } from "./types";

/** How far a slider of a constant input goes, in its usual sizes. */
const REACH = 10;

export class Inputs {
  readonly element: HTMLElement;
  private readonly fields = el("div", { class: "input-fields" });
  private readonly events = el("div", { class: "event-fields" });
  private readonly stop = el("input", { type: "checkbox", "data-action": "stop-at-events" });
  private readonly title = el("h2", {}, "Inputs");
  private given = new Map<string, HTMLInputElement>();

  constructor(private readonly changed: () => void) {
    const more = el("button", { type: "button", class: "quiet", "data-action": "add-event", onclick: () => this.addEvent("") }, "+ event");
    this.stop.addEventListener("change", () => this.events.childElementCount && this.changed());
    this.element = el(
      "div",
      { class: "inputs" },
      el("section", { class: "group" }, this.title, this.fields),
      el("details", { class: "group" }, el("summary", {}, "Events to watch"), el("p", { class: "note" }, "An event is a zero of a formula of coordinates, speeds, parameters and t."), this.events, el("label", { class: "choice" }, this.stop, "the run ends there"), el("div", {}, more)),
    );
  }

  offer(opened: Opened): void {
    this.given = new Map();
    this.events.replaceChildren();
    this.title.hidden = !opened.inputs.length;
    this.fields.replaceChildren(...opened.inputs.map((i) => this.field(i)));
  }

  private field(data: Opened["inputs"][number]): HTMLElement {
    const unit = unitText(data.unit);
    const text = el("input", { type: "text", value: data.value, spellcheck: "false", "aria-label": `input ${data.name}${data.unit ? ` in ${data.unit}` : ""}, a formula`, "data-input": data.name });
    const slider = el("input", { type: "range", min: -REACH, max: REACH, step: REACH / 100, "aria-label": `input ${data.name}, a constant`, "data-input-slider": data.name });
    const follow = () => {
      const constant = Number(text.value);
      const isNumber = text.value.trim() !== "" && Number.isFinite(constant);
      slider.hidden = !isNumber;
      if (!isNumber) return;
      const reach = Math.max(REACH, 2 * Math.abs(constant));
      [slider.min, slider.max] = [String(-reach), String(reach)];
      slider.value = String(constant);
      slider.style.setProperty("--part", `${(50 * (constant + reach)) / reach}%`);
    };
    text.addEventListener("change", () => {
      follow();
      this.changed();
    });
    slider.addEventListener("input", () => {
      text.value = String(Number(Number(slider.value).toPrecision(4)));
      slider.style.setProperty("--part", `${(100 * (Number(slider.value) - Number(slider.min))) / (Number(slider.max) - Number(slider.min))}%`);
    });
    slider.addEventListener("change", () => this.changed());
    follow();
    this.given.set(data.name, text);
    return el("div", { class: "field" }, el("div", { class: "field-head" }, el("b", {}, data.name), el("span", { class: "field-words", title: data.description }, data.description)), el("div", { class: "field-row formula-row" }, slider, text, el("span", { class: "unit" }, unit)));
  }

  private addEvent(zero: string): void {
    const text = el("input", { type: "text", value: zero, spellcheck: "false", placeholder: "x - 1", "aria-label": "zero of this formula", "data-event": "" });
    const line = el("div", { class: "event-line" }, text, el("span", { "aria-hidden": "true" }, "= 0"));
    const gone = el("button", { type: "button", class: "quiet", "aria-label": "remove this event" }, "×");
    gone.addEventListener("click", () => {
      line.remove();
      this.changed();
    });
    line.append(gone);
    text.addEventListener("change", () => this.changed());
    this.events.append(line);
    text.focus();
  }

  /** The part of a request that says it. */
  get request(): Pick<Request, "inputs" | "events"> {
    const inputs = Object.fromEntries([...this.given].map(([name, field]) => [name, field.value.trim() || "0"]));
    const zeros = [...this.events.querySelectorAll<HTMLInputElement>("[data-event]")].map((field) => field.value.trim()).filter(Boolean);
    return {
      inputs: this.given.size ? inputs : undefined,
      events: zeros.length ? zeros.map((zero) => ({ zero, name: `${zero} = 0`, terminal: this.stop.checked })) : undefined,
    };
  }

  /** As a run of the history had it. */
  take(request: Request): void {
    for (const [name, value] of Object.entries(request.inputs ?? {})) {
      const field = this.given.get(name);
      if (field) field.value = value;
    }
    this.events.replaceChildren();
    for (const event of request.events ?? []) this.addEvent(event.zero);
    this.stop.checked = request.events?.some((e) => e.terminal) ?? false;
  }
}
