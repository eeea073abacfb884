// The page: a stage with its motion, plots, equations, sliders and the audit, tied together by one clock.
import { Clock } from "../controls/clock";
import { type Tab, Tabs } from "../controls/tabs";
import { transport } from "../controls/transport";
import { el } from "../dom/element";
import { short } from "../dom/numbers";
import type { Force, Module, PageDocument, Run } from "../document";
import { leftBehind, sceneAt } from "../drawing/follow";
import { FlatViewer } from "../drawing/flat";
import { constraintColour, constraintNames, kindColour, type Theme } from "../drawing/palette";
import { Viewer, type ViewOptions } from "../drawing/viewer";
import { equationPanel } from "../equations/typeset";
import type { Moments } from "./answer";
import { AuditBar, auditTable } from "./audit";
import { Computer } from "./computer";
import { type Fragment, FragmentWriter, numberOf, readFragment } from "./fragment";
import { derivationPanel } from "./derivation";
import { Exercise } from "./exercise";
import { Ghosts } from "./ghosts";
import { Histories } from "./histories";
import { keyList, listen } from "./keyboard";
import { LiveMotion } from "./live";
import { applyMode, fewSliders, lecturePanel } from "./lecture";
import { Phases } from "./phases";
import { runOf } from "./rebuild";
import { Sliders, still } from "./sliders";
import { motionOf, usable } from "./start";
import { applyTheme, preferred } from "./theme";
import { Legend } from "./legend";
import { type Switch, Toolbar } from "./toolbar";

/** Runs before a slider is moved, after which browsers have compiled the module well. */
const WARM_UPS = 8;
/** Milliseconds: a longer run is not repeated for that. */
const LONG_WARM_UP = 400;
/** By how much parameters of an exercise differ between its motions, each by another part of it. */
const [SPREAD, GOLDEN] = [0.4, 0.618];
/** Milliseconds between the numbers that a playing motion shows. */
const READABLE = 100;
const SWITCHED = ["arrows", "velocities", "spins", "applied", "all", "numbers", "names", "trails", "frames", "follow", "orthographic"] as const;
/** What the studio adds to the page: panels, a place in the header, its own part of the fragment, a server that computes. */
export interface Extension {
  tabs?: Tab[];
  bar?: HTMLElement;
  /** Above the sliders. */
  controls?: HTMLElement;
  state?: () => Record<string, string | number | boolean | undefined>;
  /** Where the page has no module: asked for a run with the values of the sliders. */
  compute?: () => void;
  /** Told when light becomes dark, and back. */
  theme?: () => void;
  /** Told every time that is shown. */
  time?: (t: number) => void;
}

const TABS = ["histories", "phase", "equations", "audit"];

export class App {
  private run: Run;
  /** With what is covered. */
  private whole: Run;
  private ghost: Run | null = null;
  private theme: Theme;
  private readonly clock: Clock;
  private readonly viewer: Viewer | null;
  private readonly flat: FlatViewer | null;
  /** On the stage of a model without bodies: one quantity against another. */
  private readonly curve: Phases | null;
  private readonly histories: Histories;
  private readonly phases: Phases;
  private readonly bar: AuditBar;
  private readonly audit = el("div", { class: "audit-panel" });
  private readonly tabs: Tabs;
  private readonly toolbar: Toolbar | null;
  private readonly legend = new Legend(() => this.showAll());
  private live: LiveMotion | null = null;
  private readonly offerLive: () => void;
  private readonly exercise: Exercise;
  private readonly ghosts: Ghosts;
  private readonly sliders: Sliders | null;
  private computer: Computer | null;
  private readonly deafen: () => void;
  private readonly writer: FragmentWriter;
  private readonly constraints: string[];
  private computing = false;
  private again = false;

