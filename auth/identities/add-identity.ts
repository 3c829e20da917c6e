import { AuthError } from "#auth/errors.ts";
import type { ProviderAccount } from "#auth/providers/provider-account.ts";
import type { Tx } from "#platform/database/database.ts";
import { noteProviders } from "./note-providers.ts";
import { insertIdentity } from "./queries.ts";

/** Two requests wanted the same thing at the same moment; whoever lost looks again at how things stand. */
export class Overtaken extends AuthError {
  constructor() {
    super("request_timeout");
  }
}

/** Gives an account another way in. */
export async function addIdentity(
  tx: Tx,
  { userId, account, now }: { userId: string; account: ProviderAccount; now: Date },
): Promise<void> {
  if (!(await insertIdentity(tx, { userId, account, now }))) throw new Overtaken();
  await noteProviders(tx, { userId, now });
}
