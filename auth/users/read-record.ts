import { listAuditOf } from "#auth/audit/queries.ts";
import type { Deps } from "#auth/deps.ts";
import { listSessions } from "#auth/sessions/device-list.ts";
import { findUser } from "./queries.ts";
import { toUserObject } from "./user-object.ts";

/** Everything kept of one person here that is theirs to know: account, ways in, sessions, and what was noted. */
export async function readRecord(deps: Deps, userId: string) {
  const { db } = deps.database;
  const user = await findUser(db, userId);
  if (!user) return null;
  return {
    user: toUserObject(user),
    sessions: await listSessions(deps, userId),
    log: await listAuditOf(db, userId),
  };
}