  constructor(
    private readonly page: PageDocument,
    host: HTMLElement,
    private readonly script: string,
    private readonly more: Extension = {},
  ) {
    const fragment = readFragment();
    const asked = fragment.get("theme");
    this.theme = asked === "dark" || asked === "light" ? asked : preferred();
    applyTheme(this.theme);
    this.exercise = new Exercise(page.hide ?? [], page.runs[0], () => this.revealed(), () => this.motions());
    this.run = this.exercise.veiled(page.runs[0]);
    this.whole = page.runs[0];
    this.constraints = constraintNames(page.runs);
    this.clock = new Clock(this.run.time[0], this.run.time[this.run.time.length - 1]);
    this.clock.speed = page.settings.speed ?? 1;
    this.writer = new FragmentWriter(() => this.state());
    this.ghosts = new Ghosts(page.runs.slice(1), (run) => this.setGhost(run), () => this.run);
    this.computer = this.makeComputer(script);
    this.sliders = this.computer || more.compute ? new Sliders(page, () => this.compute(), this.ghosts.keep, this.constraints.length > 0) : null;
    this.histories = new Histories(this.look(), (t) => this.goTo(t), page.show ?? []);
    this.phases = new Phases(this.theme, (t) => this.goTo(t), () => this.writer.touch());
    this.bar = new AuditBar(page.settings);
    this.tabs = this.makeTabs();

    const presents = applyMode() === "present";
    const stage = el("div", { class: "stage-canvas" });
    const tools = el("div", { class: "stage-tools" });
    const motion = transport(this.clock, page.settings.speed ?? 1);
    const controls = this.sliders ? this.sliders.element : still(page, this.whyStill());
    if (presents) fewSliders(controls);
    host.replaceChildren(
      this.header(),
      el(
        "main",
        { class: "page" },
        el("aside", { class: "controls", "aria-label": "parameters and start" }, this.exercise.element, more.controls, controls, this.ghosts.element),
        el("section", { class: "stage", "aria-label": "motion" }, tools, stage, this.legend.element, motion),
        presents ? lecturePanel(this.exercise.hides("equations") ? [] : page.equations, page.derivation ?? []) : el("section", { class: "panels", "aria-label": "plots and equations" }, this.tabs.element),
      ),
    );
    const bodiless = !page.scene.nodes.some((node) => node.kind === "body" || node.kind === "particle");
    const possible = !bodiless && Viewer.isPossible();
    this.viewer = possible ? new Viewer(stage, page.scene, this.run, this.theme, (force, theme) => this.arrowColour(force, theme), () => this.seen(), page.camera) : null;
    this.flat = possible || bodiless ? null : new FlatViewer(stage, page.scene, this.run, this.theme);
    this.usual = { ...this.viewer?.options };
    this.curve = bodiless ? new Phases(this.theme, (t) => this.goTo(t), () => undefined) : null;
    if (this.curve) stage.append(el("div", { class: "stage-curve" }, this.curve.element));
    this.offerLive = () => {
      if (this.live || !this.computer || !page.module.pull) return;
      this.live = this.makeLive();
      motion.append(this.live.button);
      motion.querySelector(".scrub")?.addEventListener("pointerdown", () => this.live?.stop());
      if (this.live.pushes) controls.prepend(this.live.pushes.element);
    };
    this.offerLive();
    this.toolbar = this.viewer ? new Toolbar(this.viewer.options, this.run, (key) => this.viewChanged(key), () => this.viewer?.fit()) : null;
    tools.append(...(this.toolbar ? [this.toolbar.element] : []));
    if (page.scene.note) stage.append(el("p", { class: "stage-note" }, page.scene.note));
    if (this.viewer) stage.append(this.shapeNote);
    const spacing = this.viewer?.gridSpacing;
    if (spacing) stage.append(el("p", { class: "grid-note" }, `grid ${short(spacing)} m`));

    this.clock.onTime((t) => this.showTime(t));
    this.clock.onState(() => {
      if (this.clock.playing) this.live?.stop();
      this.writer.touch();
      if (!this.clock.playing) this.clock.seek(this.clock.time); // the numbers of where it stopped
    });
    this.deafen = listen({
      clock: this.clock,
      samples: () => this.run.time.length,
      toggle: (key) => this.toolbar?.toggle(key as Switch),
      fit: () => this.viewer?.fit(),
      ghost: () => this.ghosts.keepNow(),
      live: () => this.live?.toggle(),
      theme: () => this.switchTheme(),
      tab: (i) => this.tabs.choose(TABS[i]),
    });
    this.setRun(this.whole, this.madeBy());
    this.restore(fragment);
    this.warmUp();
  }

  // ---- the parts ----------------------------------------------------------------------------------------------------

