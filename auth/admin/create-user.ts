import { IN_PROCESS, type Origin, writeAudit } from "#auth/audit/queries.ts";
import type { Deps } from "#auth/deps.ts";
import { AuthError } from "#auth/errors.ts";
import type { Call } from "#auth/http/call.ts";
import { isUuid, readFields } from "#auth/http/fields.ts";
import { json } from "#auth/http/replies.ts";
import { inTransaction } from "#auth/transaction.ts";
import { normaliseEmail, normalisePhone } from "#auth/users/contact.ts";
import { createAccount } from "#auth/users/create-account.ts";
import { isEmailTaken } from "#auth/users/queries.ts";
import { toUserObject, type UserObject } from "#auth/users/user-object.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import { AccountFields, hashOfFields } from "./account-fields.ts";
import { banEnd } from "./ban-duration.ts";

type Given = Partial<AccountFields> & { language?: "pt" | "en" };

/** POST /admin/users */
export async function createUserByService({ deps, body, language, origin }: Call): Promise<Response> {
  return json(await createUser(deps, { ...readFields(AccountFields, body), language }, { origin }));
}

/** Makes an account as an administrator wishes; no mail is sent. Joins the caller's transaction if given one. */
export async function createUser(
  deps: Deps,
  given: Given,
  { db = deps.database.db, origin = IN_PROCESS }: { db?: Db | Tx; origin?: Origin } = {},
): Promise<UserObject> {
  const { id } = given;
  if (id && !isUuid(id)) throw new AuthError("validation_failed", { message: "ID must be an UUID" });
  const email = given.email === undefined ? undefined : normaliseEmail(given.email);
  const phone = given.phone === undefined ? undefined : normalisePhone(given.phone);
  if (!email && !phone) {
    throw new AuthError("validation_failed", {
      message: "Cannot create a user without either an email or phone",
    });
  }
  const now = deps.clock.now();
  const passwordHash = await hashOfFields(deps, {
    password: given.password,
    password_hash: given.password_hash,
  });
  return inTransaction(db, async (tx) => {
    const user = await createAccount(tx, deps, {
      ...(id ? { id: id.toLowerCase() } : {}),
      email,
      phone,
      passwordHash,
      userMetadata: given.user_metadata ?? {},
      appMetadata: given.app_metadata ?? {},
      role: given.role,
      language: given.language ?? "pt",
      isEmailConfirmed: given.email_confirm ?? false,
      isPhoneConfirmed: given.phone_confirm ?? false,
      bannedUntil: given.ban_duration ? banEnd(given.ban_duration, now) : null,
    });
    if (!user) {
      const isEmail = email !== undefined && (await isEmailTaken(tx, email));
      throw new AuthError(isEmail ? "email_exists" : phone ? "phone_exists" : "user_already_exists");
    }
    await writeAudit(tx, { action: "user_created", userId: user.id, origin, now });
    return toUserObject(user);
  });
}
