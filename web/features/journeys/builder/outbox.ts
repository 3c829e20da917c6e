import { Operation } from "#domain/journeys/operations.ts";

/** Where edits wait until the server has them. */
export type Outbox = {
  read: () => Operation[];
  add: (operation: Operation) => void;
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
  const read = (): Operation[] => {
    try {
      const kept: unknown = JSON.parse(storage.getItem(key) ?? "[]");
      return Array.isArray(kept) ? kept.flatMap((one) => Operation.safeParse(one).data ?? []) : [];
    } catch {
      return [];
    }
  };
  const write = (operations: Operation[]) => {
    try {
      if (operations.length === 0) storage.removeItem(key);
      else storage.setItem(key, JSON.stringify(operations));
    } catch {
      // A browser without storage still sends what is made while the page is open.
    }
  };
  return {
    read,
    add: (operation) => write([...read().filter(({ id }) => id !== operation.id), operation]),
    drop: (gone) => write(read().filter(({ id }) => id !== gone)),
  };
}
