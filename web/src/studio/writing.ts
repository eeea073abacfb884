// A model as a person writes it: a text in one of three languages; the server makes the JSON of it that every job takes.
import { job } from "./api";

export type Language = "python" | "json" | "urdf";

export interface Writing {
  text: string;
  language: Language;
}

/** What the server made of a text: the model as JSON, the principle it names, the lines that it left out. */
export interface Reading {
  model: string;
  principle: string | null;
  unread: { line: number; text: string }[];
}

export const LANGUAGES: [Language, string][] = [
  ["python", "Python"],
  ["json", "JSON"],
  ["urdf", "URDF"],
];

/** The language of a file by its name, or of a text by how it begins. */
export function languageOf(text: string, file = ""): Language {
  const ending = /\.(py|json|urdf|xml)$/i.exec(file)?.[1].toLowerCase();
  if (ending === "py") return "python";
  if (ending === "json") return "json";
  if (ending) return "urdf";
  const begin = text.trimStart()[0];
  return begin === "{" ? "json" : begin === "<" ? "urdf" : "python";
}

export async function read(writing: Writing): Promise<Reading> {
  if (writing.language === "json") return { model: writing.text, principle: null, unread: [] };
  return job<Reading>("read", { text: writing.text, language: writing.language });
}

const NAMES: Record<Language, RegExp> = {
  python: /\bModel\(\s*["']([^"']+)["']/,
  json: /"name"\s*:\s*"((?:[^"\\]|\\.)+)"/,
  urdf: /<robot[^>]*\bname\s*=\s*["']([^"']+)["']/,
};

/** The name that a text gives its model. */
export function titleOf({ text, language }: Writing): string {
  return NAMES[language].exec(text)?.[1] ?? "a model";
}

/** The line that a refusal is about: it says "line 7", or a place of the document such as bodies[0].mass. */
export function lineOf(refusal: string, { text, language }: Writing): number | undefined {
  const said = /^line (\d+)/.exec(refusal) ?? /\bline (\d+)/.exec(refusal);
  if (said) return Number(said[1]);
  const place = /^([a-z_]+)(?:\[(\d+)\])?/.exec(refusal);
  return language === "json" && place ? lineOfEntry(text, place[1], Number(place[2] ?? 0)) : undefined;
}

/** The line on which an entry of a section of the document begins. */
function lineOfEntry(text: string, section: string, index: number): number | undefined {
  const key = new RegExp(`"${section}"\\s*:\\s*`).exec(text);
  if (!key) return undefined;
  let depth = 0;
  let count = -1;
  for (let i = key.index + key[0].length; i < text.length; i++) {
    const letter = text[i];
    if (letter === '"') {
      if (depth === 1) count += 1;
      const end = /"(?:[^"\\]|\\.)*"/y;
      end.lastIndex = i;
      i += (end.exec(text)?.[0].length ?? 1) - 1;
    } else if ("[{".includes(letter)) {
      if (depth === 1) count += 1;
      depth += 1;
    } else if ("]}".includes(letter)) depth -= 1;
    if (count === index || depth <= 0) return text.slice(0, i + 1).split("\n").length;
  }
  return undefined;
}
