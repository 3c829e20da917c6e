import type { Tx } from "#platform/database/database.ts";
import { removeProfile } from "../accounts/remove-profile.ts";
import type { Deps } from "../deps.ts";
import type { ForgettingDeps, Person } from "./personal-part.ts";
import { removeTraces } from "./traces/remove-traces.ts";

/**
 * Erases what the house keeps of a person, in the transaction that ends their account: by their own wish, or by the
 * auth server's administration. Their open windows hear of it.
 */
export async function forgetPerson(
  tx: Tx,
  deps: ForgettingDeps & Pick<Deps, "personalParts">,
  person: Person,
): Promise<void> {
  await removeTraces(tx, person, async () => {
    for (const { forget } of deps.personalParts) await forget?.(tx, deps, person);
    await removeProfile(tx, deps, person.id);
  });
}
