// A time history: several series over time, with a cursor that is tied to the motion.
import uPlot from "uplot";
import { colour, el } from "../dom/element";
import type { Floats } from "../document";
import { paddedRange, tickTexts, ticks, withUnit } from "./ticks";

export interface Series {
  label: string;
  colour: string;
  values: Floats;
  /** Drawn less this value. */
  reference?: number;
  /** Of a ghost: faint and dashed. */
  ghost?: boolean;
  /** Its own instants where they are not the chart's. */
  time?: Floats;
}

export interface ChartData {
  time: Floats;
  series: Series[];
  events: number[];
}

export class Chart {
  readonly element: HTMLElement;
  private plot: uPlot | null = null;
  private data: ChartData | null = null;
  private cursor = 0;
  private readonly line: HTMLElement;
  private readonly observer: ResizeObserver;

  /** `seek` is called with a time when the cursor is dragged. */
  constructor(
    private readonly height: number,
    private readonly seek: (t: number) => void,
  ) {
    this.line = el("div", { class: "chart-cursor" });
    this.element = el("div", { class: "chart" });
    this.observer = new ResizeObserver(() => this.resize());
    this.observer.observe(this.element);
  }

  set(data: ChartData): void {
    this.data = data;
    this.plot?.destroy();
    this.plot = null;
    if (this.element.clientWidth) this.build();
  }

  /** New values in the same series: nothing is built anew. */
  update(data: ChartData): void {
    const same = this.plot && this.data && this.data.series.length === data.series.length;
    if (!same) return this.set(data);
    this.data = data;
    this.plot?.setData(aligned(data));
    this.setCursor(this.cursor);
  }

  setCursor(t: number): void {
    this.cursor = t;
    if (!this.plot) return;
    const x = this.plot.valToPos(t, "x");
    // the plot's own width, not the element's: reading that would lay out the page at every frame
    const width = this.plot.bbox.width / devicePixelRatio;
    const inside = Number.isFinite(x) && x >= -1 && x <= width + 1;
    this.line.style.display = inside ? "" : "none";
    this.line.style.transform = `translateX(${x}px)`;
  }

  private build(): void {
    const data = this.data;
    if (!data) return;
    this.plot = new uPlot(this.options(data), aligned(data), this.element);
    this.plot.over.append(this.line);
    this.listen(this.plot.over);
    this.setCursor(this.cursor);
  }

  private options(data: ChartData): uPlot.Options {
    const [ink, grid] = [colour("muted"), colour("line")];
    const axis = { stroke: ink, grid: { stroke: grid, width: 1 }, ticks: { show: false }, font: "11px system-ui, sans-serif" };
    return {
      width: this.element.clientWidth,
      height: this.height,
      legend: { show: false },
      cursor: { show: false },
      pxAlign: 0,
      padding: [6, 18, 0, 0],
      scales: {
        x: { time: false, range: (_, low, high) => [low, high > low ? high : low + 1] },
        y: { range: (_, low, high) => paddedRange(low ?? NaN, high ?? NaN) },
      },
      axes: [
        { ...axis, size: 22, gap: 2, splits: (_u, _i, low, high) => ticks(low, high, 6), values: (_u, splits) => withUnit(tickTexts(splits), "s") },
        { ...axis, size: 58, gap: 4, splits: (_u, _i, low, high) => ticks(low, high, 4), values: (_u, splits) => tickTexts(splits) },
      ],
      series: [
        {},
        ...data.series.map((s) => ({
          label: s.label,
          stroke: s.colour,
          width: s.ghost ? 1 : 1.5,
          dash: s.ghost ? [4, 3] : undefined,
          alpha: s.ghost ? 0.75 : 1,
          points: { show: false },
          spanGaps: true,
          pxAlign: 0,
        })),
      ],
      hooks: { draw: [(u) => this.drawEvents(u)] },
    };
  }

  private drawEvents(u: uPlot): void {
    const { ctx } = u;
    ctx.save();
    ctx.strokeStyle = colour("muted");
    ctx.globalAlpha = 0.6;
    ctx.setLineDash([2, 3]);
    for (const t of this.data?.events ?? []) {
      const x = Math.round(u.valToPos(t, "x", true)) + 0.5;
      ctx.beginPath();
      ctx.moveTo(x, u.bbox.top);
      ctx.lineTo(x, u.bbox.top + u.bbox.height);
      ctx.stroke();
    }
    ctx.restore();
  }

  private listen(over: HTMLElement): void {
    const at = (event: PointerEvent) => {
      if (!this.plot) return;
      const box = over.getBoundingClientRect();
      const x = Math.min(Math.max(event.clientX - box.left, 0), box.width);
      this.seek(this.plot.posToVal(x, "x"));
    };
    over.addEventListener("pointerdown", (event) => {
      over.setPointerCapture(event.pointerId);
      at(event);
    });
    over.addEventListener("pointermove", (event) => {
      if (event.buttons) at(event);
    });
  }

  private resize(): void {
    if (!this.element.clientWidth) return;
    if (this.plot) this.plot.setSize({ width: this.element.clientWidth, height: this.height });
    else this.build();
    this.setCursor(this.cursor);
  }

  dispose(): void {
    this.observer.disconnect();
    this.plot?.destroy();
  }
}

/** One column of instants for all series; those of other instants are joined in. */
function aligned(data: ChartData): uPlot.AlignedData {
  const main: (ArrayLike<number> | null)[] = [data.time];
  const others: uPlot.AlignedData[] = [];
  const order: number[] = [];
  data.series.forEach((s, i) => {
    const values = s.reference ? Float64Array.from(s.values, (v) => v - (s.reference as number)) : s.values;
    if (s.time && s.time !== data.time) {
      others.push([Array.from(s.time), Array.from(values)] as uPlot.AlignedData);
      order.push(i);
    } else {
      main.push(values);
    }
  });
  if (!others.length) return main as unknown as uPlot.AlignedData;
  const own = main.map((column) => Array.from(column as ArrayLike<number>)) as unknown as uPlot.AlignedData;
  const joined = uPlot.join([own, ...others]) as unknown as number[][];
  // own series come first in the joined table; put each back to its place
  const columns: number[][] = [joined[0]];
  let mine = 1;
  let theirs = own.length;
  data.series.forEach((_, i) => columns.push(order.includes(i) ? joined[theirs++] : joined[mine++]));
  return columns as unknown as uPlot.AlignedData;
}
