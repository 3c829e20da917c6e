import type { InviteQuery } from "#domain/invites/invites.ts";
import type { Deps } from "../deps.ts";
import { findInvites } from "./queries.ts";
import { toInvite } from "./to-invite.ts";

/** The invitations that a question leaves, some at a time. */
export async function listInvites({ db, clock }: Pick<Deps, "db" | "clock">, query: InviteQuery) {
  const now = clock.now();
  const { rows, ...list } = await findInvites(db, { query, now });
  return { ...list, rows: rows.map((row) => toInvite(row, now)) };
}
