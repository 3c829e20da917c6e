import { AuthError } from "#auth/errors.ts";
import type { UserCall } from "#auth/http/call.ts";
import { json } from "#auth/http/replies.ts";
import { requireMailAllowance } from "#auth/mails/mail-allowance.ts";
import { mailOneTime } from "#auth/mails/mail-one-time.ts";
import { placeOfSession } from "#auth/sessions/places.ts";
import { transact } from "#platform/database/transact.ts";

/** GET /reauthenticate: mails the nonce that a change of password asks for on an old session (§3.9). */
export async function reauthenticate({ deps, actor, redirectTo, origin }: UserCall): Promise<Response> {
  const { user, session } = actor;
  if (!user.email) throw new AuthError("phone_not_confirmed", { status: 422 });
  if (!user.email_confirmed_at) throw new AuthError("email_not_confirmed", { status: 422 });
  const address = user.email;
  await requireMailAllowance(
    deps,
    "reauthentication",
    placeOfSession({ email: address, sessionId: session.id }),
  );
  await transact(deps.database.db, (tx) =>
    mailOneTime(tx, deps, { user, kind: "reauthentication", address, redirectTo, origin }),
  );
  return json({});
}
