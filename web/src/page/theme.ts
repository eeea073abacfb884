// Light or dark: what the system prefers, until a person chooses.
import type { Theme } from "../drawing/palette";

export function preferred(): Theme {
  return window.matchMedia?.("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

export function applyTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
}
