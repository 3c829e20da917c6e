import type { Operation } from "#domain/journeys/operations.ts";
import type { Clash } from "#domain/journeys/rebase-operation.ts";

/** The edits without one field of one thing, where the other window's side was chosen; empty ones fall away. */
export function withoutField(operations: readonly Operation[], { subject, field }: Clash): Operation[] {
  return operations.flatMap((operation): Operation[] => {
    if (operation.kind === "set_journey" && subject.kind === "journey") {
      const changes = omit(operation.changes, field);
      return isEmpty(changes) ? [] : [{ ...operation, id: crypto.randomUUID(), changes }];
    }
    if (operation.kind === "set_option" && subject.kind === "option" && subject.id === operation.optionId) {
      const changes = omit(operation.changes, field);
      return isEmpty(changes) ? [] : [{ ...operation, id: crypto.randomUUID(), changes }];
    }
    if (operation.kind === "set_blocks" && subject.kind === "block") {
      const edits = operation.edits
        .map((edit) => (edit.blockId === subject.id ? { ...edit, changes: omit(edit.changes, field) } : edit))
        .filter(({ changes }) => !isEmpty(changes));
      return edits.length === 0 ? [] : [{ ...operation, id: crypto.randomUUID(), edits }];
    }
    if (operation.kind === "set_files" && subject.kind === "file") {
      const edits = operation.edits
        .map((edit) => (edit.fileId === subject.id ? { ...edit, changes: omit(edit.changes, field) } : edit))
        .filter(({ changes }) => !isEmpty(changes));
      return edits.length === 0 ? [] : [{ ...operation, id: crypto.randomUUID(), edits }];
    }
    // An order is one thing: the other window's stands whole.
    if (operation.kind === "order_options" && subject.kind === "option" && field === "label") return [];
    return [operation];
  });
}

function omit<T extends object>(changes: T, field: string): T {
  return Object.fromEntries(Object.entries(changes).filter(([name]) => name !== field)) as T;
}

function isEmpty(changes: object): boolean {
  return Object.keys(changes).length === 0;
}