  private header(): HTMLElement {
    const theme = el("button", { type: "button", class: "quiet", title: "light, dark (d)", "aria-label": "light or dark", "data-action": "theme", onclick: () => this.switchTheme() }, "◐");
    const keys = el("details", { class: "help" }, el("summary", { title: "keys", "aria-label": "keys and source" }, "?"), el("div", { class: "help-body" }, this.page.text ? el("p", {}, this.page.text) : null, this.page.source ? el("p", { class: "source" }, this.page.source) : null, keyList()));
    const words = el("p", { class: "subtitle", title: this.page.text }, `${this.run.principle}${this.page.text ? ` · ${this.page.text}` : ""}`);
    return el("header", {}, el("div", { class: "heading" }, el("h1", {}, this.page.title), words), this.more.bar, this.bar.element, el("div", { class: "corner" }, theme, keys));
  }

  private makeTabs(): Tabs {
    const { derivation } = this.page;
    this.fillEquations();
    const equations = this.equations;
    const told = derivation?.length ? [{ id: "derivation", title: "Derivation", content: this.exercise.hides("equations") ? el("p", { class: "note" }, "Covered with the equations.") : derivationPanel(derivation) }] : [];
    const tabs = [
      { id: "histories", title: "Histories", content: this.histories.element },
      { id: "phase", title: "Phase", content: this.phases.element },
      { id: "equations", title: "Equations", content: equations },
      { id: "audit", title: "Audit", content: this.audit },
      ...told,
      ...(this.more.tabs ?? []),
    ];
    return new Tabs(tabs, () => {
      this.showPanel();
      this.clock.seek(this.clock.time);
      this.writer.touch();
    });
  }

  /** The equations, or that they are covered. */
  private fillEquations(): void {
    const shown = this.exercise.hides("equations") ? el("p", { class: "note", "data-covered": "" }, "Covered: find the equations of motion yourself first.") : this.page.equations.length ? equationPanel(this.page.equations) : el("p", { class: "note" }, "This run was read from a file, which does not hold the equations.");
    this.equations.replaceChildren(shown);
  }

  private readonly equations = el("div", { class: "equations-host" });

  /** What was covered is seen. */
  private revealed(): void {
    this.fillEquations();
    this.setRun(this.whole, this.madeBy());
  }

  /** The motion, and another with every parameter changed: what one's own expression is compared with. */
  private async motions(): Promise<Moments[]> {
    const { computer, page, sliders } = this;
    const named = (numbers: number[]) => Object.fromEntries(page.parameters.map((p, i) => [p.name, numbers[i]]));
    const own = page.parameters.map((p) => p.value);
    const found: Moments[] = [];
    for (const change of computer && sliders ? [0, SPREAD] : []) {
      const parameters = own.map((v, i) => v * (1 + change * (((i + 1) * GOLDEN) % 1)));
      const { result } = await motionOf(computer as Computer, { ...(sliders as Sliders).wanted, parameters }, page.settings, page.start);
      if (result.status !== "ok") continue;
      const face = (computer as Computer).face;
      const rates = Object.fromEntries(face.speeds.map((name, j) => [name, result.time.map((_, i) => result.speedRates[i * face.speeds.length + j])]));
      found.push({ run: runOf(result, face, page.runs[0], ""), parameters: named(parameters), rates });
    }
    return found.length ? found : [{ run: page.runs[0], parameters: named(own), rates: {} }];
  }

  private makeComputer(script: string): Computer | null {
    if (!this.page.module.wasm || !Computer.isPossible()) return null;
    const native = this.page.runs[0].audit.seconds ?? 0.01;
    return new Computer(this.page.module, script, 3000 * native);
  }

  private whyStill(): string {
    const { module } = this.page;
    if (module.wasm) return "This browser has no WebAssembly, by which this page computes: values cannot be changed here.";
    return `Values cannot be changed in this page: ${module.refusal ?? "it has no module."}`;
  }

  private colourOf(name: string, theme: Theme = this.theme): string {
    return constraintColour(Math.max(this.constraints.indexOf(name), 0), theme);
  }

  private arrowColour(force: Force, theme: Theme = this.theme): string {
    return kindColour(force.kind, theme) ?? this.colourOf(force.constraint, theme);
  }

  /** The picture was fitted, or shows other arrows. */
  private seen(): void {
    this.toolbar?.sync();
    this.setLegend();
  }

  private setLegend(): void {
    const { viewer } = this;
    this.legend.set(this.run, (force) => viewer?.wants(force) ?? force.first, (force) => this.arrowColour(force), viewer?.options.all ?? false);
    this.legend.show(this.clock.time);
  }

