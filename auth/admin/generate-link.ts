import { z } from "zod";
import { IN_PROCESS, type Origin } from "#auth/audit/queries.ts";
import type { Deps } from "#auth/deps.ts";
import { AuthError } from "#auth/errors.ts";
import type { Call } from "#auth/http/call.ts";
import { metadata, rawText, readFields, text } from "#auth/http/fields.ts";
import { json } from "#auth/http/replies.ts";
import { prepareOneTime } from "#auth/mails/mail-one-time.ts";
import { verifyLink } from "#auth/mails/verify-link.ts";
import type { Claim } from "#auth/one-time/one-time-tokens.ts";
import { requireStrongPassword } from "#auth/passwords/password-rules.ts";
import { inTransaction } from "#auth/transaction.ts";
import { normaliseEmail } from "#auth/users/contact.ts";
import type { Language } from "#auth/users/language.ts";
import { findUser, findUserByEmail, isEmailTaken, updateUser } from "#auth/users/queries.ts";
import { type FullUser, type Metadata, toUserObject } from "#auth/users/user-object.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import { requireInvitable } from "./invite-user.ts";

const LINK_TYPES = [
  "signup",
  "invite",
  "magiclink",
  "recovery",
  "email_change_current",
  "email_change_new",
] as const;
type LinkType = (typeof LINK_TYPES)[number];
const Body = z.object({ type: text, email: text, new_email: text, password: rawText, data: metadata });

type LinkRequest = {
  type: LinkType;
  email: string;
  newEmail?: string | undefined;
  password?: string | undefined;
  data?: Metadata;
  language?: Language;
  redirectTo?: string;
};

/** POST /admin/generate_link: what a mail would say, for an administrator to hand over (§9). */
export async function generateLinkByService({
  deps,
  body,
  language,
  redirectTo,
  origin,
}: Call): Promise<Response> {
  const { type, email, new_email: newEmail, password, data = {} } = readFields(Body, body);
  const known = LINK_TYPES.find((one) => one === type);
  if (!known)
    throw new AuthError("validation_failed", { message: "Invalid email action link type requested" });
  if (!email) throw new AuthError("validation_failed", { message: "A link requires an email" });
  const request = { type: known, email, newEmail, password, data, language, redirectTo };
  const { user, ...link } = await generateLink(deps, request, { origin });
  return json({ ...user, ...link });
}

/** Makes the secrets of a mail without sending it. */
export async function generateLink(
  deps: Deps,
  request: LinkRequest,
  { db = deps.database.db, origin = IN_PROCESS }: { db?: Db | Tx; origin?: Origin } = {},
) {
  const { redirectTo = deps.config.publicUrl, password } = request;
  const email = normaliseEmail(request.email);
  const newEmail = request.newEmail === undefined ? undefined : normaliseEmail(request.newEmail);
  if (request.type === "signup" && !password) throw invalid("Signup requires a valid password");
  if (password) requireStrongPassword(password, deps.config);
  const hash = request.type === "signup" ? await deps.passwords.hash(password!) : null;
  return inTransaction(db, async (tx) => {
    const { user, kind } = await findSubject(tx, deps, { ...request, email, newEmail });
    const claim: Claim = { passwordHash: hash };
    const address = kind === "email_change_new" ? newEmail! : email;
    const mail = { user, kind, address, redirectTo, claim, origin };
    const { token, code } = await prepareOneTime(tx, deps, mail);
    return {
      user: toUserObject((await findUser(tx, user.id))!),
      action_link: verifyLink(deps.config, { token, kind, redirectTo }),
      email_otp: code,
      hashed_token: token,
      verification_type: kind,
      redirect_to: redirectTo,
    };
  });
}

async function findSubject(
  tx: Tx,
  deps: Deps,
  { type, email, newEmail, data = {}, language = "pt" }: LinkRequest,
): Promise<{ user: FullUser; kind: LinkType }> {
  const stranger = () => requireInvitable(tx, deps, { address: email, data, language });
  if (type === "signup" || type === "invite") return { user: await stranger(), kind: type };
  const user = await findUserByEmail(tx, email);
  if (!user && type === "magiclink") return { user: await stranger(), kind: "signup" };
  if (!user)
    throw new AuthError("user_not_found", { status: 404, message: "User with this email not found" });
  if (type === "magiclink" || type === "recovery") return { user, kind: type };
  if (!newEmail) throw invalid("new_email is required for an email change link");
  if (await isEmailTaken(tx, newEmail)) throw new AuthError("email_exists");
  if (user.new_email !== newEmail) {
    const changes = { new_email: newEmail, email_change_confirmed: null };
    await updateUser(tx, { id: user.id, changes, now: deps.clock.now() });
  }
  return { user: { ...user, new_email: newEmail }, kind: type };
}

function invalid(message: string): AuthError {
  return new AuthError("validation_failed", { message });
}
