// One's own models, kept by this browser: written with every change of the text, newest first.
import type { Language, Writing } from "./writing";
import { titleOf } from "./writing";

export interface OwnModel extends Writing {
  id: string;
  title: string;
  changed: number;
}

const PREFIX = "appell-model-";

/** Those that are kept, the newest first; entries that are none of ours are passed over. */
export function ownModels(): OwnModel[] {
  const found: OwnModel[] = [];
  try {
    for (let i = 0; i < localStorage.length; i++) {
      const key = localStorage.key(i) ?? "";
      const model = key.startsWith(PREFIX) ? ownModel(key.slice(PREFIX.length)) : null;
      if (model) found.push(model);
    }
  } catch {
    return []; // a browser that keeps nothing
  }
  return found.sort((a, b) => b.changed - a.changed);
}

export function ownModel(id: string): OwnModel | null {
  try {
    const kept = JSON.parse(localStorage.getItem(PREFIX + id) ?? "null");
    const whole = kept && typeof kept.text === "string" && ["python", "json", "urdf"].includes(kept.language);
    return whole ? { id, text: kept.text, language: kept.language as Language, title: String(kept.title), changed: Number(kept.changed) || 0 } : null;
  } catch {
    return null;
  }
}

/** Keep a text under an id, or a new one; null where the browser keeps nothing. */
export function keep(writing: Writing, id: string = newId()): string | null {
  const { text, language } = writing;
  try {
    localStorage.setItem(PREFIX + id, JSON.stringify({ text, language, title: titleOf(writing), changed: Date.now() }));
    return id;
  } catch {
    return null;
  }
}

export function forget(id: string): void {
  localStorage.removeItem(PREFIX + id);
}

function newId(): string {
  return `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`;
}
