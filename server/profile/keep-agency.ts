import { randomUUID } from "node:crypto";
import type { AgencyEdit } from "#domain/profile/profile.ts";
import type { Deps } from "../deps.ts";
import { refuse } from "../http/refuse.ts";
import { holdDetails, insertAgency, updateAgency } from "./queries.ts";

/** Makes or changes the agency of a person, unless it was changed elsewhere since they read it. */
export async function keepAgency(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { userId, edit }: { userId: string; edit: AgencyEdit },
): Promise<void> {
  const { version, ...columns } = edit;
  const now = clock.now();
  await db.transaction().execute(async (tx) => {
    const { agency_id: agencyId } = await holdDetails(tx, { userId, now });
    if ((version === 0) !== (agencyId === null)) throw refuse("conflict");
    if (agencyId === null) return insertAgency(tx, { id: randomUUID(), userId, columns, now });
    if (!(await updateAgency(tx, { userId, version, columns, now }))) throw refuse("conflict");
  });
}
