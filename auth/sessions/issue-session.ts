import type { Origin } from "#auth/audit/queries.ts";
import type { Deps } from "#auth/deps.ts";
import { AuthError } from "#auth/errors.ts";
import { findUser } from "#auth/users/queries.ts";
import { type FullUser, isBanned } from "#auth/users/user-object.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import { type Actor, openSession } from "./queries.ts";

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

export type IssuedSession = Actor;

/**
 * Opens a session at aal1 and notes the sign-in. What happened to the account since it was looked at wins: a
 * ban, a deletion or, where a password was checked, a change of it.
 */
export async function issueSession(
  db: Db | Tx,
  deps: Deps,
  input: {
    userId: string;
    method: AmrMethod;
    provider?: string;
    origin: Origin;
    /** Given after a password was checked: the account as it was read, with the hash that was right. */
    checked?: FullUser;
  },
): Promise<IssuedSession> {
  const { userId, method, provider, origin, checked } = input;
  const now = deps.clock.now();
  const timestamp = Math.floor(now.getTime() / 1_000);
  const session = await openSession(db, {
    id: crypto.randomUUID(),
    userId,
    amr: [{ method, timestamp, ...(provider ? { provider } : {}) }],
    origin,
    checkedPasswordHash: checked?.password_hash ?? null,
    now,
  });
  if (!session) throw await explainRefusal(db, deps, userId);
  if (checked) return { user: { ...checked, last_sign_in_at: now }, session };
  return { user: (await findUser(db, userId))!, session };
}

async function explainRefusal(db: Db | Tx, { clock }: Deps, userId: string): Promise<AuthError> {
  const user = await findUser(db, userId);
  if (!user || user.deleted_at) return new AuthError("user_not_found", { message: "User not found" });
  return new AuthError(isBanned(user, clock.now()) ? "user_banned" : "invalid_credentials");
}
