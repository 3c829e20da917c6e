import { z } from "zod";
import { writeAudit } from "#auth/audit/queries.ts";
import { AuthError } from "#auth/errors.ts";
import type { Call } from "#auth/http/call.ts";
import { readFields, text } from "#auth/http/fields.ts";
import { json } from "#auth/http/replies.ts";
import type { IssuedSession } from "#auth/sessions/issue-session.ts";
import { judgeRefresh } from "#auth/sessions/judge-refresh.ts";
import {
  deleteSessions,
  findActorOfSession,
  rotateSession,
  type SessionRow,
} from "#auth/sessions/queries.ts";
import { isSessionOver, lifeLimits } from "#auth/sessions/session-life.ts";
import { toTokenBody } from "#auth/sessions/token-body.ts";
import { readRefreshToken } from "#auth/tokens/refresh-token.ts";
import { isBanned } from "#auth/users/user-object.ts";
import { transact } from "#platform/database/transact.ts";

const Body = z.object({ refresh_token: text });
const ATTEMPTS = 10;

/** grant_type=refresh_token: the next tokens of a living session (§4). */
export async function grantRefreshToken(call: Call): Promise<Response> {
  const { deps, body } = call;
  const { refresh_token: token } = readFields(Body, body);
  if (!token) throw new AuthError("validation_failed", { message: "refresh_token required" });
  const named = readRefreshToken({ key: deps.keys.secret("refresh-token"), token });
  if (!named) throw new AuthError("refresh_token_not_found");
  // Whoever comes second to the same moment finds itself the parent of the token in use.
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const issued = (await rotate(call, named)) ?? (await lookCloser(call, named));
    if (issued) return json(await toTokenBody(deps, issued));
  }
  throw new AuthError("request_timeout", { headers: { "retry-after": "1" } });
}

type Named = { sessionId: string; counter: number };

/** The usual case in one call: the token in use gives way to the next. */
function rotate({ deps, origin }: Call, named: Named): Promise<IssuedSession | undefined> {
  const now = deps.clock.now();
  const life = lifeLimits(deps.config, now);
  const { sessionId, counter: presented } = named;
  return rotateSession(deps.database.db, { sessionId, presented, life, origin, now });
}

/** Why a token did not rotate; null when by now it would. */
async function lookCloser(call: Call, { sessionId, counter }: Named): Promise<IssuedSession | null> {
  const { deps } = call;
  const now = deps.clock.now();
  const actor = await findActorOfSession(deps.database.db, sessionId);
  if (!actor || actor.user.deleted_at) throw new AuthError("refresh_token_not_found");
  const { user, session } = actor;
  if (isBanned(user, now)) throw new AuthError("user_banned", { status: 400 });
  if (isSessionOver(session, deps.config, now)) throw new AuthError("session_expired");
  const reuseSeconds = deps.config.refreshReuseSeconds;
  switch (judgeRefresh({ session, presented: counter, now, reuseSeconds })) {
    case "rotate":
      return null;
    case "repeat":
      return actor;
    case "refuse":
      throw new AuthError("refresh_token_already_used");
    case "revoke":
      await revoke(call, session);
      throw new AuthError("refresh_token_already_used");
  }
}

/**
 * A token that was replaced long ago is in the wrong hands: whoever holds the line, it ends. The transaction
 * is over before the refusal is thrown, so that the end is committed (P5).
 */
async function revoke({ deps, origin }: Call, session: SessionRow): Promise<void> {
  const { id: sessionId, user_id: userId } = session;
  await transact(deps.database.db, async (tx) => {
    await deleteSessions(tx, userId, { only: sessionId });
    const now = deps.clock.now();
    await writeAudit(tx, { action: "refresh_token_reused", userId, sessionId, origin, now });
  });
}
