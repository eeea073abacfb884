// The studio: the gallery, then the bench, which is the page with the server behind it.
import { el } from "../dom/element";
import { type Module, type PageDocument, readDocument } from "../document";
import { App } from "../page/app";
import { readFragment } from "../page/fragment";
import { applyTheme, preferred } from "../page/theme";
import { ask, Cancelled, Job, job } from "./api";
import { Bar } from "./bar";
import { Compare } from "./compare";
import { Constraints } from "./constraints";
import { Editor } from "./editor";
import { EigenvaluePanel } from "./eigenvalues";
import { download, type Made } from "./files";
import { Gallery } from "./gallery";
import { RunHistory } from "./history";
import { Inputs } from "./inputs";
import { MapPanel } from "./map";
import type { Card, Compared, Opened, Request, SystemText } from "./types";

interface Opening {
  system?: string;
  model?: string;
}

export class Studio {
  private gallery: Gallery | null = null;
  private cards: Card[] = [];
  private app: App | null = null;
  private job: Job<unknown> | null = null;
  /** What is on the bench: a system of the catalogue, or a text. */
  private mechanism: Opening = {};
  private shown: string | undefined;
  private readonly message = el("p", { class: "studio-message", role: "alert", hidden: true });
  private readonly bar: Bar;
  private readonly editor = new Editor(() => void this.runText());
  private readonly constraints = new Constraints();
  private readonly compare = new Compare(
    () => void this.compareNow(),
    (t) => this.app?.goTo(t),
  );
  private readonly eigenvalues = new EigenvaluePanel(() => this.request());
  private readonly map = new MapPanel(
    () => this.request(),
    (request) => void this.openCase(request),
  );
  private readonly inputs = new Inputs(() => void this.run());
  private readonly history = new RunHistory((id) => void this.bringBack(id));

  constructor(
    private readonly host: HTMLElement,
    private readonly script: string,
    private readonly opening: Opening,
  ) {
    this.bar = new Bar({
      gallery: () => void this.showGallery(),
      run: () => void this.run(),
      cancel: () => this.job?.cancel(),
      consistent: () => void this.makeConsistent(),
      share: () => void this.file("share", {}),
      export: (format) => void this.file("export", { format }),
      principle: () => void this.run(),
    });
    document.addEventListener("keydown", (event) => this.key(event));
    window.addEventListener("hashchange", () => void this.follow());
  }

  async start(): Promise<void> {
    const theme = readFragment().get("theme");
    applyTheme(theme === "dark" || theme === "light" ? theme : preferred());
    const system = readFragment().get("system");
    if (system) await this.open({ system });
    else if (this.opening.system || this.opening.model) await this.open(this.opening);
    else await this.showGallery();
  }

  // ---- gallery ------------------------------------------------------------------------------------------------------

  private async showGallery(): Promise<void> {
    this.leaveBench();
    try {
      if (!this.cards.length) {
        this.host.replaceChildren(el("p", { class: "loading", role: "status" }, "Loading the gallery …"));
        this.cards = await ask<Card[]>("/api/gallery");
      }
    } catch (error) {
      this.host.replaceChildren(el("p", { class: "loading bad", role: "alert" }, (error as Error).message));
      return;
    }
    const theme = el("button", { type: "button", class: "quiet", "aria-label": "light or dark", "data-action": "theme", onclick: () => switchTheme() }, "◐");
    this.gallery = new Gallery(this.cards, (name) => void this.open({ system: name }), el("div", { class: "corner" }, theme));
    this.host.replaceChildren(this.gallery.element);
    document.title = "appell studio";
    setFragment({});
    this.gallery.focus();
  }

  private leaveBench(): void {
    this.job?.cancel();
    this.app?.dispose();
    this.app = null;
    this.gallery?.dispose();
    this.gallery = null;
    this.mechanism = {};
  }

  // ---- bench --------------------------------------------------------------------------------------------------------

  private async open(mechanism: Opening): Promise<void> {
    const wanted = readFragment().get("principle");
    this.leaveBench();
    this.mechanism = mechanism;
    this.host.replaceChildren(el("p", { class: "loading", role: "status" }, `Opening ${mechanism.system ?? "the model"} …`), this.message);
    try {
      const opened = await job<Opened>("open", { ...mechanism });
      this.take(opened, wanted ?? undefined);
      await this.run({ ...mechanism, principle: this.bar.principle });
      await this.fillEditor();
    } catch (error) {
      this.host.replaceChildren(el("p", { class: "loading bad", role: "alert" }, (error as Error).message), el("p", { class: "loading" }, el("button", { type: "button", onclick: () => void this.showGallery() }, "‹ Gallery")));
    }
  }

