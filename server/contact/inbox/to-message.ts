import { Interest } from "#domain/contact/contact.ts";
import { InboxMessage } from "#domain/contact/inbox.ts";
import { Language } from "#domain/text.ts";
import type { MessageRow } from "./queries.ts";

/** A message as the team finds it. */
export function toMessage(row: MessageRow): InboxMessage {
  return {
    id: row.id,
    reference: row.reference,
    name: row.name,
    email: row.email,
    interest: Interest.parse(row.interest),
    subject: row.subject,
    language: Language.parse(row.language),
    status: InboxMessage.shape.status.parse(row.status),
    source: InboxMessage.shape.source.parse(row.source),
    member: row.member,
    ownerId: row.owner_id,
    owner: row.owner_name,
    createdAt: row.created_at.toISOString(),
    answeredAt: row.answered_at?.toISOString() ?? null,
    version: row.version,
  };
}
