// A sweep over two quantities as a map; a click opens that run.
import { colour, el } from "../dom/element";
import { short } from "../dom/numbers";
import { viridis } from "../plots/viridis";
import { Cancelled, Job } from "./api";
import type { Opened, Request, Swept, SweptSide } from "./types";

const NUMBERS = [
  ["end", "at the end"],
  ["largest", "largest"],
  ["smallest", "smallest"],
];
const [WIDTH, HEIGHT, LEFT, BOTTOM, RIGHT, TOP] = [372, 300, 46, 24, 66, 8];
const SCALE = 2;
/** How far a side goes at first, about the present value. */
const WIDE = 0.5;

export class MapPanel {
  readonly element: HTMLElement;
  private readonly sides = { x: new Side("x"), y: new Side("y") };
  private readonly quantity = el("select", { "aria-label": "quantity of the map", "data-action": "map-quantity" });
  private readonly number = el("select", { "aria-label": "what is taken of its history" }, ...NUMBERS.map(([value, words]) => el("option", { value }, words)));
  private readonly start = el("button", { type: "button", class: "primary", "data-action": "map" }, "Draw the map");
  private readonly cancel = el("button", { type: "button", class: "stop", hidden: true, "data-action": "map-cancel" }, "Cancel");
  private readonly part = el("progress", { max: 1, value: 0, hidden: true, "aria-label": "progress of the map" });
  private readonly out = el("div", { class: "map-out" });
  private job: Job<Swept> | null = null;
  private asked: Request = {};

  /** `open` is called with what a chosen case has in place of the present values. */
  constructor(
    private readonly request: () => Request,
    private readonly open: (request: Request) => void,
  ) {
    this.start.addEventListener("click", () => void this.run());
    this.cancel.addEventListener("click", () => this.job?.cancel());
    this.element = el(
      "div",
      { class: "map-panel" },
      el("p", { class: "note" }, "Many motions over two quantities, one number of each; a click on the map opens that run."),
      this.sides.x.element,
      this.sides.y.element,
      el("div", { class: "eigen-form" }, el("label", {}, "Colour ", this.quantity), this.number),
      el("div", { class: "buttons" }, this.start, this.cancel, this.part),
      this.out,
    );
  }

  offer(opened: Opened): void {
    this.job?.cancel();
    const states = [...opened.coordinates, ...opened.speeds];
    const value = (name: string) => opened.parameters.find((p) => p.name === name)?.value ?? opened.start[name] ?? 0;
    const given = Object.keys(opened.start).filter((name) => opened.speeds.includes(name));
    const first = [...given.filter((name) => value(name) !== 0), ...opened.parameters.map((p) => p.name), ...states];
    this.sides.x.offer(opened, first[0], value);
    this.sides.y.offer(opened, first.find((name) => name !== first[0] && opened.parameters.some((p) => p.name === name)) ?? first[1], value);
    this.quantity.replaceChildren(...states.map((name) => el("option", { value: name }, name)));
    this.quantity.value = opened.coordinates[opened.coordinates.length - 1] ?? states[0];
    this.out.replaceChildren();
  }

  private async run(): Promise<void> {
    this.asked = this.request();
    const request = { ...this.asked, events: undefined, x: this.sides.x.value, y: this.sides.y.value, quantity: this.quantity.value, number: this.number.value };
    this.job?.cancel();
    const mine = new Job<Swept>("sweep", request, (part) => (this.part.value = part));
    this.job = mine;
    this.busy(true);
    try {
      this.draw(await mine.result);
    } catch (error) {
      if (this.job === mine) this.say(error instanceof Cancelled ? "Cancelled." : (error as Error).message, !(error instanceof Cancelled));
    } finally {
      if (this.job === mine) {
        this.job = null;
        this.busy(false);
      }
    }
  }

  private busy(on: boolean): void {
    this.part.hidden = this.cancel.hidden = !on;
    this.start.hidden = on;
    if (on) this.part.value = 0;
    if (on) this.out.replaceChildren(el("p", { class: "note", role: "status" }, "Running the motions …"));
  }

  private say(text: string, bad: boolean): void {
    this.out.replaceChildren(el("p", { class: bad ? "said bad" : "note", role: "status" }, text));
  }

