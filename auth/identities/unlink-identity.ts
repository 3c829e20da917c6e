import { writeAudit } from "#auth/audit/queries.ts";
import { AuthError } from "#auth/errors.ts";
import type { UserCall } from "#auth/http/call.ts";
import { requireUuid } from "#auth/http/fields.ts";
import { json } from "#auth/http/replies.ts";
import { deleteTokensOf } from "#auth/one-time/queries.ts";
import { holdActor } from "#auth/sessions/hold-actor.ts";
import { requireAal2 } from "#auth/sessions/require-aal2.ts";
import { findUser, isEmailTaken, putOwnIdentity, updateUser } from "#auth/users/queries.ts";
import type { FullUser } from "#auth/users/user-object.ts";
import type { Tx } from "#platform/database/database.ts";
import { transact } from "#platform/database/transact.ts";
import { emailAfterwards } from "./email-afterwards.ts";
import { noteProviders } from "./note-providers.ts";
import { deleteIdentity } from "./queries.ts";

/** DELETE /user/identities/{id}: takes a way in away, never the last one and never the last address (§3.11, P39). */
export async function unlinkIdentity(call: UserCall): Promise<Response> {
  const { deps, params } = call;
  const id = requireUuid(params.id, "identity_id");
  await transact(deps.database.db, (tx) => unlink(tx, call, id));
  return json({});
}

async function unlink(tx: Tx, call: UserCall, id: string): Promise<void> {
  const { deps, origin } = call;
  const now = deps.clock.now();
  const actor = await holdActor(tx, call);
  requireAal2(actor);
  const user = await withPasswordIdentity(tx, actor.user, now);
  const identity = user.identities.find((own) => own.id === id);
  if (!identity) throw new AuthError("identity_not_found");
  const rest = user.identities.filter((own) => own.id !== id);
  if (rest.length === 0) throw new AuthError("single_identity_not_deletable");
  const email = emailAfterwards(user, rest);
  if (user.email && !email) {
    throw new AuthError("single_identity_not_deletable", {
      message: "User must have a verified email after unlinking",
    });
  }
  await deleteIdentity(tx, { userId: user.id, id });
  if (email !== user.email) await changeEmail(tx, { user, email, now });
  // A password belongs to the address it is used with; without that identity it would be a way in nobody sees.
  if (identity.provider === "email") {
    await updateUser(tx, { id: user.id, changes: { password_hash: null }, now });
  }
  await noteProviders(tx, { userId: user.id, now });
  const details = { provider: identity.provider };
  const sessionId = actor.session.id;
  await writeAudit(tx, { action: "identity_unlinked", userId: user.id, sessionId, origin, details, now });
}

/** Whoever set a password has their own address as a way in, even if they first came by a provider. */
async function withPasswordIdentity(tx: Tx, user: FullUser, now: Date): Promise<FullUser> {
  const { id: userId, email, email_confirmed_at, password_hash, identities } = user;
  const hasOwn = identities.some(({ provider }) => provider === "email");
  if (hasOwn || !email || !email_confirmed_at || !password_hash) return user;
  const data = { email, email_verified: true, phone_verified: false };
  await putOwnIdentity(tx, { userId, provider: "email", data, email, now });
  return (await findUser(tx, userId))!;
}

/** Links and codes that went to the address before are void (P25). */
async function changeEmail(
  tx: Tx,
  { user, email, now }: { user: FullUser; email: string | null; now: Date },
): Promise<void> {
  if (email && (await isEmailTaken(tx, email))) {
    throw new AuthError("email_conflict_identity_not_deletable");
  }
  await updateUser(tx, { id: user.id, changes: { email, email_confirmed_at: email ? now : null }, now });
  await deleteTokensOf(tx, user.id);
}
