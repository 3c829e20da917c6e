import { homeOf } from "#domain/accounts/homes.ts";
import type { Role } from "#domain/accounts/roles.ts";
import type { Tx } from "#platform/database/database.ts";
import type { Deps } from "../deps.ts";
import { notify } from "../notifications/notify.ts";

/** Leaves a person who has just come in their first thing to do: the profile. */
export async function welcome(tx: Tx, deps: Deps, { id, role }: { id: string; role: Role }): Promise<void> {
  const link = `${homeOf[role]}/profile`;
  await notify(tx, deps, { userId: id, kind: "profile_to_complete", params: {}, link });
}
