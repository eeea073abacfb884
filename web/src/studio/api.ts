// The server: questions, and jobs with their progress.

const token = () => document.querySelector<HTMLMetaElement>('meta[name="appell-token"]')?.content ?? "";

/** What the server refused, in its own words. */
export class Refused extends Error {}

export class Cancelled extends Error {}

export interface Report<T> {
  id: number;
  state: "waiting" | "running" | "done" | "failed" | "cancelled";
  progress: number;
  seconds: number;
  error?: string;
  result?: T;
}

export async function ask<T>(path: string, options: RequestInit = {}): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, { ...options, headers: { "X-Appell-Token": token(), ...options.headers } });
  } catch {
    throw new Refused("The studio's server does not answer: it was ended, or this machine slept. Start it again.");
  }
  const data = await answer.json();
  if (!answer.ok) throw new Refused(data.error ?? `The server answered ${answer.status}.`);
  return data as T;
}

/** A job of the workers: `result` is what came out, `cancel` takes it back. */
export class Job<T> {
  readonly result: Promise<T>;
  private id = 0;
  private unwanted = false;

  constructor(kind: string, request: object, progress: (part: number) => void = () => undefined) {
    this.result = this.follow(kind, request, progress);
  }

  cancel(): void {
    this.unwanted = true;
    if (this.id) void ask(`/api/jobs/${this.id}`, { method: "DELETE" });
  }

  private async follow(kind: string, request: object, progress: (part: number) => void): Promise<T> {
    const { id } = await ask<{ id: number }>("/api/jobs", { method: "POST", body: JSON.stringify({ kind, ...request }) });
    this.id = id;
    if (this.unwanted) this.cancel();
    for (let wait = 0.25; ; wait = 0.4) {
      const report = await ask<Report<T>>(`/api/jobs/${id}?wait=${wait}`);
      if (report.state === "done") return report.result as T;
      if (report.state === "cancelled") throw new Cancelled("cancelled");
      if (report.state === "failed") throw new Refused(report.error ?? "The job failed.");
      progress(report.progress);
    }
  }
}

export const job = <T>(kind: string, request: object): Promise<T> => new Job<T>(kind, request).result;
