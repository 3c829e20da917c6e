import type { Claims, ProofOutcome } from "#auth/create-auth.ts";
import { interfaceLanguage } from "#domain/profile/offers.ts";
import { transact } from "#platform/database/transact.ts";
import { isOnlyAdministrator } from "../accounts/is-only-administrator.ts";
import { readMe } from "../accounts/read-me.ts";
import type { Deps } from "../deps.ts";
import { refuse } from "../http/refuse.ts";
import { readSettings } from "../settings/read-settings.ts";
import { farewellMail } from "./farewell-mail.ts";

type Input = { claims: Claims; proof: { password?: string | undefined; nonce?: string | undefined } };

/**
 * Ends an account at once, after its owner has shown again that it is theirs: every session is void, what was
 * personal is gone (forgetPerson, with every end of an account), and a last mail says so. The house is never left
 * without an administrator.
 */
export async function deleteAccount(deps: Deps, { claims, proof }: Input): Promise<void> {
  const { auth, db, mail } = deps;
  const id = claims.sub;
  const outcome = await auth.proveOwner({ claims, proof });
  if (outcome !== "proved") throw refuse(REFUSALS[outcome]);
  const [user, me] = [await auth.getUser(id), await readMe(deps, id)];
  if (!user || me?.status !== "active") throw refuse("unauthenticated");
  const language = interfaceLanguage(me.preferredLanguage);
  const { teamEmail: replyTo } = await readSettings(deps);
  await transact(db, async (tx) => {
    if (await isOnlyAdministrator(tx, id)) throw refuse("only_administrator");
    await auth.deleteUser({ userId: id }, { db: tx });
    await mail.queue(tx, farewellMail({ to: user.email, replyTo, name: me.fullName, language }));
  });
}

const REFUSALS = {
  not_proved: "proof_needed",
  needs_second_factor: "second_factor_needed",
  too_often: "rate_limited",
} as const satisfies Record<Exclude<ProofOutcome, "proved">, string>;
