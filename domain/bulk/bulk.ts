import { z } from "zod";
import { Version } from "../numbers.ts";
import { lines } from "../text.ts";

/** Something that can be done with many rows of a list: the list and the act. */
export type BulkActionId = `${string}.${string}`;

/** How long it can be undone: until then nothing has happened. */
export const BULK_HOLD_MS = 15_000;
const BULK_MAX = 200;

export const BulkItem = z.strictObject({ id: z.uuid(), version: Version });
export type BulkItem = z.infer<typeof BulkItem>;

/** What is to be done with which rows, as they were seen; the route knows what may be done. */
export const BulkRequest = z.strictObject({
  action: z.string(),
  items: z.array(BulkItem).min(1).max(BULK_MAX),
  reason: lines(500).optional(),
});
export type BulkRequest = z.infer<typeof BulkRequest>;

const Refused = z.object({ id: z.string(), name: z.string(), code: z.string() });

/** What it would do: to how many, and to whom not and why. */
export const BulkCheck = z
  .object({ ready: z.number().int(), refused: z.array(Refused) })
  .meta({ id: "BulkCheck" });
export type BulkCheck = z.infer<typeof BulkCheck>;

/** What became of it. */
export const BulkRun = z
  .object({
    id: z.string(),
    state: z.enum(["held", "running", "done", "undone"]),
    count: z.number().int(),
    holdUntil: z.iso.datetime(),
    done: z.number().int(),
    refused: z.array(z.object({ id: z.string(), code: z.string() })),
  })
  .meta({ id: "BulkRun" });
export type BulkRun = z.infer<typeof BulkRun>;

/** Rows by their ids, each as it was first named: who is named twice is one. */
export function eachOnce(items: BulkItem[]): BulkItem[] {
  return items.filter(({ id }, at) => items.findIndex((item) => item.id === id) === at);
}

/** Whether something held may still be taken back. */
export function isUndoable(run: { state: string; holdUntil: Date }, now: Date): boolean {
  return run.state === "held" && now < run.holdUntil;
}
