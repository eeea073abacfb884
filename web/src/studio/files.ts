// Files that leave the studio, and files of models that come in: chosen or dropped.

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

/** Ask for a file of a model. */
export function choose(opened: (file: File) => void): void {
  const input = document.createElement("input");
  input.type = "file";
  input.accept = ".json,.py,.urdf,.xml";
  input.addEventListener("change", () => input.files?.[0] && opened(input.files[0]));
  input.click();
}

/** Take files that are dropped anywhere on the page. */
export function takeDrops(opened: (file: File) => void): void {
  document.addEventListener("dragover", (event) => {
    if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
  });
  document.addEventListener("drop", (event) => {
    const file = event.dataTransfer?.files[0];
    if (!file) return;
    event.preventDefault();
    opened(file);
  });
}
