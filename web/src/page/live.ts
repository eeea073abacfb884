// A motion without an end that a person acts on: pulls at bodies, presses buttons and keys; then it is there to replay.
import type * as THREE from "three";
import { el } from "../dom/element";
import { bytesOf, type Hands, type PageDocument, type Run } from "../document";
import { Grab, type Taken } from "../drawing/grab";
import { instant, valueAt } from "../drawing/interpolate";
import type { Viewer } from "../drawing/viewer";
import type { Interface } from "../engine/engine";
import { Live } from "../engine/live";
import { Pushes } from "./pushes";
import { runOf } from "./rebuild";

/** Moments that are drawn behind the present one, and that the plots show. */
const [TRAIL, PLOTTED] = [120, 600];
/** Milliseconds of a frame for the stepper; between two drawings of the plots. */
const [PATIENCE, PLOTS] = [12, 250];
/** Of the spring, in a second on the screen: its own frequency in radians, and its damping over the critical one. */
const [FREQUENCY, DAMPING] = [9, 0.7];
/** How far gravity may stretch it, and how far it reaches, in extents of the mechanism. */
const [SAG, REACH] = [0.1, 1.5];
/** Pixels that a pointer moves before it pulls at what stood still. */
const MEANT = 4;

/** What the page does for it. */
export interface Stage {
  page: PageDocument;
  viewer: Viewer | null;
  run: () => Run;
  time: () => number;
  speed: () => number;
  parameters: () => number[];
  /** A picture of the present; `plots`: the plots, too. */
  show: (run: Run, plots: Run | null) => void;
  /** What was recorded, to be replayed. */
  done: (run: Run) => void;
  began: () => void;
  say: (text: string, bad: boolean) => void;
}

interface Held {
  taken: Taken;
  x: number;
  y: number;
}

export class LiveMotion {
  readonly button = el("button", { type: "button", class: "toggle live", "data-action": "live", "aria-pressed": "false", title: "runs on without an end; pull at a body with the pointer (l)" }, "● Live");
  readonly pushes: Pushes | null;
  private readonly hands: Hands;
  private readonly grab: Grab | null;
  private live: Live | null = null;
  private held: Held | null = null;
  private last = 0;
  private plotted = 0;
  private frames = 0;
  private isBeginning = false;

  constructor(private readonly stage: Stage) {
    this.hands = stage.page.module.pull as Hands;
    this.grab = stage.viewer ? new Grab(stage.viewer) : null;
    this.pushes = this.hands.pushes.length ? new Pushes(this.hands.pushes, stage.page.show ?? [], () => this.running || void this.begin(), () => this.running) : null;
    this.button.addEventListener("click", () => this.toggle());
    const host = stage.viewer?.canvas.parentElement;
    // before the camera hears of it
    host?.addEventListener("pointerdown", (event) => this.down(event), { capture: true });
  }

  get running(): boolean {
    return this.live !== null || this.isBeginning;
  }

  toggle(): void {
    if (this.running) this.stop();
    else void this.begin();
  }

  /** Goes on from what is seen. */
  async begin(): Promise<void> {
    if (this.running) return;
    const { page } = this.stage;
    this.isBeginning = true;
    try {
      const face = page.module.interface as Interface;
      const near = this.state();
      const remembered = [...face.auxiliaries, ...(face.start.integrals ?? []).map((i) => i.name)];
      const kept = Object.fromEntries(Object.entries(near).filter(([name]) => remembered.includes(name)));
      const { tolerance, integrator } = page.settings;
      const request = { parameters: this.stage.parameters(), start: kept, near, duration: page.settings.duration, tolerance, integrator, startTime: this.stage.time() };
      this.live = await Live.begin(bytesOf(page.module.wasm as string), face, request);
    } catch (error) {
      this.stage.say(`It cannot run on from here: ${(error as Error).message}`, true);
    }
    this.isBeginning = false;
    if (!this.live) return;
    this.frames = 0;
    this.mark();
    this.stage.began();
    if (this.pushes) this.pushes.element.open = true;
    this.last = performance.now();
    requestAnimationFrame(this.frame);
  }

  /** Stops; what was recorded is there to replay. */
  stop(): void {
    const { live } = this;
    if (!live) return;
    this.live = null;
    this.letGo();
    this.mark();
    this.stage.done(this.runOf(live.record(), "live"));
  }

  /** A slider was moved. */
  setParameters(values: number[]): void {
    values.forEach((value, place) => this.live?.set(place, value));
  }

  private mark(): void {
    this.button.setAttribute("aria-pressed", String(this.running));
    document.documentElement.dataset.live = this.running ? "on" : "off";
  }

  /** Coordinates, speeds and further states by name, at the time that is seen. */
  private state(): Record<string, number> {
    const run = this.stage.run();
    const at = instant(run.time, this.stage.time());
    return Object.fromEntries(run.channels.filter((c) => c.group === "coordinate" || c.group === "speed").map((c) => [c.name, valueAt(c.values, at)]));
  }

  private runOf(result: ReturnType<Live["record"]>, label: string): Run {
    return runOf(result, this.stage.page.module.interface as Interface, this.stage.page.runs[0], label);
  }

