import type { Deps } from "#auth/deps.ts";
import { AuthError } from "#auth/errors.ts";
import type { UserCall } from "#auth/http/call.ts";
import { takeByCode } from "#auth/one-time/one-time-tokens.ts";
import { requireStrongPassword } from "#auth/passwords/password-rules.ts";
import { placeOfSession } from "#auth/sessions/places.ts";
import type { Actor, Amr } from "#auth/sessions/queries.ts";
import type { Tx } from "#platform/database/database.ts";

type Proof = { currentPassword?: string | undefined; nonce?: string | undefined };

/** Refuses a weak, unproved or unchanged password; returns the hash of a good one. */
export async function checkNewPassword(
  { deps, actor }: UserCall,
  { password, currentPassword }: Proof & { password: string },
): Promise<string> {
  const { password_hash: currentHash } = actor.user;
  requireStrongPassword(password, deps.config);
  if (currentPassword !== undefined) await requireCurrentPassword({ deps, actor }, currentPassword);
  if (await deps.passwords.verify(currentHash, password)) throw new AuthError("same_password");
  return deps.passwords.hash(password);
}

/** Wrong ones count as they do at the sign-in, or whoever found an open session could guess here. */
async function requireCurrentPassword(
  { deps, actor: { user, session } }: Pick<UserCall, "deps" | "actor">,
  password: string,
): Promise<void> {
  const place = placeOfSession({ email: user.email ?? user.id, sessionId: session.id });
  await deps.accountGuard.requireOpen(place);
  if (await deps.passwords.verify(user.password_hash, password)) return;
  await deps.accountGuard.countFailure(place);
  throw new AuthError("current_password_invalid");
}

/**
 * The mailed nonce or the current password must be shown, unless somebody proved in this session moments ago who they
 * are, or opened it to recover the account: whoever finds it open does not take the account over. A refusal is returned
 * so that a wrong nonce is counted when the transaction commits.
 */
export async function proveFreshness(
  tx: Tx,
  { deps, actor }: UserCall,
  { currentPassword, nonce }: Proof,
): Promise<AuthError | null> {
  const { user, session } = actor;
  const { reauthenticationAfterSeconds } = deps.config;
  const ageSeconds = (deps.clock.now().getTime() - session.created_at.getTime()) / 1_000;
  const isFresh = reauthenticationAfterSeconds === null || ageSeconds < reauthenticationAfterSeconds;
  if (nonce) {
    const proof = { address: user.email ?? "", kinds: ["reauthentication" as const], code: nonce };
    const taken = await takeByCode(tx, deps, proof);
    return taken?.user_id === user.id ? null : new AuthError("reauthentication_not_valid");
  }
  if (currentPassword) return null;
  if (!isFresh) return new AuthError("reauthentication_needed");
  const isProved = user.password_hash === null || hasProved(actor, deps);
  return isProved ? null : new AuthError("current_password_required");
}

/** What a mail that recovers an account records: which of them depends on the client's flow. */
const BY_MAIL = ["recovery", "otp"];

/**
 * Whether somebody showed a password, a mailbox or a factor in this session within the last minutes; who came by a mail
 * has as long as its link lasts, to think of a password.
 */
function hasProved({ session }: Actor, { clock, config }: Pick<Deps, "clock" | "config">): boolean {
  const { passwordProofSeconds, mailLinkSeconds } = config;
  if (passwordProofSeconds === null) return true;
  const now = clock.now().getTime() / 1_000;
  return (session.amr as Amr[]).some(({ method, timestamp }) => {
    const lasts = BY_MAIL.includes(method) ? mailLinkSeconds : passwordProofSeconds;
    return timestamp >= now - lasts;
  });
}
