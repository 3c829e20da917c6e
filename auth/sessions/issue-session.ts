import { type Origin, writeAudit } from "#auth/audit/queries.ts";
import type { Deps } from "#auth/deps.ts";
import { AuthError } from "#auth/errors.ts";
import { findUser, noteSignIn } from "#auth/users/queries.ts";
import { type FullUser, isBanned } from "#auth/users/user-object.ts";
import type { Tx } from "#platform/database/database.ts";
import { insertSession, type SessionRow } from "./queries.ts";

/** How a person proved who they are, as the `amr` claim names it (§6). */
export type AmrMethod =
  | "password"
  | "otp"
  | "magiclink"
  | "recovery"
  | "invite"
  | "email/signup"
  | "email_change"
  | "oauth";

export type IssuedSession = { user: FullUser; session: SessionRow };

/**
 * Opens a session at aal1 and notes the sign-in. The account is locked and read again first: a ban, a deletion
 * or, where a password was checked, a change of it that came in between wins.
 */
export async function issueSession(
  tx: Tx,
  deps: Deps,
  input: {
    userId: string;
    method: AmrMethod;
    provider?: string;
    origin: Origin;
    checkedPasswordHash?: string | null;
  },
): Promise<IssuedSession> {
  const { userId, method, provider, origin, checkedPasswordHash } = input;
  const now = deps.clock.now();
  const current = await noteSignIn(tx, { id: userId, now });
  if (!current) throw new AuthError("user_not_found", { message: "User not found" });
  if (isBanned(current, now)) throw new AuthError("user_banned");
  if (checkedPasswordHash && current.password_hash !== checkedPasswordHash) {
    throw new AuthError("invalid_credentials");
  }
  const timestamp = Math.floor(now.getTime() / 1_000);
  const session = await insertSession(tx, {
    id: crypto.randomUUID(),
    user_id: userId,
    amr: [{ method, timestamp, ...(provider ? { provider } : {}) }],
    user_agent: origin.userAgent,
    ip: origin.ip,
    tag: null,
    not_after: null,
    now,
  });
  await writeAudit(tx, {
    action: "login",
    userId,
    sessionId: session.id,
    origin,
    details: { method, provider },
    now,
  });
  return { user: (await findUser(tx, userId))!, session };
}
