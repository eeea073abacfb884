// The events of a run with their times; a click goes there.
import { el } from "../dom/element";
import { short } from "../dom/numbers";
import type { Run } from "../document";

/** Lines at first: of a motion with a thousand impacts the first ones. */
const SHOWN = 12;

export class EventList {
  readonly element = el("section", { class: "card events", hidden: true });
  private readonly list = el("ol", { class: "event-list" });
  private readonly heading = el("h3", {});
  private readonly more = el("button", { type: "button", class: "quiet" });
  private events: Run["events"] = [];

  constructor(private readonly seek: (t: number) => void) {
    this.more.addEventListener("click", () => this.fill(this.events.length));
    this.element.append(this.heading, this.list, this.more);
  }

  set(run: Run): void {
    this.events = run.events;
    this.element.hidden = !run.events.length;
    this.heading.textContent = `Events (${run.events.length})`;
    this.fill(SHOWN);
  }

  private fill(count: number): void {
    const shown = this.events.slice(0, count);
    this.list.replaceChildren(...shown.map((event) => el("li", {}, el("button", { type: "button", class: "event", "data-event-time": event.time, onclick: () => this.seek(event.time) }, el("span", { class: "event-time" }, `${short(event.time, 6)} s`), ` ${event.name}`))));
    this.more.hidden = shown.length === this.events.length;
    this.more.textContent = `all ${this.events.length}`;
  }
}