  private take(opened: Opened, wanted?: string): void {

    const able = opened.principles.filter((p) => p.applies);
    const principle = able.find((p) => p.name === wanted) ?? able[0];
    this.bar.offer(opened.principles, principle?.name ?? "");
    this.bar.duration = opened.duration;
    this.compare.offer(opened.principles, principle?.name ?? "");
    this.eigenvalues.offer(opened);
    this.map.offer(opened);
    this.inputs.offer(opened);
    document.title = `${opened.title} · appell studio`;
  }

  private async fillEditor(): Promise<void> {
    if (this.mechanism.model !== undefined) this.editor.set(this.mechanism.model, "");
    else {
      const found = await ask<SystemText>(`/api/systems/${this.mechanism.system}`);
      if (found.name === this.mechanism.system) this.editor.set(found.model, found.python);
    }
  }

  /** What is on the bench, as the sliders and the bar have it. */
  private request(): Request {
    const values = this.app?.values;
    return { ...this.mechanism, principle: this.bar.principle, duration: this.bar.duration, parameters: values?.parameters, start: values?.start, ...this.inputs.request };
  }

  /** A case of the map on the bench: the sliders stand at its values. */
  private async openCase(request: Request): Promise<void> {
    this.shown = undefined; // the sliders are made anew
    await this.run(request);
    this.app?.showTab("map");
  }

  private async run(request: Request = this.request()): Promise<void> {
    const begin = performance.now();
    const found = await this.work<unknown>("run", request);
    if (found === null) return;
    this.show(found, request);
    requestAnimationFrame(() => {
      document.documentElement.dataset.jobShown = String(performance.now() - begin);
    });
    void this.history.refresh();
  }

  private async runText(): Promise<void> {
    const model = this.editor.text;
    this.editor.say("");
    try {
      const opened = await job<Opened>("open", { model });
      this.mechanism = { model };
      this.take(opened, this.bar.principle);
      await this.run({ model, principle: this.bar.principle });
    } catch (error) {
      this.editor.say((error as Error).message);
    }
  }

  /** A job with its progress in the bar; null where it was refused or cancelled, which is said. */
  private async work<T>(kind: string, request: object): Promise<T | null> {
    this.job?.cancel();
    const begin = performance.now();
    const mine = new Job<T>(kind, request, (part) => this.job === (mine as Job<unknown>) && this.bar.progress(part));
    this.job = mine as Job<unknown>;
    this.bar.busy(true);
    this.say("");
    try {
      const found = await mine.result;
      document.documentElement.dataset.jobAnswered = String(performance.now() - begin);
      return found;
    } catch (error) {
      const text = error instanceof Cancelled ? "Cancelled." : (error as Error).message;
      if (this.job === (mine as Job<unknown>)) this.say(text);
      if (!this.app && !(error instanceof Cancelled)) throw error;
      return null;
    } finally {
      if (this.job === (mine as Job<unknown>)) {
        this.job = null;
        this.bar.busy(false);
      }
    }
  }

  private show(data: unknown, request: Request): void {
    const document_: PageDocument = readDocument(JSON.stringify(data));
    if (this.shown === (request.model ?? request.system) && this.app?.takeRun(document_)) return;
    this.shown = request.model ?? request.system;
    this.app?.dispose();
    const kept = readFragment();
    for (const key of [...kept.keys()]) if (/^[ps]\./.test(key)) kept.delete(key);
    if (this.app) setFragment(Object.fromEntries(kept));
    const app = new App(document_, this.host, this.script, {
      bar: this.bar.element,
      controls: this.inputs.element,
      tabs: [
        { id: "model", title: "Model", content: this.editor.element },
        { id: "constraints", title: "Constraints", content: this.constraints.element },
        { id: "compare", title: "Compare", content: this.compare.element },
        { id: "eigenvalues", title: "Eigenvalues", content: this.eigenvalues.element },
        { id: "map", title: "Map", content: this.map.element },
        { id: "runs", title: "Runs", content: this.history.element },
      ],
      state: () => ({ system: this.mechanism.system, principle: this.bar.principle }),
      compute: () => queueMicrotask(() => void this.run()),
      theme: () => {
        for (const panel of [this.compare, this.eigenvalues, this.map]) panel.repaint();
      },
      time: (t) => this.compare.setCursor(t),
    });
    this.host.append(this.message);
    this.app = app;
    void this.constraints.show(request);
    void this.fetchModule(app, request);
  }

