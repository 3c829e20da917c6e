import { z } from "zod";
import { AuthError } from "#auth/errors.ts";
import type { Call } from "#auth/http/call.ts";
import { pkce, readFields, text } from "#auth/http/fields.ts";
import { json } from "#auth/http/replies.ts";
import { requireMailAllowance } from "#auth/mails/mail-allowance.ts";
import { mailOneTime } from "#auth/mails/mail-one-time.ts";
import { placeOf } from "#auth/sessions/places.ts";
import { readChallenge } from "#auth/tokens/pkce.ts";
import { normaliseEmail } from "#auth/users/contact.ts";
import { findUserByEmail } from "#auth/users/queries.ts";
import { transact } from "#platform/database/transact.ts";

const Body = z.object({ email: text, ...pkce });

/** POST /recover: a mail to choose a new password. Who exists is looked up only after the answer (§3.4, P19). */
export async function recover({ deps, body, redirectTo, origin }: Call): Promise<Response> {
  const { email: given, ...flow } = readFields(Body, body);
  if (!given) throw new AuthError("validation_failed", { message: "Password recovery requires an email" });
  const address = normaliseEmail(given);
  const challenge = readChallenge(flow);
  await requireMailAllowance(deps, "recovery", placeOf(deps, { email: address, origin }));
  deps.afterwards(() =>
    transact(deps.database.db, async (tx) => {
      const user = await findUserByEmail(tx, address);
      if (!user) return;
      const claim = { passwordHash: null };
      await mailOneTime(tx, deps, {
        user,
        kind: "recovery",
        address,
        redirectTo,
        challenge,
        claim,
        origin,
      });
    }),
  );
  return json({});
}