  /** Again, in the colours of another theme. */
  repaint(): void {
    this.picture?.draw();
  }

  private picture: MapPicture | null = null;

  private draw(found: Swept): void {
    const canvas = el("canvas", { width: SCALE * WIDTH, height: SCALE * HEIGHT, class: "map", tabindex: "0", role: "img", "aria-label": `map of ${found.quantity} over ${found.x.name} and ${found.y.name}; arrow keys choose a case, Enter opens it` });
    const words = el("p", { class: "note", "data-map": "" });
    const picture = new MapPicture(canvas, found, (text) => (words.textContent = text));
    const open = () => this.open(this.caseOf(found, picture.column, picture.row));
    canvas.addEventListener("pointermove", (event) => picture.point(event));
    canvas.addEventListener("click", (event) => picture.point(event) && open());
    canvas.addEventListener("keydown", (event) => {
      const steps: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };
      if (event.key === "Enter") open();
      else if (steps[event.key]) picture.move(...steps[event.key]);
      else return;
      event.preventDefault();
      event.stopPropagation();
    });
    const refused = Object.values(found.refusals);
    const why = refused.length ? el("p", { class: "note" }, `${refused.length} of ${found.values.length * found.values[0].length} cases have no motion; the first: ${refused[0]}`) : "";
    this.out.replaceChildren(canvas, words, why);
    this.picture = picture;
    picture.draw();
  }

  /** The request of one case. */
  private caseOf(found: Swept, column: number, row: number): Request {
    const request: Request = { ...this.asked, parameters: { ...this.asked.parameters }, start: { ...this.asked.start } };
    const put = (side: SweptSide, i: number) => {
      const target = (side.kind === "parameter" ? request.parameters : request.start) as Record<string, number>;
      target[side.name] = side.values[i];
    };
    put(found.x, column);
    put(found.y, row);
    return request;
  }
}

/** What varies along one side. */
class Side {
  readonly element: HTMLElement;
  private readonly name: HTMLSelectElement;
  private readonly from: HTMLInputElement;
  private readonly to: HTMLInputElement;
  private readonly points: HTMLInputElement;

  constructor(private readonly key: string) {
    const number = (what: string, value = "0") => el("input", { type: "number", step: "any", value, "aria-label": `${key}, ${what}`, [`data-${key}`]: what });
    this.name = el("select", { "aria-label": `${key} of the map`, [`data-${key}`]: "name" });
    this.from = number("from");
    this.to = number("to", "1");
    this.points = number("values", "21");
    this.element = el("div", { class: "eigen-form" }, el("label", {}, `${this.key === "x" ? "Across" : "Upwards"} `, this.name), el("label", {}, "from ", this.from), el("label", {}, "to ", this.to), el("label", {}, this.points, " values"));
  }

  offer(opened: Opened, first: string, value: (name: string) => number): void {
    const group = (label: string, names: string[]) => (names.length ? el("optgroup", { label }, ...names.map((n) => el("option", { value: n }, n))) : null);
    this.name.replaceChildren(...[group("parameters", opened.parameters.map((p) => p.name)), group("start", [...opened.coordinates, ...opened.speeds])].filter((g) => g !== null));
    const range = () => {
      const now = value(this.name.value);
      this.from.value = String(Number((now === 0 ? -1 : now > 0 ? (1 - WIDE) * now : (1 + WIDE) * now).toPrecision(3)));
      this.to.value = String(Number((now === 0 ? 1 : now > 0 ? (1 + WIDE) * now : (1 - WIDE) * now).toPrecision(3)));
    };
    this.name.onchange = range;
    if (first) this.name.value = first;
    range();
  }

  get value(): { name: string; from: number; to: number; points: number } {
    return { name: this.name.value, from: Number(this.from.value), to: Number(this.to.value), points: Number(this.points.value) };
  }
}

