import { AuthError } from "#auth/errors.ts";
import type { UserCall } from "#auth/http/call.ts";
import { lockUser } from "#auth/users/queries.ts";
import type { Tx } from "#platform/database/database.ts";
import { type Actor, findUserWithSession } from "./queries.ts";

/**
 * The caller as they stand once their account is held: whatever is decided about one person's ways in is
 * decided one after the other. People without a name have none to decide about (§1.3).
 */
export async function holdActor(tx: Tx, { actor }: UserCall): Promise<Actor> {
  await lockUser(tx, actor.user.id);
  const found = await findUserWithSession(tx, { userId: actor.user.id, sessionId: actor.session.id });
  if (!found?.session) throw new AuthError("session_not_found");
  if (found.user.is_anonymous) {
    throw new AuthError("no_authorization", {
      status: 403,
      message: "Anonymous user not allowed to perform these actions",
    });
  }
  const aal = actor.session.aal === "aal2" ? found.session.aal : "aal1";
  return { user: found.user, session: { ...found.session, aal } };
}