  private readonly frame = (now: number): void => {
    const { live, stage } = this;
    if (!live) return;
    const passed = Math.min(Math.max(now - this.last, 0), 100) / 1000;
    this.last = now;
    const begin = performance.now();
    this.act(live);
    const progress = passed > 0 ? live.advance(passed * stage.speed(), PATIENCE) : "there";
    const advanced = performance.now();
    const picture = this.runOf(live.record(TRAIL), "live");
    const plots = now - this.plotted > PLOTS;
    if (plots) this.plotted = now;
    stage.show(picture, plots ? this.runOf(live.record(PLOTTED), "live") : null);
    this.drawHeld();
    this.note(picture, advanced - begin, performance.now() - begin);
    if (progress === "ended") {
      this.stop();
      stage.say(`It ended here: ${live.message || "an event that ends the motion"}`, true);
      return;
    }
    requestAnimationFrame(this.frame);
  };

  /** For whoever measures: pictures so far, the largest residual, the time of the motion, milliseconds of step and frame. */
  private note(run: Run, step: number, frame: number): void {
    const { dataset } = document.documentElement;
    dataset.liveFrames = String(++this.frames);
    dataset.liveConstraints = String(run.audit.constraint_error ?? 0);
    dataset.liveTime = String(run.time[run.time.length - 1]);
    dataset.liveStep = String(step);
    dataset.liveFrame = String(frame);
  }

  /** The spring of the pointer and the buttons, as parameters of the motion. */
  private act(live: Live): void {
    const { point, bodies } = this.hands;
    for (const { place, value } of this.pushes?.wanted ?? []) live.set(place, value);
    for (const place of Object.values(bodies)) live.set(place, 0);
    if (!this.held || !this.grab) return;
    const { node, arm } = this.held.taken;
    const { k, slowness } = this.spring(node);
    const to = this.target();
    [arm.x, arm.y, arm.z, to.x, to.y, to.z, slowness].forEach((value, i) => live.set(point + i, value));
    live.set(bodies[(this.stage.viewer as Viewer).scene.nodes[node].name], k);
  }

  /** A spring that moves a body within a fraction of a second on the screen, and that its weight does not stretch far. */
  private spring(node: number): { k: number; slowness: number } {
    const { scene } = this.stage.viewer as Viewer;
    const masses = scene.nodes.map((n) => (n.kind === "body" || n.kind === "particle" ? (n.mass ?? 0) : 0));
    const total = masses.reduce((sum, m) => sum + m, 0) || 1;
    const mass = Math.max(masses[node], total / 4);
    const omega = FREQUENCY / this.stage.speed();
    const weight = total * Math.hypot(...(scene.gravity ?? [0]));
    const k = Math.max(mass * omega ** 2, weight / (SAG * scene.extent));
    return { k, slowness: 2 * DAMPING * Math.sqrt(mass / k) };
  }

  /** Where the pointer is in space, no further from the body than the spring reaches. */
  private target(): THREE.Vector3 {
    const { grab, held } = this as unknown as { grab: Grab; held: Held };
    const from = grab.pointOf(held.taken);
    const to = grab.pointerAt(held.x, held.y, from);
    const most = REACH * (this.stage.viewer as Viewer).scene.extent;
    const away = to.distanceTo(from);
    return away > most ? to.sub(from).multiplyScalar(most / away).add(from) : to;
  }

  private drawHeld(): void {
    if (this.held && this.grab) this.grab.show(this.grab.pointOf(this.held.taken), this.target());
  }

  // ---- the pointer ----------------------------------------------------------------------------------------------------

  private down(event: PointerEvent): void {
    const { grab } = this;
    const canvas = this.stage.viewer?.canvas;
    if (!grab || !canvas || event.target !== canvas || event.button !== 0 || !event.isPrimary) return;
    const taken = grab.take(event.offsetX, event.offsetY, (name) => name in this.hands.bodies);
    if (!taken) return;
    event.stopImmediatePropagation();
    event.preventDefault();
    canvas.focus({ preventScroll: true });
    canvas.setPointerCapture(event.pointerId);
    const [x, y] = [event.offsetX, event.offsetY];
    const here = { taken, x, y };
    if (this.running) this.held = here;
    const move = (moved: PointerEvent) => {
      if (moved.pointerId !== event.pointerId) return;
      [here.x, here.y] = [moved.offsetX, moved.offsetY];
      if (this.held || Math.hypot(here.x - x, here.y - y) < MEANT) return;
      this.held = here;
      if (!this.running) void this.begin();
    };
    const up = (raised: PointerEvent) => {
      if (raised.pointerId !== event.pointerId) return;
      canvas.removeEventListener("pointermove", move);
      for (const kind of ["pointerup", "pointercancel"] as const) canvas.removeEventListener(kind, up);
      if (this.held === here) this.letGo();
    };
    canvas.addEventListener("pointermove", move);
    for (const kind of ["pointerup", "pointercancel"] as const) canvas.addEventListener(kind, up);
  }

  private letGo(): void {
    this.held = null;
    this.grab?.release();
  }

  dispose(): void {
    this.live = null;
    this.pushes?.dispose();
    this.mark();
  }
}
