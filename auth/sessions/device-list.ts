import { IN_PROCESS, writeAudit } from "#auth/audit/queries.ts";
import type { Deps } from "#auth/deps.ts";
import { inTransaction } from "#auth/transaction.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import { deleteSessions, listSessionsOf, type SessionScope } from "./queries.ts";
import { isSessionOver } from "./session-life.ts";

export type Device = {
  id: string;
  userAgent: string;
  ip: string;
  aal: "aal1" | "aal2";
  signedInAt: Date;
  lastUsedAt: Date;
};

/** Where a person is signed in, the latest sign-in first. */
export async function listSessions(deps: Deps, userId: string): Promise<Device[]> {
  const sessions = await listSessionsOf(deps.database.db, userId);
  return sessions
    .filter((session) => !isSessionOver(session, deps.config, deps.clock.now()))
    .map((session) => ({
      id: session.id,
      userAgent: session.user_agent,
      ip: session.ip,
      aal: session.aal as Device["aal"],
      signedInAt: session.created_at,
      lastUsedAt: session.refreshed_at ?? session.created_at,
    }));
}

/** Ends sessions of this user only; returns how many there were. */
export function revokeSessions(
  deps: Deps,
  { userId, scope }: { userId: string; scope: SessionScope },
  { db = deps.database.db }: { db?: Db | Tx } = {},
): Promise<number> {
  return inTransaction(db, async (tx) => {
    const ended = await deleteSessions(tx, userId, scope);
    for (const sessionId of ended) {
      await writeAudit(tx, {
        action: "session_revoked",
        userId,
        sessionId,
        origin: IN_PROCESS,
        now: deps.clock.now(),
      });
    }
    return ended.length;
  });
}
