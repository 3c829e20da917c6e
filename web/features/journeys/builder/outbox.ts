import { z } from "zod";
import { Operation } from "#domain/journeys/operations.ts";
import { Former, nothingFormer } from "./former.ts";

/** An edit that waits, with what its maker saw before it. Before that was kept, an edit was kept alone. */
const Kept = z.union([
  z.object({ operation: Operation, former: Former }),
  Operation.transform((operation) => ({ operation, former: nothingFormer })),
]);
type Kept = z.infer<typeof Kept>;

/** Where edits wait until the server has them. */
export type Outbox = {
  read: () => Kept[];
  add: (kept: Kept) => void;
  drop: (id: string) => void;
};

/**
 * Edits of one journey kept in the browser, so that they outlive a reload; what cannot be read is left alone. Their
 * ids make it harmless that two windows send the same.
 */
export function createOutbox(
  storage: Pick<Storage, "getItem" | "setItem" | "removeItem">,
  journeyId: string,
): Outbox {
  const key = `journey-edits:${journeyId}`;
  const read = (): Kept[] => {
    try {
      const kept: unknown = JSON.parse(storage.getItem(key) ?? "[]");
      return Array.isArray(kept) ? kept.flatMap((one) => Kept.safeParse(one).data ?? []) : [];
    } catch {
      return [];
    }
  };
  const write = (kept: Kept[]) => {
    try {
      if (kept.length === 0) storage.removeItem(key);
      else storage.setItem(key, JSON.stringify(kept));
    } catch {
      // A browser without storage still sends what is made while the page is open.
    }
  };
  return {
    read,
    add: (kept) => write([...read().filter(({ operation: { id } }) => id !== kept.operation.id), kept]),
    drop: (gone) => write(read().filter(({ operation: { id } }) => id !== gone)),
  };
}
