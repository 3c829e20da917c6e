import { AccountStatus } from "#domain/accounts/status.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import { findStanding } from "./queries.ts";

/** What an account is at this moment; null for one without a profile. */
export async function readStatus(db: Db | Tx, id: string): Promise<AccountStatus | null> {
  const standing = await findStanding(db, id);
  return standing ? AccountStatus.parse(standing.status) : null;
}
