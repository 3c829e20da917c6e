import type { ErrorCode } from "#domain/errors.ts";

/** A problem document as the API sends it. */
type Problem = { code?: ErrorCode; fields?: Record<string, string>; current?: unknown };

/** The API answered, but not with what was asked for. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: ErrorCode | undefined;
  readonly fields: Record<string, string>;
  /** Where an edit was stale: the thing as it is now. */
  readonly current: unknown;
  /** Leads whoever is asked for help to the request in the log. */
  readonly reference: string;

  constructor({ status, headers }: Pick<Response, "status" | "headers">, problem: Problem = {}) {
    const reference = headers.get("x-request-id") ?? String(status);
    super(`refused (${status}, ${problem.code ?? "no code"}, ${reference})`);
    this.status = status;
    this.code = problem.code;
    this.fields = problem.fields ?? {};
    this.current = problem.current;
    this.reference = reference;
  }
}

/** As much of an answer as is needed to read it. */
export type Answer<T> = Pick<Response, "ok" | "status" | "headers"> & { json: () => Promise<T> };

/** What an answer says; an answer that refuses is thrown with the API's code. */
export async function bodyOf<T>(answer: Answer<T>): Promise<T> {
  if (answer.ok) return answer.status === 204 ? (undefined as T) : answer.json();
  throw new Refusal(answer, ((await answer.json().catch(() => ({}))) ?? {}) as Problem);
}

/** Whether the next try may succeed where this one failed: no answer, or a server that could not just now. */
export function isPassing(error: unknown): boolean {
  if (!navigator.onLine) return false;
  const { status } = error as { status?: unknown };
  return error instanceof TypeError || status === 0 || (typeof status === "number" && status >= 500);
}
