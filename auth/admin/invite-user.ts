import { z } from "zod";
import { IN_PROCESS, type Origin } from "#auth/audit/queries.ts";
import type { Deps } from "#auth/deps.ts";
import { AuthError } from "#auth/errors.ts";
import type { Call } from "#auth/http/call.ts";
import { metadata, readFields, text } from "#auth/http/fields.ts";
import { json } from "#auth/http/replies.ts";
import { mailOneTime } from "#auth/mails/mail-one-time.ts";
import { inTransaction } from "#auth/transaction.ts";
import { normaliseEmail } from "#auth/users/contact.ts";
import { createAccount } from "#auth/users/create-account.ts";
import type { Language } from "#auth/users/language.ts";
import { findUser, findUserByEmail } from "#auth/users/queries.ts";
import {
  type FullUser,
  isConfirmed,
  type Metadata,
  toUserObject,
  type UserObject,
} from "#auth/users/user-object.ts";
import type { Db, Tx } from "#platform/database/database.ts";

const Body = z.object({ email: text, data: metadata });

/** POST /invite */
export async function inviteByService({ deps, body, language, redirectTo, origin }: Call): Promise<Response> {
  const { email, data = {} } = readFields(Body, body);
  if (!email) throw new AuthError("validation_failed", { message: "Invite requires an email" });
  return json(await inviteUser(deps, { email, data, language, redirectTo }, { origin }));
}

type Invitation = { email: string; data?: Metadata; language?: Language; redirectTo?: string };

/** Mails an invitation to an address nobody has confirmed; a password someone set on it before is void (P4). */
export async function inviteUser(
  deps: Deps,
  { email, data = {}, language = "pt", redirectTo = deps.config.publicUrl }: Invitation,
  { db = deps.database.db, origin = IN_PROCESS }: { db?: Db | Tx; origin?: Origin } = {},
): Promise<UserObject> {
  const address = normaliseEmail(email);
  return inTransaction(db, async (tx) => {
    const user = await requireInvitable(tx, deps, { address, data, language });
    const claim = { passwordHash: null };
    await mailOneTime(tx, deps, { user, kind: "invite", address, redirectTo, claim, origin });
    return toUserObject((await findUser(tx, user.id))!);
  });
}

/** The unconfirmed account of an address, made if need be. */
export async function requireInvitable(
  tx: Tx,
  deps: Deps,
  { address, data, language }: { address: string; data: Metadata; language: Language },
): Promise<FullUser> {
  const known = await findUserByEmail(tx, address);
  if (known && isConfirmed(known)) throw new AuthError("email_exists");
  const user = known ?? (await createAccount(tx, deps, { email: address, userMetadata: data, language }));
  if (!user) throw new AuthError("email_exists");
  return user;
}
