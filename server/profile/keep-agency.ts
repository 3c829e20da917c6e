import { randomUUID } from "node:crypto";
import type { AgencyEdit } from "#domain/profile/profile.ts";
import { transact } from "#platform/database/transact.ts";
import type { Deps } from "../deps.ts";
import { refuse } from "../http/refuse.ts";
import { noteCompleteness } from "./note-completeness.ts";
import { holdDetails, insertAgency, updateAgency } from "./queries.ts";

/** Makes or changes the agency of a person, unless it was changed elsewhere since they read it. */
export async function keepAgency(
  deps: Deps,
  { userId, edit }: { userId: string; edit: AgencyEdit },
): Promise<void> {
  const { version, ...columns } = edit;
  const now = deps.clock.now();
  await transact(deps.db, async (tx) => {
    const { agency_id: agencyId } = await holdDetails(tx, { userId, now });
    if ((version === 0) !== (agencyId === null)) throw refuse("conflict");
    if (agencyId === null) await insertAgency(tx, { id: randomUUID(), userId, columns, now });
    else if (!(await updateAgency(tx, { userId, version, columns, now }))) throw refuse("conflict");
    await noteCompleteness(tx, deps, userId);
  });
}
