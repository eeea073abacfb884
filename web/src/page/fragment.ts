// The state of the page in the fragment of its address: a link opens what was seen.

export type Fragment = Map<string, string>;

export function readFragment(): Fragment {
  return new Map(new URLSearchParams(location.hash.slice(1)));
}

/** A number of the fragment, or nothing where it is none. */
export function numberOf(fragment: Fragment, key: string): number | undefined {
  const text = fragment.get(key);
  const value = text === undefined || text === "" ? NaN : Number(text);
  return Number.isFinite(value) ? value : undefined;
}

export class FragmentWriter {
  private timer = 0;

  constructor(private readonly state: () => Record<string, string | number | boolean | undefined>) {}

  /** Write it soon: many changes make one. */
  touch(): void {
    if (this.timer) return;
    this.timer = window.setTimeout(() => {
      this.timer = 0;
      const entries = Object.entries(this.state()).filter(([, value]) => value !== undefined && value !== false && value !== "");
      const text = new URLSearchParams(entries.map(([key, value]) => [key, value === true ? "1" : String(value)])).toString();
      try {
        history.replaceState(null, "", text ? `#${text}` : location.pathname + location.search);
      } catch {
        // a frame without an address of its own keeps no state
      }
    }, 300);
  }
}
