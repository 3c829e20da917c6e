import { hostOf } from "#domain/referrals/hosts.ts";
import type { Finding, FindingQuery } from "#domain/referrals/referrals.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import type { Deps } from "../../deps.ts";
import { type Asked, findAlike } from "./queries.ts";

/** Of fewer letters nothing can be said. */
const LETTERS = 3;

/** What the house knows of a hotel that is asked about; never who referred it. */
export async function findKnown(db: Db | Tx, asked: Asked): Promise<Finding[]> {
  const rows = await findAlike(db, asked);
  return rows.map(({ kind, name, place, is_same: isSame, claim_ends_at: endsAt }) => ({
    ...{ kind: kind as Finding["kind"], name, place, isSame },
    claimEndsAt: endsAt?.toISOString() ?? null,
  }));
}

/** The same while somebody types. */
export async function findWhileTyping(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { readerId, query }: { readerId: string; query: FindingQuery },
): Promise<Finding[]> {
  const { name, place, country = null, website } = query;
  if (name.length < LETTERS) return [];
  const hotel = { name, place, country, host: hostOf(website) };
  return findKnown(db, { ...hotel, readerId, exceptId: null, now: clock.now() });
}
