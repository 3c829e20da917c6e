import type { InviteFilter, InviteList } from "#domain/invites/invites.ts";
import { pageCount } from "#domain/paging.ts";
import type { Deps } from "../deps.ts";
import { countInvites, findInvites } from "./queries.ts";
import { toInvite } from "./to-invite.ts";

/** A page of the invitations in one state, and how many there are in each. */
export async function listInvites(
  { db, clock }: Pick<Deps, "db" | "clock">,
  filter: InviteFilter,
): Promise<InviteList> {
  const now = clock.now();
  const rows = await findInvites(db, { ...filter, now });
  const counts = await countInvites(db, { q: filter.q, now });
  return {
    invites: rows.map((row) => toInvite(row, now)),
    counts,
    page: filter.page,
    pages: pageCount(counts[filter.state]),
  };
}
