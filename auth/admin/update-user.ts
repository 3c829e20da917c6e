import { IN_PROCESS, type Origin, writeAudit } from "#auth/audit/queries.ts";
import type { Deps } from "#auth/deps.ts";
import type { Call } from "#auth/http/call.ts";
import { readFields, requireUuid } from "#auth/http/fields.ts";
import { json } from "#auth/http/replies.ts";
import { applyEmailChange } from "#auth/one-time/confirm-email-change.ts";
import { inTransaction } from "#auth/transaction.ts";
import { changePassword } from "#auth/users/change-password.ts";
import { normaliseEmail, normalisePhone } from "#auth/users/contact.ts";
import { languageOfMetadata } from "#auth/users/language.ts";
import { mergeMetadata } from "#auth/users/metadata.ts";
import { putOwnIdentity, updateUser as updateUserRow } from "#auth/users/queries.ts";
import { type FullUser, toUserObject, type UserObject } from "#auth/users/user-object.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import { AccountFields, hashOfFields } from "./account-fields.ts";
import { banEnd } from "./ban-duration.ts";
import { requireAccount } from "./find-account.ts";
import { setBan } from "./set-ban.ts";

/** PUT /admin/users/{id} */
export async function updateUserByService({ deps, params, body, origin }: Call): Promise<Response> {
  const userId = requireUuid(params.id, "user_id");
  return json(await updateUser(deps, { userId, changes: readFields(AccountFields, body) }, { origin }));
}

/** Changes an account as an administrator wishes: metadata merges, a new password ends every session. */
export async function updateUser(
  deps: Deps,
  { userId, changes }: { userId: string; changes: Partial<AccountFields> },
  { db = deps.database.db, origin = IN_PROCESS }: { db?: Db | Tx; origin?: Origin } = {},
): Promise<UserObject> {
  const { password, password_hash, ban_duration: banDuration } = changes;
  const passwordHash = await hashOfFields(deps, { password, password_hash });
  return inTransaction(db, async (tx) => {
    const user = await requireAccount(tx, userId);
    const now = deps.clock.now();
    await changeAddresses(tx, { user, changes, now });
    await updateUserRow(tx, { id: userId, changes: plainChanges(user, changes, now), now });
    if (passwordHash) await changePassword(tx, deps, { userId, passwordHash, ends: "all", origin });
    if (banDuration) await setBan(deps, { userId, until: banEnd(banDuration, now) }, { db: tx, origin });
    const details = {
      fields: Object.keys(changes).filter((name) => changes[name as keyof AccountFields] !== undefined),
    };
    await writeAudit(tx, { action: "user_modified", userId, origin, details, now });
    return toUserObject(await requireAccount(tx, userId));
  });
}

function plainChanges(user: FullUser, changes: Partial<AccountFields>, now: Date) {
  const metadata = changes.user_metadata && mergeMetadata(user.user_metadata, changes.user_metadata);
  return {
    ...(metadata
      ? { user_metadata: JSON.stringify(metadata), language: languageOfMetadata(metadata) ?? user.language }
      : {}),
    ...(changes.app_metadata
      ? { app_metadata: JSON.stringify(mergeMetadata(user.app_metadata, changes.app_metadata)) }
      : {}),
    ...(changes.role ? { role: changes.role } : {}),
    ...(changes.phone_confirm && !user.phone_confirmed_at ? { phone_confirmed_at: now } : {}),
  };
}

async function changeAddresses(
  tx: Tx,
  { user, changes, now }: { user: FullUser; changes: Partial<AccountFields>; now: Date },
): Promise<void> {
  const email = changes.email === undefined ? user.email : normaliseEmail(changes.email);
  if (email && email !== user.email) await applyEmailChange(tx, { user, email, now });
  else if (email && changes.email_confirm && !user.email_confirmed_at) {
    await updateUserRow(tx, { id: user.id, changes: { email_confirmed_at: now }, now });
    const data = { email, email_verified: true, phone_verified: false };
    await putOwnIdentity(tx, { userId: user.id, provider: "email", data, email, now });
  }
  const phone = changes.phone === undefined ? user.phone : normalisePhone(changes.phone);
  if (phone === null || phone === user.phone) return;
  await updateUserRow(tx, { id: user.id, changes: { phone, phone_confirmed_at: null }, now });
  const data = { phone, email_verified: false, phone_verified: !!changes.phone_confirm };
  await putOwnIdentity(tx, { userId: user.id, provider: "phone", data, email: null, now });
}
