// Python and XML as the editor colours them.
import { StreamLanguage, type StringStream } from "@codemirror/language";

const WORDS = new Set("False None True and as assert break class continue def del elif else except finally for from if import in is lambda not or pass raise return try while with".split(" "));

interface PythonState {
  /** The quotes of a string over several lines. */
  until: string;
}

export const python = StreamLanguage.define<PythonState>({
  name: "python",
  startState: () => ({ until: "" }),
  token(stream, state) {
    if (state.until) return inString(stream, state);
    if (stream.eatSpace()) return null;
    if (stream.match(/^#.*/)) return "comment";
    const quotes = stream.match(/^[rbfRBF]*("""|'''|"|')/) as RegExpMatchArray | null;
    if (quotes) {
      state.until = quotes[1];
      return inString(stream, state);
    }
    if (stream.match(/^(\d[\d_]*\.?\d*|\.\d+)([eE][+-]?\d+)?/)) return "number";
    const word = stream.match(/^[A-Za-z_]\w*/) as RegExpMatchArray | null;
    if (word) return WORDS.has(word[0]) ? "keyword" : null;
    stream.next();
    return null;
  },
  languageData: { commentTokens: { line: "#" } },
});

function inString(stream: StringStream, state: PythonState): string {
  while (!stream.eol()) {
    if (stream.match(state.until)) {
      state.until = "";
      return "string";
    }
    if (stream.next() === "\\") stream.next();
  }
  if (state.until.length === 1) state.until = ""; // a string of one line ends with it
  return "string";
}

export const xml = StreamLanguage.define<Record<string, never>>({
  name: "xml",
  startState: () => ({}),
  token(stream) {
    if (stream.match(/^<!--.*?(-->|$)/)) return "comment";
    if (stream.match(/^<\/?[\w.-]+/) || stream.match(/^\/?>/)) return "keyword";
    if (stream.match(/^"[^"]*"?/)) return "string";
    if (stream.match(/^[\w:-]+(?==)/)) return "propertyName";
    stream.next();
    return null;
  },
});
