import { z } from "zod";
import { writeAudit } from "#auth/audit/queries.ts";
import { AuthError } from "#auth/errors.ts";
import type { Call } from "#auth/http/call.ts";
import { readFields, text } from "#auth/http/fields.ts";
import { json } from "#auth/http/replies.ts";
import type { IssuedSession } from "#auth/sessions/issue-session.ts";
import { judgeRefresh, nextInLine } from "#auth/sessions/judge-refresh.ts";
import { deleteSessions, lockSession, type SessionRow, updateSession } from "#auth/sessions/queries.ts";
import { isSessionOver } from "#auth/sessions/session-life.ts";
import { toTokenBody } from "#auth/sessions/token-body.ts";
import { readRefreshToken } from "#auth/tokens/refresh-token.ts";
import { findUser } from "#auth/users/queries.ts";
import { isBanned } from "#auth/users/user-object.ts";
import type { Tx } from "#platform/database/database.ts";

const Body = z.object({ refresh_token: text });

/** grant_type=refresh_token: the next tokens of a living session (§4). */
export async function grantRefreshToken(call: Call): Promise<Response> {
  const { deps, body } = call;
  const { refresh_token: token } = readFields(Body, body);
  if (!token) throw new AuthError("validation_failed", { message: "refresh_token required" });
  const named = readRefreshToken({ key: deps.keys.secret("refresh-token"), token });
  if (!named) throw new AuthError("refresh_token_not_found");
  // A refusal is returned, not thrown: where it ends the session, that must be committed (P5).
  const outcome = await deps.database.db.transaction().execute((tx) => refresh(tx, call, named));
  if (outcome instanceof AuthError) throw outcome;
  return json(await toTokenBody(deps, outcome));
}

async function refresh(
  tx: Tx,
  call: Call,
  { sessionId, counter }: { sessionId: string; counter: number },
): Promise<IssuedSession | AuthError> {
  const { deps } = call;
  const now = deps.clock.now();
  const session = await lockSession(tx, sessionId);
  const user = session && (await findUser(tx, session.user_id));
  if (!session || !user || user.deleted_at) return new AuthError("refresh_token_not_found");
  if (isBanned(user, now)) return new AuthError("user_banned", { status: 400 });
  if (isSessionOver(session, deps.config, now)) return new AuthError("session_expired");
  const reuseSeconds = deps.config.refreshReuseSeconds;
  switch (judgeRefresh({ session, presented: counter, now, reuseSeconds })) {
    case "rotate":
      return { user, session: await rotate(tx, call, session) };
    case "repeat":
      return { user, session };
    case "refuse":
      return new AuthError("refresh_token_already_used");
    case "revoke":
      await revoke(tx, call, session);
      return new AuthError("refresh_token_already_used");
  }
}

function rotate(tx: Tx, { deps, origin }: Call, session: SessionRow): Promise<SessionRow> {
  const now = deps.clock.now();
  const place = { ip: origin.ip, user_agent: origin.userAgent };
  const changes = { ...nextInLine(session, now), ...place, refreshed_at: now };
  return updateSession(tx, { id: session.id, changes, now });
}

/** A token that was replaced long ago is in the wrong hands: whoever holds the line, it ends. */
async function revoke(tx: Tx, { deps, origin }: Call, session: SessionRow): Promise<void> {
  const { id: sessionId, user_id: userId } = session;
  await deleteSessions(tx, userId, { only: sessionId });
  const now = deps.clock.now();
  await writeAudit(tx, { action: "refresh_token_reused", userId, sessionId, origin, now });
}