  /** The module for the sliders comes when the motion is already on the screen. */
  private async fetchModule(app: App, request: Request): Promise<void> {
    document.documentElement.dataset.module = "coming";
    try {
      const { module } = await job<{ module: Module }>("module", request);
      if (this.app !== app) return;
      app.takeModule(module);
      if (this.app !== app) return;
      document.documentElement.dataset.module = module.wasm ? "here" : "refused";
      if (module.refusal) app.say(`Sliders ask the server: ${module.refusal}`, false);
    } catch (error) {
      if (this.app !== app) return;
      document.documentElement.dataset.module = "refused";
      app.say(`Sliders ask the server: ${(error as Error).message}`, false);
    }
  }

  private async makeConsistent(): Promise<void> {
    const request = this.request();
    const found = await this.work<{ start: Record<string, number>; changed: { name: string; from: number; to: number }[] }>("consistent", request);
    if (!found) return;
    const given = Object.keys(request.start ?? {});
    const start = Object.fromEntries(Object.entries(found.start).filter(([name]) => !given.length || given.includes(name)));
    await this.run({ ...request, start });
    const moved = found.changed.map((c) => `${c.name} ${Number(c.from.toPrecision(5))} → ${Number(c.to.toPrecision(5))}`);
    this.say(moved.length ? `Made consistent: ${moved.join(", ")}.` : "The start satisfies the constraints already.");
  }

  private async compareNow(): Promise<void> {
    this.compare.say("Comparing …");
    const request = { ...this.request(), principles: this.compare.chosen };
    try {
      const found = await this.work<Compared>("compare", request);
      if (!found) return this.compare.say("Not compared.", true);
      this.compare.show(found);
      this.show(found.document, request);
      this.app?.showTab("compare");
    } catch (error) {
      this.compare.say((error as Error).message, true);
    }
  }

  private async bringBack(id: number): Promise<void> {
    try {
      const past = await ask<{ request: Request; document: unknown }>(`/api/history/${id}`);
      const { system, model } = past.request;
      const other = model !== this.mechanism.model || system !== this.mechanism.system;
      this.mechanism = model === undefined ? { system } : { model };
      if (other) {
        this.take(await job<Opened>("open", { ...this.mechanism }), past.request.principle);
        void this.fillEditor();
      }
      if (past.request.principle) this.bar.principle = past.request.principle;
      if (past.request.duration) this.bar.duration = past.request.duration;
      this.inputs.take(past.request);
      this.show(past.document, past.request);
    } catch (error) {
      this.say((error as Error).message);
    }
  }

  private async file(kind: string, more: object): Promise<void> {
    const made = await this.work<Made>(kind, { ...this.request(), ...more });
    if (!made) return;
    download(made);
    this.say(`${made.file} was saved by the browser.`);
  }

  // ---- words, keys, address -----------------------------------------------------------------------------------------

  private say(text: string): void {
    this.message.textContent = text;
    this.message.hidden = !text;
  }

  private key(event: KeyboardEvent): void {
    const where = event.target as HTMLElement;
    if (where.matches("input, select, textarea") || where.isContentEditable || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Escape" && this.job) this.job.cancel();
    else if (event.key === "Escape" && this.app) void this.showGallery();
    else if (event.key === "r" && this.app) void this.run();
    else if (event.key === "/" && this.gallery) {
      event.preventDefault();
      this.gallery.focus();
    }
  }

  /** Somebody changed the address: open what it names. */
  private async follow(): Promise<void> {
    const system = readFragment().get("system");
    if (system && system !== this.mechanism.system) await this.open({ system });
    else if (!system && this.app && this.mechanism.system) await this.showGallery();
  }
}

function setFragment(entries: Record<string, string>): void {
  const text = new URLSearchParams(entries).toString();
  history.replaceState(null, "", text ? `#${text}` : location.pathname + location.search);
}

function switchTheme(): void {
  applyTheme(document.documentElement.dataset.theme === "dark" ? "light" : "dark");
}
