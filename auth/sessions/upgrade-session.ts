import type { Deps } from "#auth/deps.ts";
import { findUser } from "#auth/users/queries.ts";
import type { Tx } from "#platform/database/database.ts";
import type { IssuedSession } from "./issue-session.ts";
import { nextInLine } from "./judge-refresh.ts";
import { type Amr, deleteSessions, lockSession, updateSession } from "./queries.ts";

/** How a factor is named in the `amr` claim (§6). */
export type FactorMethod = "totp" | "mfa/phone" | "mfa/webauthn" | "mfa/recovery_code";

/**
 * Lifts a session to aal2 after a factor was verified, in the transaction that verified it. Earlier refresh
 * tokens of the session fall below the floor (P7), and every aal1 session of the user ends (§7.5).
 */
export async function upgradeSession(
  tx: Tx,
  deps: Deps,
  { sessionId, method, factorId }: { sessionId: string; method: FactorMethod; factorId: string },
): Promise<IssuedSession | null> {
  const now = deps.clock.now();
  const session = await lockSession(tx, sessionId);
  if (!session) return null;
  const timestamp = Math.floor(now.getTime() / 1_000);
  const earlier = (session.amr as Amr[]).filter(({ factor_id }) => factor_id !== factorId);
  const amr: Amr[] = [{ method, timestamp, factor_id: factorId }, ...earlier];
  const next = nextInLine(session, now);
  const upgraded = await updateSession(tx, {
    id: sessionId,
    changes: {
      ...next,
      refresh_floor: next.refresh_counter,
      aal: "aal2",
      factor_id: factorId,
      amr: JSON.stringify(amr),
    },
    now,
  });
  await deleteSessions(tx, session.user_id, { aal1Except: sessionId });
  return { session: upgraded, user: (await findUser(tx, session.user_id))! };
}
