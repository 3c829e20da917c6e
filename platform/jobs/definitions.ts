import type { ZodType } from "zod";

export type JobContext = { id: string; attempt: number; signal: AbortSignal };

export type JobDefinition<T> = {
  name: string;
  schema: ZodType<T>;
  /** A job that fails more often than the limit moves to the dead letter queue `<name>.dead`. */
  retry: { limit: number; delaySeconds: number; backoff: boolean };
  /** How many run at once in this process. */
  concurrency?: number;
  timeoutSeconds?: number;
  /** How long a finished job, with its data, is kept. */
  keepSeconds?: number;
  /** How long one that was given up, with its data, is kept for a person to look at; 90 days. */
  keepDeadDays?: number;
  /** May run more than once for one job, so it must bear repetition. */
  handle: (data: T, context: JobContext) => Promise<void>;
};

/** A definition with its type forgotten; `run` checks the data before it hands it on. */
export type AnyJob = Omit<JobDefinition<never>, "handle" | "schema"> & {
  run: (data: unknown, context: JobContext) => Promise<void>;
};
