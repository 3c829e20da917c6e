import type { ProviderAccount } from "#auth/providers/provider-account.ts";
import { findUser, findUserByEmail, lockUser } from "#auth/users/queries.ts";
import { type FullUser, isConfirmed } from "#auth/users/user-object.ts";
import type { Tx } from "#platform/database/database.ts";
import { deleteIdentity, findHoldersOfVerified, findIdentity, type IdentityRow } from "./queries.ts";

type Candidates = {
  identity: IdentityRow | null;
  /** The account that already signs in this way. */
  known: FullUser | null;
  /** The account that carries the address. */
  holder: FullUser | null;
};

/** The accounts a provider's word may be about, held until the transaction ends. */
export async function findCandidates(tx: Tx, account: ProviderAccount): Promise<Candidates> {
  const identity = await findIdentity(tx, account);
  const known = identity ? await hold(tx, identity.user_id) : null;
  const isOutgrown = known && !isConfirmed(known) && account.isEmailVerified && account.email !== known.email;
  if (identity && known && !isOutgrown) return { identity, known, holder: null };
  // An account that waited for the proof of another address waits for nobody: the identity moves on.
  if (identity && known) await deleteIdentity(tx, { userId: known.id, id: identity.id });
  return { identity: null, known: null, holder: account.email ? await findHolder(tx, account.email) : null };
}

/**
 * Whose address it is: the account that signs in by it, or else the only confirmed one that has an identity
 * with it. Of several such accounts none is meant.
 */
async function findHolder(tx: Tx, email: string): Promise<FullUser | null> {
  const owner = await findUserByEmail(tx, email);
  if (owner) return hold(tx, owner.id);
  const [only, ...others] = await findHoldersOfVerified(tx, email);
  if (!only || others.length > 0) return null;
  const user = await hold(tx, only);
  return user && isConfirmed(user) ? user : null;
}

async function hold(tx: Tx, id: string): Promise<FullUser | null> {
  await lockUser(tx, id);
  const user = await findUser(tx, id);
  return user && !user.deleted_at ? user : null;
}
