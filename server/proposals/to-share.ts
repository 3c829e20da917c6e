import { linkState, type ProposalLink } from "#domain/proposals/links.ts";
import type { ProposalComment, ProposalEvent } from "#domain/proposals/proposals.ts";
import { Language } from "#domain/text.ts";
import type { Deps } from "../deps.ts";
import { linkUrl } from "./link-token.ts";
import type { findComments, findEvents, LinkRow } from "./queries.ts";

type Rows<F extends (...args: never[]) => unknown> = Awaited<ReturnType<F>>;
type CommentRow = (Rows<typeof findComments> & unknown[])[number];
type EventRow = (Rows<typeof findEvents> & unknown[])[number];

/** A link as its owner sees it. */
export function toLink({ config, clock }: Pick<Deps, "config" | "clock">, row: LinkRow): ProposalLink {
  return {
    id: row.id,
    state: linkState({ revokedAt: row.revoked_at, expiresAt: row.expires_at }, clock.now()),
    url: linkUrl(config, row),
    hasPasscode: row.passcode_hash !== null,
    language: Language.parse(row.language),
    expiresAt: row.expires_at.toISOString(),
    firstOpenedAt: row.first_opened_at?.toISOString() ?? null,
    version: row.version,
  };
}

export function toComment(row: CommentRow): ProposalComment {
  const { id, block_id: blockId, parent_id: parentId, name, body, at } = row;
  return {
    id,
    blockId,
    parentId,
    author: row.author as "client" | "owner",
    name,
    body,
    at: at.toISOString(),
  };
}

export function toEvent({ id, kind, name, reason, at, number, label }: EventRow): ProposalEvent {
  return {
    ...{ id: String(id), kind: kind as ProposalEvent["kind"], name, reason },
    ...{ snapshotNumber: number, optionLabel: label, at: at.toISOString() },
  };
}
