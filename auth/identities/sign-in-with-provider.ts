import { writeAudit } from "#auth/audit/queries.ts";
import { AuthError } from "#auth/errors.ts";
import type { Call } from "#auth/http/call.ts";
import type { ProviderAccount } from "#auth/providers/provider-account.ts";
import { createAccount } from "#auth/users/create-account.ts";
import { type FullUser, isBanned } from "#auth/users/user-object.ts";
import type { Tx } from "#platform/database/database.ts";
import { transact } from "#platform/database/transact.ts";
import { addIdentity, Overtaken } from "./add-identity.ts";
import { claimAccount } from "./claim-account.ts";
import { decideAccount } from "./decide-account.ts";
import { findCandidates } from "./find-candidates.ts";
import { mailProof } from "./mail-proof.ts";
import { refreshIdentity } from "./queries.ts";

const ATTEMPTS = 3;

/** The account a provider's word opens, or the one that first needs a mail to be answered. */
type Resolved = { userId: string } | { unproven: FullUser };

/** Signs a person in by a provider's word; `finish` runs in the transaction that found or made the account. */
export async function signInWithProvider<T>(
  call: Call,
  { account, finish }: { account: ProviderAccount; finish: (tx: Tx, userId: string) => Promise<T> },
): Promise<T> {
  const { db } = call.deps.database;
  for (let attempt = 1; ; attempt++) {
    try {
      const outcome = await transact(db, async (tx) => {
        const resolved = await resolveAccount(tx, call, account);
        return "userId" in resolved ? { result: await finish(tx, resolved.userId) } : resolved;
      });
      if ("result" in outcome) return outcome.result;
      await mailProof(call, outcome.unproven);
      throw needsVerification(account);
    } catch (error) {
      if (!(error instanceof Overtaken) || attempt === ATTEMPTS) throw error;
    }
  }
}

async function resolveAccount(tx: Tx, call: Call, account: ProviderAccount): Promise<Resolved> {
  const { deps, origin } = call;
  const now = deps.clock.now();
  const { isAutoconfirmed } = deps.config;
  const { identity, known, holder } = await findCandidates(tx, account);
  const user = known ?? holder;
  if (!user && !account.email) throw noAddress();
  const decision = decideAccount({ ...account, isAutoconfirmed, known, holder });
  if (decision === "refuse") throw needsVerification(account);
  if (user && isBanned(user, now)) throw new AuthError("user_banned");
  if (!user) return register(tx, call, { account, isProven: decision === "create" });
  if (identity && !(await refreshIdentity(tx, { id: identity.id, account, now }))) throw new Overtaken();
  if (decision === "await_mail") return { unproven: user };
  if (decision === "claim") await claimAccount(tx, deps, { userId: user.id, account, origin });
  if (decision === "link") {
    await addIdentity(tx, { userId: user.id, account, now });
    const details = { provider: account.provider, by: "address" };
    await writeAudit(tx, { action: "identity_linked", userId: user.id, origin, details, now });
  }
  return { userId: user.id };
}

async function register(
  tx: Tx,
  { deps, origin, language }: Call,
  { account, isProven }: { account: ProviderAccount; isProven: boolean },
): Promise<Resolved> {
  if (!deps.config.isSignupOpen) throw new AuthError("signup_disabled");
  const created = await createAccount(tx, deps, {
    email: account.email!,
    userMetadata: account.data,
    language,
    isEmailConfirmed: isProven,
    provider: account,
  });
  if (!created) throw new Overtaken();
  const details = { provider: account.provider };
  const now = deps.clock.now();
  await writeAudit(tx, { action: "user_signedup", userId: created.id, origin, details, now });
  if (!isProven) return { unproven: created };
  await deps.onUserProven?.(tx, created);
  return { userId: created.id };
}

/** The same words whether or not the address is somebody's. */
function needsVerification({ label }: ProviderAccount): AuthError {
  return new AuthError("provider_email_needs_verification", {
    message: `Unverified email with ${label}. Verify it with ${label}, or follow the mail sent to it, to sign in`,
  });
}

function noAddress(): AuthError {
  return new AuthError("validation_failed", { message: "Error getting user email from external provider" });
}
