import { z } from "zod";
import type { Deps } from "#auth/deps.ts";
import { AuthError } from "#auth/errors.ts";
import type { Call } from "#auth/http/call.ts";
import { pkce, readFields, text } from "#auth/http/fields.ts";
import { json } from "#auth/http/replies.ts";
import { requireMailAllowance } from "#auth/mails/mail-allowance.ts";
import { mailEmailChange } from "#auth/mails/mail-email-change.ts";
import { mailOneTime } from "#auth/mails/mail-one-time.ts";
import { placeOf } from "#auth/sessions/places.ts";
import { readChallenge } from "#auth/tokens/pkce.ts";
import { normaliseEmail } from "#auth/users/contact.ts";
import { findUserByEmail } from "#auth/users/queries.ts";
import type { Tx } from "#platform/database/database.ts";
import { transact } from "#platform/database/transact.ts";

const Body = z.object({ type: text, email: text, phone: text, ...pkce });

/** POST /resend: the same mail once more, if there is something to confirm; the answer never says (§3.6). */
export async function resend({ deps, body, redirectTo, origin }: Call): Promise<Response> {
  const { type, email, phone, ...flow } = readFields(Body, body);
  const isPhone = type === "sms" || type === "phone_change";
  if (isPhone) throw new AuthError(phone ? "phone_provider_disabled" : "validation_failed");
  if (type !== "signup" && type !== "email_change") {
    throw new AuthError("validation_failed", { message: "Missing one of these types: signup, email_change" });
  }
  if (!email || phone) {
    throw new AuthError("validation_failed", { message: "Type provided requires an email address" });
  }
  const address = normaliseEmail(email);
  const challenge = readChallenge(flow);
  const kind = type === "signup" ? "signup" : "email_change_new";
  await requireMailAllowance(deps, kind, placeOf(deps, { email: address, origin }));
  const mail = { address, redirectTo, challenge, origin };
  deps.afterwards(() =>
    transact(deps.database.db, (tx) =>
      type === "signup" ? resendSignup(tx, deps, mail) : resendEmailChange(tx, deps, mail),
    ),
  );
  return json({});
}

type Again = Pick<Parameters<typeof mailOneTime>[2], "address" | "redirectTo" | "challenge" | "origin">;

async function resendSignup(tx: Tx, deps: Deps, mail: Again): Promise<void> {
  const user = await findUserByEmail(tx, mail.address);
  if (user && !user.email_confirmed_at) await mailOneTime(tx, deps, { ...mail, user, kind: "signup" });
}

async function resendEmailChange(tx: Tx, deps: Deps, { address, ...mail }: Again): Promise<void> {
  const user = await findUserByEmail(tx, address);
  if (user?.new_email) await mailEmailChange(tx, deps, { ...mail, user, newEmail: user.new_email });
}
