import { type Origin, writeAudit } from "#auth/audit/queries.ts";
import type { Deps } from "#auth/deps.ts";
import { AuthError } from "#auth/errors.ts";
import type { ProviderAccount } from "#auth/providers/provider-account.ts";
import type { IssuedSession } from "#auth/sessions/issue-session.ts";
import { requireAal2 } from "#auth/sessions/require-aal2.ts";
import { resumeSession } from "#auth/sessions/resume-session.ts";
import { lockUser } from "#auth/users/queries.ts";
import type { Tx } from "#platform/database/database.ts";
import { addIdentity, Overtaken } from "./add-identity.ts";
import { findIdentity } from "./queries.ts";

type Linking = { userId: string; sessionId: string; account: ProviderAccount; origin: Origin };

/**
 * Adds a way in to the account of whoever is signed in, whatever address the provider knows them by; the
 * session goes on. Someone with a second factor must have used it (§7.2).
 */
export async function linkIdentity(tx: Tx, deps: Deps, linking: Linking): Promise<IssuedSession> {
  const { userId, sessionId, account, origin } = linking;
  const now = deps.clock.now();
  await lockUser(tx, userId);
  requireAal2(await resumeSession(tx, deps, { userId, sessionId }));
  const known = await findIdentity(tx, account);
  if (known) throw alreadyLinked(known.user_id === userId);
  try {
    await addIdentity(tx, { userId, account, now });
  } catch (error) {
    throw error instanceof Overtaken ? alreadyLinked(false) : error;
  }
  const details = { provider: account.provider, by: "user" };
  await writeAudit(tx, { action: "identity_linked", userId, sessionId, origin, details, now });
  return resumeSession(tx, deps, { userId, sessionId });
}

function alreadyLinked(isOwn: boolean): AuthError {
  const message = isOwn ? "Identity is already linked" : "Identity is already linked to another user";
  return new AuthError("identity_already_exists", { message });
}
