import type { ErrorCode } from "#domain/errors.ts";
import { isPassing, Refusal } from "./refusal.ts";

/** What became of a change that was sent. */
export type Outcome<Input, Output> =
  | { state: "done"; value: Output }
  /** It was made of something that has changed since: both sides, theirs where the server told it. */
  | { state: "conflict"; mine: Input; theirs: Output | undefined }
  | { state: "refused"; code: ErrorCode | undefined; fields: Record<string, string>; current?: unknown }
  | { state: "offline" }
  | { state: "failed" };

/** Waits for a change and says what became of it. */
export async function outcomeOf<Input, Output>(
  sent: Promise<Output>,
  mine: Input,
): Promise<Outcome<Input, Output>> {
  try {
    return { state: "done", value: await sent };
  } catch (error) {
    if (!navigator.onLine) return { state: "offline" };
    if (isPassing(error) || !(error instanceof Refusal)) return { state: "failed" };
    if (error.code === "conflict")
      return { state: "conflict", mine, theirs: error.current as Output | undefined };
    return { state: "refused", code: error.code, fields: error.fields, current: error.current };
  }
}

/** Whether the server has decided about it; what it did not may be sent again as the same intent. */
export function isDecided({ state }: { state: string }): boolean {
  return state !== "offline" && state !== "failed";
}