/** The cells with their axes and the scale of colours. */
class MapPicture {
  column: number;
  row: number;
  private readonly low: number;
  private readonly high: number;

  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly found: Swept,
    private readonly say: (text: string) => void,
  ) {
    const numbers = found.values.flat().filter((v) => v !== null);
    this.low = numbers.length ? Math.min(...numbers) : 0;
    this.high = numbers.length ? Math.max(...numbers) : 1;
    this.column = Math.floor(found.x.values.length / 2);
    this.row = Math.floor(found.y.values.length / 2);
  }

  /** The case under the pointer; false beside the map. */
  point(event: MouseEvent): boolean {
    const box = this.canvas.getBoundingClientRect();
    const x = ((event.clientX - box.left) / box.width) * WIDTH;
    const y = ((event.clientY - box.top) / box.height) * HEIGHT;
    const column = Math.floor(((x - LEFT) / (WIDTH - LEFT - RIGHT)) * this.found.x.values.length);
    const row = Math.floor(((HEIGHT - BOTTOM - y) / (HEIGHT - BOTTOM - TOP)) * this.found.y.values.length);
    if (!(column >= 0 && row >= 0 && column < this.found.x.values.length && row < this.found.y.values.length)) return false;
    [this.column, this.row] = [column, row];
    this.draw();
    return true;
  }

  move(columns: number, rows: number): void {
    this.column = Math.min(Math.max(this.column + columns, 0), this.found.x.values.length - 1);
    this.row = Math.min(Math.max(this.row + rows, 0), this.found.y.values.length - 1);
    this.draw();
  }

  draw(): void {
    const context = this.canvas.getContext("2d");
    if (!context) return;
    const { x, y, values } = this.found;
    const [across, up] = [WIDTH - LEFT - RIGHT, HEIGHT - BOTTOM - TOP];
    const [w, h] = [across / x.values.length, up / y.values.length];
    context.setTransform(SCALE, 0, 0, SCALE, 0, 0);
    context.clearRect(0, 0, WIDTH, HEIGHT);
    values.forEach((line, j) =>
      line.forEach((value, i) => {
        if (value === null) return;
        context.fillStyle = viridis(this.high > this.low ? (value - this.low) / (this.high - this.low) : 0.5);
        context.fillRect(LEFT + i * w, TOP + up - (j + 1) * h, w + 0.5, h + 0.5);
      }),
    );
    context.strokeStyle = colour("ink");
    context.lineWidth = 2;
    context.strokeRect(LEFT + this.column * w, TOP + up - (this.row + 1) * h, w, h);
    this.axes(context, across, up);
    const value = values[this.row][this.column];
    const here = `${x.name} = ${short(x.values[this.column])}, ${y.name} = ${short(y.values[this.row])}`;
    this.say(value === null ? `${here}: ${this.found.refusals[`${this.column},${this.row}`] ?? "no motion"}` : `${here}: ${this.found.quantity} ${short(value)}`);
  }

  private axes(context: CanvasRenderingContext2D, across: number, up: number): void {
    const { x, y, quantity } = this.found;
    context.font = "11px system-ui, sans-serif";
    context.fillStyle = colour("muted");
    const ends = (side: SweptSide) => [side.values[0], side.values[side.values.length - 1]];
    context.textAlign = "left";
    context.fillText(short(ends(x)[0], 3), LEFT, HEIGHT - 8);
    context.textAlign = "right";
    context.fillText(short(ends(x)[1], 3), LEFT + across, HEIGHT - 8);
    context.fillText(short(ends(y)[0], 3), LEFT - 4, TOP + up);
    context.fillText(short(ends(y)[1], 3), LEFT - 4, TOP + 10);
    context.fillText(y.name, LEFT - 4, TOP + up / 2);
    context.textAlign = "center";
    context.fillText(x.name, LEFT + across / 2, HEIGHT - 8);
    const bar = LEFT + across + 8;
    for (let i = 0; i < 100; i++) {
      context.fillStyle = viridis(i / 99);
      context.fillRect(bar, TOP + up - ((i + 1) * up) / 100, 10, up / 100 + 0.5);
    }
    context.fillStyle = colour("muted");
    context.textAlign = "left";
    context.fillText(short(this.high, 3), bar + 13, TOP + 10);
    context.fillText(quantity, bar + 13, TOP + up / 2);
    context.fillText(short(this.low, 3), bar + 13, TOP + up);
  }
}
