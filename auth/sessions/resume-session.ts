import type { Deps } from "#auth/deps.ts";
import { AuthError } from "#auth/errors.ts";
import { isBanned } from "#auth/users/user-object.ts";
import type { Tx } from "#platform/database/database.ts";
import type { IssuedSession } from "./issue-session.ts";
import { findUserWithSession } from "./queries.ts";
import { isSessionOver } from "./session-life.ts";

/** A session that is still alive, as it stands now: a flow that began in it ends in it. */
export async function resumeSession(
  tx: Tx,
  { config, clock }: Deps,
  ids: { userId: string; sessionId: string },
): Promise<IssuedSession> {
  const now = clock.now();
  const found = await findUserWithSession(tx, ids);
  if (!found?.session || isSessionOver(found.session, config, now)) throw new AuthError("session_not_found");
  if (isBanned(found.user, now)) throw new AuthError("user_banned");
  return { user: found.user, session: found.session };
}