  private showAll(): void {
    if (!this.viewer) return;
    this.viewer.options.all = !this.viewer.options.all;
    this.viewChanged();
  }

  private look() {
    return { theme: this.theme, colourOf: (name: string) => this.colourOf(name) };
  }

  private madeBy(): string {
    const seconds = this.page.runs[0].audit.seconds;
    return seconds === undefined ? "from the file" : `native, ${short(1000 * seconds, 2)} ms`;
  }

  private makeLive(): LiveMotion {
    return new LiveMotion({
      page: this.page,
      viewer: this.viewer,
      run: () => this.whole,
      time: () => this.clock.time,
      speed: () => this.clock.speed,
      parameters: () => this.values.numbers,
      began: () => {
        this.clock.play(false);
        this.setGhost(null);
      },
      show: (run, plots) => this.showLive(run, plots),
      done: (run) => {
        this.setRun(run, "live");
        this.viewer?.refit();
        this.clock.seek(this.clock.end);
      },
      say: (text, bad) => this.sliders?.say(text, bad),
    });
  }

  /** The present of a motion that runs on. */
  private showLive(picture: Run, plotted: Run | null): void {
    const run = this.exercise.veiled(picture);
    const plots = plotted && this.exercise.veiled(plotted);
    this.run = plots ?? run;
    this.viewer?.setRun(run);
    this.flat?.setRun(run);
    this.clock.begin = run.time[0];
    this.clock.end = run.time[run.time.length - 1];
    if (plots) {
      this.showPanel();
      this.curve?.set(plots, null);
      this.setLegend();
      this.bar.show(plots, "live");
      this.viewer?.keepInSight();
    }
    this.clock.inFrame = true;
    this.clock.seek(this.clock.end);
    this.clock.inFrame = false;
  }

  // ---- time and motion ------------------------------------------------------------------------------------------------

  private seek(t: number): void {
    this.clock.seek(t);
    this.writer.touch();
  }

  private showTime(t: number): void {
    const numbers = this.wantsNumbers();
    this.viewer?.show(t, numbers);
    if (this.clock.inFrame) this.viewer?.render();
    this.flat?.show(t);
    this.curve?.setCursor(t);
    if (this.tabs.current === "histories") this.histories.setCursor(t, numbers);
    if (this.tabs.current === "phase") this.phases.setCursor(t);
    if (numbers) this.legend.show(t);
    this.more.time?.(t);
    if (!this.clock.playing && !this.live?.running) this.writer.touch();
  }

  /** While it plays, numbers change a few times a second: nobody reads them faster, and every one is laid out anew. */
  private wantsNumbers(): boolean {
    const now = performance.now();
    if (this.clock.inFrame && now - this.numbersAt < READABLE) return false;
    this.numbersAt = now;
    return true;
  }

  private numbersAt = -Infinity;

  private setRun(whole: Run, how: string): void {
    this.whole = whole;
    const run = this.exercise.veiled(whole);
    this.run = run;
    this.clock.begin = run.time[0];
    this.clock.end = run.time[run.time.length - 1];
    this.viewer?.setRun(run);
    this.flat?.setRun(run);
    this.curve?.set(run, this.ghost);
    this.showPanel();
    this.setLegend();
    this.bar.show(run, how);
    this.clock.seek(this.clock.time);
  }

  /** Put the motion into the panel that is seen; the others get it when they are chosen. */
  private showPanel(): void {
    if (this.tabs.current === "histories") this.histories.set(this.run, this.ghost);
    if (this.tabs.current === "phase") this.phases.set(this.run, this.ghost);
    if (this.tabs.current === "audit") this.audit.replaceChildren(auditTable(this.run, this.page.settings));
  }

  private setGhost(whole: Run | null): void {
    const ghost = whole && this.exercise.veiled(whole);
    this.ghost = ghost;
    this.viewer?.setGhost(ghost);
    this.curve?.set(this.run, ghost);
    this.showPanel();
    this.clock.seek(this.clock.time);
    this.writer.touch();
  }

  /** Run the motion with the values of the sliders; while one runs, only the latest wish waits. */
  private async compute(): Promise<void> {
    if (this.live?.running && this.sliders) {
      this.live.setParameters(this.sliders.wanted.parameters);
      return;
    }
    if (!this.computer) this.more.compute?.();
    if (!this.computer || !this.sliders) return;
    if (this.computing) {
      this.again = true;
      return;
    }
    this.computing = true;
    do {
      this.again = false;
      await this.computeOnce(this.computer, this.sliders);
    } while (this.again);
    this.computing = false;
    this.writer.touch();
  }

