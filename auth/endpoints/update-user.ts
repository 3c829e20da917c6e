import { z } from "zod";
import { writeAudit } from "#auth/audit/queries.ts";
import { AuthError } from "#auth/errors.ts";
import type { UserCall } from "#auth/http/call.ts";
import { metadata, pkce, rawText, readFields, text } from "#auth/http/fields.ts";
import { json } from "#auth/http/replies.ts";
import { requireMailAllowance } from "#auth/mails/mail-allowance.ts";
import { mailEmailChange } from "#auth/mails/mail-email-change.ts";
import { deleteTokensOf } from "#auth/one-time/queries.ts";
import { holdActor } from "#auth/sessions/hold-actor.ts";
import { placeOf } from "#auth/sessions/places.ts";
import { requireAal2 } from "#auth/sessions/require-aal2.ts";
import { type Challenge, readChallenge } from "#auth/tokens/pkce.ts";
import { changePassword } from "#auth/users/change-password.ts";
import { normaliseEmail, normalisePhone } from "#auth/users/contact.ts";
import { languageOfMetadata } from "#auth/users/language.ts";
import { mergeMetadata } from "#auth/users/metadata.ts";
import { findUser, isEmailTaken, updateUser } from "#auth/users/queries.ts";
import { type Metadata, toUserObject } from "#auth/users/user-object.ts";
import type { Tx } from "#platform/database/database.ts";
import { transact } from "#platform/database/transact.ts";
import { checkNewPassword, proveFreshness } from "./new-password.ts";

const Body = z.object({
  email: text,
  phone: text,
  password: rawText,
  current_password: text,
  nonce: text,
  data: metadata,
  app_metadata: z.unknown().optional(),
  ...pkce,
});

/** PUT /user: the caller's metadata, password or e-mail, each by its own rules (§3.10). */
export async function updateOwnUser(call: UserCall): Promise<Response> {
  const { deps, actor } = call;
  const { user } = actor;
  const fields = readFields(Body, call.body);
  const { password, current_password: currentPassword, nonce, data, ...flow } = fields;
  if (fields.app_metadata)
    throw new AuthError("not_admin", { message: "Updating app_metadata requires admin" });
  const newEmail = changedEmail(call, fields.email);
  const isPhoneNew = fields.phone !== undefined && normalisePhone(fields.phone) !== user.phone;
  const isSensitive = newEmail !== null || isPhoneNew || password !== undefined;
  if (isSensitive && user.is_sso_user) throw new AuthError("user_sso_managed");
  if (isSensitive) requireAal2(actor);
  if (isPhoneNew) throw new AuthError("phone_provider_disabled");
  const challenge = readChallenge(flow);
  if (newEmail && (await isEmailTaken(deps.database.db, newEmail))) throw new AuthError("email_exists");
  if (newEmail) {
    const place = placeOf(deps, { email: newEmail, origin: call.origin });
    await requireMailAllowance(deps, "email_change_new", place);
  }
  const proof = { password, currentPassword, nonce };
  const passwordHash = password === undefined ? null : await checkNewPassword(call, { ...proof, password });
  const outcome = await transact(deps.database.db, async (tx) => {
    const held = { ...call, actor: await holdActor(tx, call) };
    if (passwordHash) {
      const stale = await proveFreshness(tx, call, proof);
      if (stale) return stale;
      const ends = { except: actor.session.id };
      await changePassword(tx, deps, { userId: user.id, passwordHash, ends, origin: call.origin });
    }
    if (data) await changeMetadata(tx, held, data);
    if (newEmail) await requestEmailChange(tx, held, { newEmail, challenge });
    return (await findUser(tx, user.id))!;
  });
  if (outcome instanceof AuthError) throw outcome;
  return json(toUserObject(outcome));
}

function changedEmail({ actor }: UserCall, given: string | undefined): string | null {
  const email = given === undefined ? null : normaliseEmail(given);
  return email === actor.user.email ? null : email;
}

async function changeMetadata(tx: Tx, { deps, actor, origin }: UserCall, data: Metadata): Promise<void> {
  const now = deps.clock.now();
  const { id, language, user_metadata: current } = actor.user;
  const merged = mergeMetadata(current, data);
  const changes = {
    user_metadata: JSON.stringify(merged),
    language: languageOfMetadata(merged) ?? language,
  };
  await updateUser(tx, { id, changes, now });
  await writeAudit(tx, {
    action: "user_modified",
    userId: id,
    origin,
    details: { keys: Object.keys(data) },
    now,
  });
}

/** The address stays until both mailboxes have answered; an earlier request is forgotten (P26). */
async function requestEmailChange(
  tx: Tx,
  { deps, actor, origin, redirectTo }: UserCall,
  { newEmail, challenge }: { newEmail: string; challenge: Challenge | null },
): Promise<void> {
  const { user } = actor;
  const changes = { new_email: newEmail, email_change_confirmed: null };
  await updateUser(tx, { id: user.id, changes, now: deps.clock.now() });
  await deleteTokensOf(tx, user.id, ["email_change_current", "email_change_new"]);
  const fresh = { ...user, email_change_confirmed: null };
  await mailEmailChange(tx, deps, { user: fresh, newEmail, redirectTo, challenge, origin });
}
