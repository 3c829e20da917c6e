import type { Editable } from "./editable.ts";
import { optionLabels } from "./journeys.ts";
import type { JourneyChanges, Operation } from "./operations.ts";

/** A field that two windows changed, each its own way. */
export type Clash = {
  subject: { kind: "journey" } | { kind: "option" | "block" | "file"; id: string };
  field: string;
  mine: unknown;
  theirs: unknown;
};

type Side = { version: number } & Record<string, unknown>;

/**
 * A stale edit aimed anew at what stands there now. Fields the other window did not touch follow by themselves;
 * where both changed the same, the clashes say so, and a person decides.
 */
export function rebaseOperation(
  operation: Operation,
  { seen, current }: { seen: Editable; current: JourneyChanges },
): { operation: Operation; clashes: Clash[] } {
  const { clashes, aim } = aiming();
  if (operation.kind === "set_journey") {
    const now = current.journey && { ...current.journey.head, version: current.journey.version };
    const before = { ...seen.head, version: seen.version };
    const version = aim({ kind: "journey" }, operation, { before, now: now ?? undefined });
    return { operation: { ...operation, version }, clashes };
  }
  if (operation.kind === "set_option") {
    const subject = { kind: "option" as const, id: operation.optionId };
    const version = aim(subject, operation, sidesOf(seen.options, current.options, operation.optionId));
    return { operation: { ...operation, version }, clashes };
  }
  if (operation.kind === "order_options") {
    const order = operation.order.map(({ optionId, version }, place) => ({
      optionId,
      version: aim(
        { kind: "option", id: optionId },
        { version, changes: { label: optionLabels[place]! } },
        sidesOf(seen.options, current.options, optionId),
      ),
    }));
    return { operation: { ...operation, order }, clashes };
  }
  if (operation.kind === "set_files") {
    const edits = operation.edits.map((edit) => ({
      ...edit,
      version: aim({ kind: "file", id: edit.fileId }, edit, sidesOf(seen.files, current.files, edit.fileId)),
    }));
    return { operation: { ...operation, edits }, clashes };
  }
  if (operation.kind !== "set_blocks") return { operation, clashes };
  const edits = operation.edits.map((edit) => ({
    ...edit,
    version: aim(
      { kind: "block", id: edit.blockId },
      edit,
      sidesOf(seen.blocks, current.blocks, edit.blockId),
    ),
  }));
  return { operation: { ...operation, edits }, clashes };
}

type Sides = { before: Side | undefined; now: Side | undefined };

/** Aims edits at what stands there now, one by one, and keeps what clashes. */
function aiming() {
  const clashes: Clash[] = [];
  const aim = <C extends object>(
    subject: Clash["subject"],
    edit: { version: number; changes: C },
    { before, now }: Sides,
  ) => {
    if (!now) return edit.version;
    for (const [field, mine] of Object.entries(edit.changes)) {
      const [was, theirs] = [before?.[field], now[field]];
      if (isSame(was, theirs) || isSame(mine, theirs)) continue;
      clashes.push({ subject, field, mine, theirs });
    }
    return now.version;
  };
  return { clashes, aim };
}

function sidesOf<T extends { id: string; version: number }>(
  seen: readonly T[],
  current: readonly T[],
  id: string,
): Sides {
  const one = (things: readonly T[]) => things.find((thing) => thing.id === id) as Side | undefined;
  return { before: one(seen), now: one(current) };
}

// The database keeps the keys of a document in an order of its own, so texts cannot be compared.
function isSame(a: unknown, b: unknown): boolean {
  if (typeof a !== "object" || typeof b !== "object" || !a || !b) return a === b;
  const [left, right] = [Object.entries(a), b as Record<string, unknown>];
  return left.length === Object.keys(right).length && left.every(([key, value]) => isSame(value, right[key]));
}
