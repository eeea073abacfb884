// Time histories in groups, each a chart with the values at the present time.
import { el } from "../dom/element";
import { short, steady } from "../dom/numbers";
import type { Channel, Run } from "../document";
import { instant, valueAt } from "../drawing/interpolate";
import { seriesColour, type Theme, varied } from "../drawing/palette";
import { unitText } from "../dom/units";
import { inline } from "../equations/typeset";
import { EventList } from "./events";
import { Chart, type ChartData, type Series } from "../plots/chart";
import { reference } from "../plots/ticks";

const GROUPS: [string, string][] = [
  ["coordinate", "Coordinates"],
  ["speed", "Speeds"],
  ["reaction", "Reactions"],
  ["drift", "Energy less its first value"],
  ["energy", "Energies"],
  ["actuator", "Actuators"],
  ["audit", "Residuals of the constraints"],
];
const FIRST_SHOWN = 4;

export interface HistoryLook {
  theme: Theme;
  colourOf: (constraint: string) => string;
}

export class Histories {
  readonly element = el("div", { class: "histories" });
  private cards: Card[] = [];
  private readonly events: EventList;

  constructor(
    private look: HistoryLook,
    private readonly seek: (t: number) => void,
    private readonly show: string[] = [],
  ) {
    this.events = new EventList(seek);
  }

  set(run: Run, ghost: Run | null): void {
    this.events.set(run);
    const panels = panelsOf(run, this.show);
    const signature = panels.map((panel) => `${panel.title}: ${panel.channels(run).map((c) => c.name)}`).join("\n");
    if (signature === this.signature && this.cards.length) {
      for (const card of this.cards) card.update(run, ghost);
      return;
    }
    this.signature = signature;
    for (const card of this.cards) card.dispose();
    this.cards = panels.map((panel) => new Card(panel, this.look, this.seek));
    this.element.replaceChildren(...this.cards.map((card) => card.element), this.events.element);
    for (const card of this.cards) card.update(run, ghost);
  }

  private signature = "";

  setLook(look: HistoryLook): void {
    this.look = look;
    for (const card of this.cards) card.setLook(look);
  }

  /** `numbers`: the values beside the names too. */
  setCursor(t: number, numbers = true): void {
    for (const card of this.cards) card.setCursor(t, numbers);
  }
}

interface Panel {
  group: string;
  title: string;
  channels: (run: Run) => Channel[];
}

/** What the author names first, then a panel for every group and unit; quaternions and residuals last. */
function panelsOf(run: Run, show: string[]): Panel[] {
  const story = show.map((name) => run.channels.find((c) => c.name === name)).filter((c) => c !== undefined);
  const found: Panel[] = unitsOf(story).map((unit) => ({ group: "story", title: titleOf(story, unit), channels: (r) => show.flatMap((name) => r.channels.filter((c) => c.name === name && c.unit === unit)) }));
  for (const [group, title] of GROUPS) {
    const units = unitsOf(inGroup(run, group));
    for (const unit of units) {
      const words = units.length > 1 && unit ? `${title}, ${unitText(unit)}` : title;
      found.push({ group, title: words, channels: (r) => inGroup(r, group).filter((c) => c.unit === unit) });
    }
  }
  return found;
}

const unitsOf = (channels: Channel[]): string[] => [...new Set(channels.map((c) => c.unit))];

const titleOf = (channels: Channel[], unit: string): string => channels.filter((c) => c.unit === unit).map((c) => c.name).join(", ");

/** The channels of a group; the drift of the energy is the energy less its first value. */
function inGroup(run: Run, group: string): Channel[] {
  if (group !== "drift") return run.channels.filter((c) => c.group === group);
  const energy = run.channels.find((c) => c.name === "energy");
  if (!energy) return [];
  const first = energy.values[0];
  return [{ ...energy, name: "energy less its first value", latex: "E - E_0", values: Float64Array.from(energy.values, (v) => v - first) }];
}

class Card {
  readonly element: HTMLElement;
  private readonly chart: Chart;
  private readonly note = el("span", { class: "less" });
  private readonly chips = el("div", { class: "chips" });
  private values: { output: HTMLElement; channel: Channel }[] = [];
  private shown: Set<string> | null = null;
  private run: Run | null = null;
  private ghost: Run | null = null;
  private time = 0;
  private readonly group: string;

  constructor(
    private readonly panel: Panel,
    private look: HistoryLook,
    seek: (t: number) => void,
  ) {
    const { group, title } = panel;
    this.group = group;
    this.chart = new Chart(group === "drift" || group === "audit" ? 104 : 128, seek);
    this.element = el("section", { class: "card", "data-group": group }, el("h3", {}, title, this.note), this.chips, this.chart.element);
  }

