// Elements of the page, made in one expression.

type Child = Node | string | null | undefined | false;
type Properties = Record<string, unknown>;

/** An element with attributes, listeners (`onclick: ...`) and children; states of accessibility are "true" or "false". */
export function el<K extends keyof HTMLElementTagNameMap>(tag: K, properties: Properties = {}, ...children: Child[]): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  for (const [key, value] of Object.entries(properties)) {
    if (key.startsWith("aria-") && typeof value === "boolean") made.setAttribute(key, String(value));
    else if (value === undefined || value === null || value === false) continue;
    else if (key.startsWith("on") && typeof value === "function") made.addEventListener(key.slice(2), value as EventListener);
    else if (key === "class") made.className = String(value);
    else if (key === "style") made.style.cssText = String(value);
    else made.setAttribute(key, value === true ? "" : String(value));
  }
  for (const child of children) if (child !== null && child !== undefined && child !== false) made.append(child);
  return made;
}

/** What the style sheet says of a colour now, light or dark. */
export function colour(name: string): string {
  return getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();
}
