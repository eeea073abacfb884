// Colours of constraints, of series and of the stage, in light and in dark.

const CONSTRAINTS = {
  light: ["#b5472f", "#1c6b88", "#7a5195", "#34753f", "#96590f", "#b53673", "#4457a6", "#5a681c"],
  dark: ["#ff8f73", "#6cc5e0", "#c39be0", "#7fcf8e", "#f0b35c", "#f48cb6", "#9caef5", "#c3d36b"],
};

const SERIES = {
  light: ["#1f5f8b", "#b5651d", "#3a7d44", "#8c3b6f", "#5b5ea6", "#7a6a1f", "#2a8080", "#a03a3a"],
  dark: ["#7db7e0", "#e8a860", "#85c98f", "#dd8fc0", "#a9abee", "#cbbb62", "#6cc7c7", "#ee8c8c"],
};

/** Of velocities, angular velocities and applied loads: none is the colour of a constraint. */
const KINDS: Record<string, { light: string; dark: string }> = {
  velocity: { light: "#0f7a52", dark: "#58d3a2" },
  "angular velocity": { light: "#8a2ba8", dark: "#dd8df5" },
  "applied force": { light: "#4a5560", dark: "#c3ccd4" },
  "applied torque": { light: "#4a5560", dark: "#c3ccd4" },
};

/** The colour of an arrow that is no reaction. */
export const kindColour = (kind: string, theme: Theme): string | null => KINDS[kind]?.[theme] ?? null;

export type Theme = "light" | "dark";

export interface StageColours {
  background: string;
  grid: string;
  gridMain: string;
  ink: string;
  accent: string;
}

export const STAGE: Record<Theme, StageColours> = {
  light: { background: "#f3f2ed", grid: "#dedbd2", gridMain: "#cbc7bb", ink: "#39424a", accent: "#1f5f8b" },
  dark: { background: "#171a1e", grid: "#262b31", gridMain: "#353c44", ink: "#b6bec6", accent: "#7db7e0" },
};

/** How far the colours of bodies are lightened where only a thin line has them. */
export const THIN_LIGHTENED: Record<Theme, number> = { light: 0, dark: 0.16 };

/** The colour of the i-th constraint. */
export const constraintColour = (i: number, theme: Theme): string => CONSTRAINTS[theme][i % 8];

/** The i-th variant of a colour: lighter or darker, so that no two curves have one. */
export function varied(colour: string, i: number, theme: Theme): string {
  if (!i) return colour;
  const [r, g, b] = [1, 3, 5].map((k) => parseInt(colour.slice(k, k + 2), 16));
  const end = i % 2 === (theme === "light" ? 1 : 0) ? 255 : 0;
  const part = Math.min(0.28 * Math.ceil(i / 2) + 0.14, 0.62);
  return `#${[r, g, b].map((v) => Math.round(v + part * (end - v)).toString(16).padStart(2, "0")).join("")}`;
}

/** The colour of the i-th series of a plot. */
export const seriesColour = (i: number, theme: Theme): string => SERIES[theme][i % 8];

/** The names of the constraints that act in runs, in order: the i-th has the i-th colour. */
export function constraintNames(runs: { forces: { constraint: string; kind: string }[]; channels: { constraint: string | null }[] }[]): string[] {
  const found = new Set<string>();
  for (const run of runs) {
    for (const force of run.forces) if (force.kind === "force" || force.kind === "torque") found.add(force.constraint);
    for (const channel of run.channels) if (channel.constraint) found.add(channel.constraint);
  }
  return [...found];
}
