import { deleteAudit } from "./audit/queries.ts";
import type { Deps } from "./deps.ts";
import { deleteAbandoned } from "./factors/queries.ts";
import { deleteExpired } from "./one-time/queries.ts";
import { deleteStaleSessions } from "./sessions/queries.ts";
import { deleteForgottenSessions } from "./tokens/queries.ts";

type Swept = Pick<Deps, "database" | "clock" | "config" | "keys">;

// An enrolment left for a day will not be finished.
const ABANDONED_SECONDS = 86_400;

// Brazil's internet act asks for six months; a year lets a person look back once.
const AUDIT_SECONDS = 365 * 86_400;

/** Removes what can no longer be used by anyone, and renews keys that are due. */
export async function sweep({ database, clock, config, keys }: Swept): Promise<void> {
  const now = clock.now();
  const ago = (seconds: number | null) =>
    seconds === null ? null : new Date(now.getTime() - seconds * 1_000);
  await keys.rotate(now);
  await deleteExpired(database.db, now);
  await deleteAbandoned(database.db, { madeBefore: ago(ABANDONED_SECONDS)!, now });
  await deleteStaleSessions(database.db, {
    now,
    idleBefore: ago(config.sessionIdleSeconds),
    madeBefore: ago(config.sessionMaxSeconds),
  });
  await deleteForgottenSessions(database.db, config.accessTokenSeconds);
  await deleteAudit(database.db, { writtenBefore: ago(AUDIT_SECONDS)! });
}
