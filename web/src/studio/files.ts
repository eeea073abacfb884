// Files that leave the studio.

export interface Made {
  file: string;
  type: string;
  text?: string;
  base64?: string;
}

export function download(made: Made): void {
  const content = made.text ?? Uint8Array.from(atob(made.base64 ?? ""), (c) => c.charCodeAt(0));
  const address = URL.createObjectURL(new Blob([content], { type: made.type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = made.file;
  document.body.append(link);
  link.click();
  link.remove();
  window.setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
