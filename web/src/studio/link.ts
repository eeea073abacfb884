// A whole model in the fragment of an address: its language, then its text, deflated, in letters that addresses have.
import type { Language, Writing } from "./writing";

const LETTERS: Record<string, Language> = { p: "python", j: "json", u: "urdf" };
/** Letters of a text that a link may unpack to: a document of the largest size. */
const LONGEST = 1_000_000;
/** Letters of a fragment that browsers and mail programs carry. */
export const CARRIED = 60_000;

export async function packed({ text, language }: Writing): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  let letters = "";
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return `${language[0]}.${btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "")}`;
}

/** The text of a link; an Error with a sentence where it is none, or unpacks to more than a model has. */
export async function unpacked(link: string): Promise<Writing> {
  const language = LETTERS[link[0]];
  if (!language || link[1] !== ".") throw new Error("The link holds no model: it was cut off or changed.");
  try {
    const bytes = Uint8Array.from(atob(link.slice(2).replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0));
    const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
    const decoder = new TextDecoder("utf-8", { fatal: true });
    let text = "";
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      text += decoder.decode(part.value, { stream: true });
      if (text.length > LONGEST) throw new Error("too long");
    }
    return { text: text + decoder.decode(), language };
  } catch {
    throw new Error("The link holds no model: it was cut off or changed.");
  }
}
