import type { BulkActionId } from "#domain/bulk/bulk.ts";
import { InboxMessage } from "#domain/contact/inbox.ts";
import { type MessageStatus, mayMove } from "#domain/contact/message-states.ts";
import type { BulkAction } from "../../bulk/bulk-action.ts";
import type { Deps } from "../../deps.ts";
import { moveMessage } from "./move-message.ts";
import { findMessagesById } from "./queries.ts";

const moveMany = (id: BulkActionId, to: MessageStatus): BulkAction<Deps> => ({
  id,
  audit: "contact.moved",
  check: async ({ db }, { ids }) =>
    (await findMessagesById(db, ids)).map((row) => ({
      id: row.id,
      name: `${row.reference}, ${row.name}`,
      version: row.version,
      blocker: mayMove(InboxMessage.shape.status.parse(row.status), to) ? null : ("conflict" as const),
    })),
  run: (deps, { actor, item: { id: messageId, version } }) =>
    moveMessage(deps, { actor, id: messageId, move: { to, version } }),
});

/** Puts messages away that need no answer. */
export const closeMany = moveMany("contact.close", "closed");
export const spamMany = moveMany("contact.spam", "spam");
