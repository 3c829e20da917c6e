import type { Db } from "#platform/database/database.ts";
import { findMembership } from "./queries.ts";

/** The agency that somebody owns; undefined for everybody else. */
export async function findOwned(db: Db, userId: string): Promise<string | undefined> {
  const membership = await findMembership(db, userId);
  return membership?.ownerId === userId ? membership.agencyId : undefined;
}