  /** How many motions were computed and drawn here, and milliseconds of the last: for whoever measures. */
  private note(answered: number, computed: number): void {
    const { dataset } = document.documentElement;
    dataset.answers = String(Number(dataset.answers ?? 0) + 1);
    dataset.answered = String(answered);
    dataset.computed = String(computed);
  }

  /** A browser compiles a module better once it has run: do that before a slider is moved. */
  private warmUp(): void {
    const { computer, sliders, page } = this;
    if (!computer || !sliders) return;
    const idle = window.requestIdleCallback ?? ((f: () => void) => window.setTimeout(f, 200));
    let left = WARM_UPS;
    const once = async () => {
      if (this.computing || left-- <= 0) return;
      const found = await motionOf(computer, sliders.wanted, page.settings, page.start).catch(() => null);
      if (found && found.milliseconds < LONG_WARM_UP) window.setTimeout(() => idle(() => void once()), 120);
    };
    idle(() => void once());
  }

  private async computeOnce(computer: Computer, sliders: Sliders): Promise<void> {
    const begin = performance.now();
    try {
      const { result, milliseconds, kept } = await motionOf(computer, sliders.wanted, this.page.settings, this.page.start);
      if (!usable(result)) {
        sliders.say(`No motion from here: ${result.message}`, true);
        return;
      }
      const run = runOf(result, computer.face, this.page.runs[0], sliders.isChanged ? "changed here" : this.page.runs[0].label);
      this.followShapes(run);
      this.setRun(run, `in this page, ${short(milliseconds, 2)} ms`);
      this.viewer?.refit();
      sliders.settled(result.start, kept);
      if (result.status !== "ok") sliders.say(`Stopped at t = ${short(run.time[run.time.length - 1])}: ${result.message}`, true);
      this.viewer?.render();
      this.note(performance.now() - begin, milliseconds);
    } catch (error) {
      sliders.say(`The module could not run: ${(error as Error).message}`, true);
    }
  }

  /** Shapes whose lengths were said in a parameter follow it; where one does not, that is said. */
  private followShapes(run: Run): void {
    const { parameters } = this.values;
    const before = Object.fromEntries(this.page.parameters.map((p) => [p.name, p.value]));
    const { follows } = this.page.module;
    const scene = sceneAt(this.page.scene, follows, parameters, before);
    if (scene !== this.page.scene) run.scene = scene;
    const { left, together } = leftBehind(follows, parameters, before);
    const values = left.map((name) => `${name} = ${short(before[name])}`).join(", ");
    const alone = together.length ? `Shapes follow ${together.join(", ")} exactly where only one of them is moved.` : "";
    this.shapeNote.textContent = left.length ? `Shapes are drawn for ${values}: not all of them follow this slider.` : alone;
    this.shapeNote.hidden = !this.shapeNote.textContent;
  }

  private readonly shapeNote = el("p", { class: "shape-note", role: "status", "data-shapes": "", hidden: true });

  // ---- for the studio ------------------------------------------------------------------------------------------------

  /** The parameters and start values that are wished for. */
  get values(): { parameters: Record<string, number>; numbers: number[]; start: Record<string, number> } {
    const { parameters, start } = this.page;
    const wanted = this.sliders?.wanted;
    const numbers = wanted?.parameters ?? parameters.map((p) => p.value);
    const given = Object.fromEntries(start.filter((s) => s.given).map((s) => [s.name, s.value]));
    return { parameters: Object.fromEntries(parameters.map((p, i) => [p.name, numbers[i]])), numbers, start: wanted?.start ?? given };
  }

  /** Another run of the same mechanism by the same principle: shown without building the page anew; false where it is not. */
  takeRun(page: PageDocument): boolean {
    const [now, then] = [page.runs[0], this.page.runs[0]];
    const same = page.runs.length === 1 && this.page.runs.length === 1 && page.title === this.page.title && now.principle === then.principle;
    const names = (of: PageDocument) => JSON.stringify([of.scene, of.parameters.map((p) => p.name), of.start.map((s) => s.name), of.runs[0].channels.map((c) => c.name)]);
    if (!same || names(page) !== names(this.page)) return false;
    this.page.runs = page.runs;
    this.page.settings = page.settings;
    this.sliders?.say("", false);
    this.setRun(now, this.madeBy());
    return true;
  }

