// Play, pause, scrub, speed.
import { el } from "../dom/element";
import type { Clock } from "./clock";
import { speedsAround, speedWords } from "./speeds";

/** `usual`: the factor at which the motion lasts some seconds. */
export function transport(clock: Clock, usual: number): HTMLElement {
  const play = el("button", { type: "button", class: "play", "data-action": "play" });
  const scrub = el("input", { type: "range", class: "scrub", "aria-label": "time", step: "any", "data-action": "scrub" });
  const shown = el("output", { class: "time" });
  const speed = el("select", { "aria-label": "speed of the motion", title: "speed", "data-action": "speed" }, ...speedsAround(usual).map((s) => el("option", { value: s, selected: s === clock.speed, title: speedWords(s) }, `${s}×`)));
  const range = () => {
    scrub.min = String(clock.begin);
    scrub.max = String(clock.end);
  };
  const time = (t: number) => {
    range();
    scrub.value = String(t);
    const width = clock.end - clock.begin;
    scrub.style.setProperty("--part", `${width > 0 ? (100 * (t - clock.begin)) / width : 0}%`);
    const digits = width < 1 ? 4 : width < 100 ? 2 : 1;
    shown.textContent = `${t.toFixed(digits)} / ${clock.end.toFixed(digits)} s`;
  };
  const state = () => {
    play.textContent = clock.playing ? "❚❚" : "▶";
    play.setAttribute("aria-label", clock.playing ? "pause" : "play");
    play.title = clock.playing ? "pause (space)" : "play (space)";
    if (![...speed.options].some((option) => Number(option.value) === clock.speed)) speed.append(el("option", { value: clock.speed }, `${clock.speed}×`));
    speed.value = String(clock.speed);
    speed.title = speedWords(clock.speed);
  };
  play.addEventListener("click", () => clock.play(!clock.playing));
  scrub.addEventListener("input", () => {
    const wanted = Number(scrub.value); // pausing shows the time that it was
    if (clock.playing) clock.play(false);
    clock.seek(wanted);
  });
  speed.addEventListener("change", () => clock.setSpeed(Number(speed.value)));
  clock.onTime(time);
  clock.onState(state);
  time(clock.time);
  state();
  return el("div", { class: "transport", role: "group", "aria-label": "motion" }, play, scrub, shown, speed);
}
