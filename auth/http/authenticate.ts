import type { Deps } from "#auth/deps.ts";
import { AuthError } from "#auth/errors.ts";
import { type Actor, findUserWithSession } from "#auth/sessions/queries.ts";
import { isSessionOver } from "#auth/sessions/session-life.ts";
import { readAccessToken } from "#auth/tokens/access-token.ts";
import { isSameSecret } from "#auth/tokens/secrets.ts";
import { isBanned } from "#auth/users/user-object.ts";
import { isUuid } from "./fields.ts";

/** The caller behind a bearer token, by the rules of §1.3 in their order. */
export async function requireActor(deps: Deps, headers: Headers): Promise<Actor> {
  const { keys, config, clock, database } = deps;
  const now = clock.now();
  const claims = await readAccessToken({ keys, config, now }, bearerOf(headers));
  if (!claims)
    throw new AuthError("bad_jwt", { message: "invalid JWT: unable to parse or verify signature" });
  if (!isUuid(claims.sub)) throw new AuthError("bad_jwt", { status: 400 });
  if (!isUuid(claims.session_id)) throw new AuthError("session_not_found");
  const found = await findUserWithSession(database.db, { userId: claims.sub, sessionId: claims.session_id });
  if (!found || found.user.deleted_at) throw new AuthError("user_not_found");
  const { user, session } = found;
  if (!session || isSessionOver(session, config, now)) throw new AuthError("session_not_found");
  if (isBanned(user, now)) throw new AuthError("user_banned");
  // A token from before the second factor does not share in what the session was lifted to (P7).
  return { user, session: { ...session, aal: claims.aal === "aal2" ? session.aal : "aal1" } };
}

/** Lets the holder of the service key pass; a user's token, however good, does not do. */
export async function requireServiceKey(deps: Deps, headers: Headers): Promise<void> {
  const bearer = bearerOf(headers);
  if (isSameSecret(bearer, deps.config.serviceKey)) return;
  await requireActor(deps, headers);
  throw new AuthError("not_admin");
}

function bearerOf(headers: Headers): string {
  const token = /^Bearer ([^\s]+)$/i.exec(headers.get("authorization") ?? "")?.[1];
  if (!token) throw new AuthError("no_authorization");
  return token;
}
