// Keys of the page; a field that is being written in keeps its own.
import type { Clock } from "../controls/clock";
import { stepped } from "../controls/speeds";
import { el } from "../dom/element";

export const KEYS: [string, string][] = [
  ["space", "play, pause"],
  ["← →", "one sample back, on (with Shift: a twentieth)"],
  ["Home, End", "begin, end"],
  ["< >", "slower, faster"],
  ["a w s e", "forces, velocities, spins, applied forces"],
  ["b t n f c o", "names, trails, sizes, frames, follow, parallel"],
  ["v", "see all of it"],
  ["g", "keep the motion as ghost"],
  ["l", "live: runs on without an end, to be pulled at"],
  ["d", "light, dark"],
  ["1 2 3 4", "histories, phase, equations, audit"],
];

export interface KeyTargets {
  clock: Clock;
  samples: () => number;
  toggle: (key: string) => void;
  fit: () => void;
  ghost: () => void;
  live: () => void;
  theme: () => void;
  tab: (i: number) => void;
}

const TOGGLES: Record<string, string> = { a: "arrows", w: "velocities", s: "spins", e: "applied", b: "names", n: "numbers", t: "trails", f: "frames", c: "follow", o: "orthographic" };

/** Hear keys until the function that comes back is called. */
export function listen(targets: KeyTargets): () => void {
  const hear = (event: KeyboardEvent) => {
    const where = event.target as HTMLElement;
    const writes = where.matches("input, select, textarea") || where.isContentEditable || event.ctrlKey || event.metaKey || event.altKey;
    if (writes || (where.matches("button, summary, [role=tab]") && (event.key === " " || event.key === "Enter"))) return;
    if (act(event, targets)) event.preventDefault();
  };
  document.addEventListener("keydown", hear);
  return () => document.removeEventListener("keydown", hear);
}

function act(event: KeyboardEvent, targets: KeyTargets): boolean {
  const { clock } = targets;
  const { key } = event;
  const width = clock.end - clock.begin;
  const step = event.shiftKey ? width / 20 : width / Math.max(targets.samples() - 1, 1);
  if (key === " ") clock.play(!clock.playing);
  else if (key === "ArrowRight") clock.seek(clock.time + step);
  else if (key === "ArrowLeft") clock.seek(clock.time - step);
  else if (key === "Home") clock.seek(clock.begin);
  else if (key === "End") clock.seek(clock.end);
  else if (key === "<" || key === ">") {
    clock.setSpeed(stepped(clock.speed, key === ">" ? 1 : -1));
  } else if (TOGGLES[key]) targets.toggle(TOGGLES[key]);
  else if (key === "v") targets.fit();
  else if (key === "g") targets.ghost();
  else if (key === "l") targets.live();
  else if (key === "d") targets.theme();
  else if (/^[1-4]$/.test(key)) targets.tab(Number(key) - 1);
  else return false;
  return true;
}

/** The list of keys. */
export function keyList(): HTMLElement {
  return el("dl", { class: "keys" }, ...KEYS.flatMap(([key, words]) => [el("dt", {}, key), el("dd", {}, words)]));
}