  /** The module came after the page: from now on the sliders answer here. */
  takeModule(module: Module): void {
    this.page.module = module;
    this.computer ??= this.makeComputer(this.script);
    this.offerLive();
    if (this.computer && this.sliders?.isChanged) void this.compute();
  }

  say(text: string, bad: boolean): void {
    this.sliders?.say(text, bad);
  }

  /** Whether a value stands otherwise than it came. */
  get isChanged(): boolean {
    return this.sliders?.isChanged ?? false;
  }

  /** The part of the address that others say has changed. */
  touch(): void {
    this.writer.touch();
  }

  /** Stop there: whoever drags a cursor wants to look. */
  goTo(t: number): void {
    this.live?.stop();
    if (this.clock.playing) this.clock.play(false);
    this.seek(t);
  }

  showTab(id: string): void {
    this.tabs.choose(id);
  }

  dispose(): void {
    this.deafen();
    this.clock.play(false);
    this.live?.dispose();
    this.writer.stop();
    this.viewer?.dispose();
    this.computer?.dispose();
  }

  // ---- looks and state ------------------------------------------------------------------------------------------------

  private viewChanged(key?: Switch): void {
    this.viewer?.apply();
    if (key === "follow") this.viewer?.chooseFollow();
    this.setLegend();
    this.writer.touch();
  }

  private switchTheme(): void {
    this.theme = this.theme === "light" ? "dark" : "light";
    this.chosenTheme = true;
    applyTheme(this.theme);
    this.viewer?.setTheme(this.theme);
    this.flat?.setTheme(this.theme);
    this.histories.setLook(this.look());
    this.phases.setTheme(this.theme);
    this.curve?.setTheme(this.theme);
    this.more.theme?.();
    this.setLegend();
    this.clock.seek(this.clock.time);
    this.writer.touch();
  }

  private chosenTheme = false;
  /** What is drawn at first; the fragment says what differs. */
  private usual: Partial<ViewOptions> = {};

  private state(): Record<string, string | number | boolean | undefined> {
    const options = this.viewer?.options;
    const [x, y] = this.phases.axes;
    return {
      t: this.clock.playing || this.live?.running || this.run.label === "live" ? undefined : Number(this.clock.time.toPrecision(6)),
      tab: this.tabs.current === TABS[0] ? undefined : this.tabs.current,
      speed: this.clock.speed === (this.page.settings.speed ?? 1) ? undefined : this.clock.speed,
      theme: this.chosenTheme ? this.theme : undefined,
      x: this.tabs.current === "phase" ? x : undefined,
      y: this.tabs.current === "phase" ? y : undefined,
      flip: options ? SWITCHED.filter((key) => options[key] !== this.usual[key]).join(" ") || undefined : undefined,
      scale: options && options.scale.kind !== "automatic" ? options.scale.kind : undefined,
      ghost: this.ghosts.index,
      ...(this.sliders?.changes ?? {}),
      ...(this.more.state?.() ?? {}),
    };
  }

  private restore(fragment: Fragment): void {
    const options = this.viewer?.options;
    if (options) {
      const flipped = (fragment.get("flip") ?? "").split(" ");
      for (const key of SWITCHED) if (flipped.includes(key)) options[key] = !options[key];
      if (flipped.includes("follow")) this.viewer?.chooseFollow();
      const scale = fragment.get("scale");
      if (scale === "logarithmic" || scale === "fixed") options.scale.kind = scale;
      this.toolbar?.sync();
      this.viewChanged();
      this.viewer?.fit();
    }
    const tab = fragment.get("tab");
    if (tab) this.tabs.show(tab);
    this.showPanel();
    const [x, y] = [fragment.get("x"), fragment.get("y")];
    if (x && y) this.phases.choose(x, y);
    this.chosenTheme = fragment.has("theme");
    this.clock.setSpeed(numberOf(fragment, "speed") ?? this.page.settings.speed ?? 1);
    this.ghosts.choose(numberOf(fragment, "ghost") ?? (this.page.runs.length > 1 ? 0 : -1));
    if (this.sliders?.take((key) => numberOf(fragment, key))) void this.compute();
    const t = numberOf(fragment, "t");
    if (t !== undefined) this.clock.seek(t);
    else this.clock.play(!window.matchMedia?.("(prefers-reduced-motion: reduce)").matches);
  }
}
