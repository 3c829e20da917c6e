import { findUser, updateUser } from "#auth/users/queries.ts";
import type { Metadata } from "#auth/users/user-object.ts";
import type { Tx } from "#platform/database/database.ts";

/** Writes the ways in that an account has into its `app_metadata`, the oldest first. */
export async function noteProviders(tx: Tx, { userId, now }: { userId: string; now: Date }): Promise<void> {
  const user = (await findUser(tx, userId))!;
  const providers = [...new Set(user.identities.map(({ provider }) => provider))];
  const app_metadata = { ...(user.app_metadata as Metadata), provider: providers[0], providers };
  await updateUser(tx, { id: userId, changes: { app_metadata: JSON.stringify(app_metadata) }, now });
}