  update(run: Run, ghost: Run | null): void {
    const rebuilt = !this.run || Boolean(this.ghost) !== Boolean(ghost);
    this.run = run;
    this.ghost = ghost;
    const channels = this.panel.channels(run);
    if (!this.shown) {
      // a total energy that stays is what a reader looks for: energies are drawn whether they change or not
      const most = Math.max(...channels.map(spread));
      const moving = channels.filter((c) => this.group === "energy" || this.group === "story" || spread(c) > 0.02 * most);
      this.shown = new Set((moving.length ? moving : channels).slice(0, FIRST_SHOWN).map((c) => c.name));
    }
    if (this.chips.childElementCount === 0) this.makeChips(channels);
    this.values.forEach((entry, i) => (entry.channel = channels[i]));
    const data = this.data(channels);
    if (rebuilt) this.chart.set(data);
    else this.chart.update(data);
    this.setCursor(this.time);
  }

  setLook(look: HistoryLook): void {
    this.look = look;
    this.chips.replaceChildren();
    if (this.run) {
      this.makeChips(this.panel.channels(this.run));
      this.chart.set(this.data(this.panel.channels(this.run)));
      this.setCursor(this.time);
    }
  }

  private colour(channel: Channel, i: number): string {
    const named = channel.constraint && (this.group === "reaction" || this.group === "audit");
    if (!named) return seriesColour(i, this.look.theme);
    const own = this.run ? this.panel.channels(this.run).slice(0, i).filter((c) => c.constraint === channel.constraint).length : 0;
    return varied(this.look.colourOf(channel.constraint as string), own, this.look.theme); // one constraint, several curves
  }

  private makeChips(channels: Channel[]): void {
    this.values = channels.map((channel, i) => {
      const output = el("output", { "data-channel": channel.name });
      const on = this.shown?.has(channel.name) ?? true;
      const chip = el(
        "button",
        { type: "button", class: "series", "aria-pressed": on, title: channel.name, style: `--dot:${this.colour(channel, i)}` },
        el("span", { class: "dot", "aria-hidden": "true" }),
        inline(channel.latex),
        output,
        channel.unit ? el("span", { class: "unit" }, channel.unit) : null,
      );
      chip.addEventListener("click", () => {
        const next = !this.shown?.has(channel.name);
        if (next) this.shown?.add(channel.name);
        else this.shown?.delete(channel.name);
        chip.setAttribute("aria-pressed", String(next));
        if (this.run) this.chart.set(this.data(this.panel.channels(this.run)));
      });
      this.chips.append(chip);
      return { output, channel };
    });
  }

  private data(channels: Channel[]): ChartData {
    const run = this.run as Run;
    const visible = channels.map((channel, i) => ({ channel, i })).filter(({ channel }) => this.shown?.has(channel.name));
    const [low, high] = visible.length === 1 ? ends(visible[0].channel) : [0, 1];
    const less = visible.length === 1 ? reference(low, high, visible[0].channel.values[0]) : 0;
    this.note.textContent = less ? ` less ${short(less, 8)}` : "";
    const series: Series[] = visible.map(({ channel, i }) => {
      return { label: channel.name, colour: this.colour(channel, i), values: channel.values, reference: less };
    });
    if (this.ghost) {
      const others = this.panel.channels(this.ghost);
      for (const { channel, i } of visible) {
        const same = others.find((c) => c.name === channel.name);
        if (same) series.push({ label: `${channel.name}, ghost`, colour: this.colour(channel, i), values: same.values, reference: less, ghost: true, time: this.ghost.time });
      }
    }
    return { time: run.time, series, events: run.events.map((e) => e.time) };
  }

  setCursor(t: number, numbers = true): void {
    this.time = t;
    this.chart.setCursor(t);
    if (!this.run || !numbers) return;
    const at = instant(this.run.time, t);
    for (const { output, channel } of this.values) {
      const value = valueAt(channel.values, at);
      const rounding = this.group !== "audit" && this.group !== "drift" && Math.abs(value) < 1e-13;
      output.textContent = steady(rounding ? 0 : value);
      output.dataset.value = String(value);
    }
  }

  dispose(): void {
    this.chart.dispose();
  }
}

function ends(channel: Channel): [number, number] {
  let low = Infinity;
  let high = -Infinity;
  for (const v of channel.values) {
    if (v < low) low = v;
    if (v > high) high = v;
  }
  return [low, high];
}

function spread(channel: Channel): number {
  const [low, high] = ends(channel);
  return high - low;
}
