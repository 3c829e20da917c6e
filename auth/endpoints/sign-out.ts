import { writeAudit } from "#auth/audit/queries.ts";
import { AuthError } from "#auth/errors.ts";
import type { UserCall } from "#auth/http/call.ts";
import { noContent } from "#auth/http/replies.ts";
import { deleteSessions, type SessionScope } from "#auth/sessions/queries.ts";
import { transact } from "#platform/database/transact.ts";

/** POST /logout: ends this session, the others, or all (§3.3). */
export async function signOut({ deps, query, actor, origin }: UserCall): Promise<Response> {
  const { user, session } = actor;
  const scope = query.get("scope") || "global";
  const scopes: Record<string, SessionScope> = {
    global: "all",
    local: { only: session.id },
    others: { except: session.id },
  };
  const ended = Object.hasOwn(scopes, scope) ? scopes[scope] : undefined;
  if (!ended) throw new AuthError("validation_failed", { message: `Unsupported logout scope "${scope}"` });
  await transact(deps.database.db, async (tx) => {
    await deleteSessions(tx, user.id, ended);
    await writeAudit(tx, {
      action: "logout",
      userId: user.id,
      sessionId: session.id,
      origin,
      details: { scope },
      now: deps.clock.now(),
    });
  });
  return noContent();
}
