import { randomUUID } from "node:crypto";
import type { AgencyEdit } from "#domain/profile/profile.ts";
import { transact } from "#platform/database/transact.ts";
import { writeAudit } from "../audit/write-audit.ts";
import type { Deps } from "../deps.ts";
import { refuse } from "../http/refuse.ts";
import { noteCompleteness } from "./note-completeness.ts";
import { findAgency, holdDetails, insertAgency, updateAgency } from "./queries.ts";

/**
 * Makes an agency, or changes the one that a person owns, unless it was changed elsewhere since they read it. Who works
 * in it without owning it may not: its number decides how everybody in it is paid.
 */
export async function keepAgency(
  deps: Deps,
  { userId, edit }: { userId: string; edit: AgencyEdit },
): Promise<void> {
  const { version, ...columns } = edit;
  const now = deps.clock.now();
  await transact(deps.db, async (tx) => {
    const { agency_id: agencyId } = await holdDetails(tx, { userId, now });
    if ((version === 0) !== (agencyId === null)) throw refuse("conflict");
    const before = agencyId ? await findAgency(tx, agencyId) : undefined;
    if (before && before.owner_id !== userId) throw refuse("forbidden");
    const id = agencyId ?? randomUUID();
    if (agencyId === null) await insertAgency(tx, { id, userId, columns, now });
    else if (!(await updateAgency(tx, { userId, version, columns, now }))) throw refuse("conflict");
    // A number is no part of the record; that it is another one is.
    await writeAudit(tx, {
      ...{ actorId: userId, subjectType: "agency", subjectId: id, now },
      ...(before
        ? {
            action: "agency.changed",
            before: writtenOf(before),
            after: { ...columns, isNumberNew: before.cnpj !== columns.cnpj },
          }
        : { action: "agency.made", after: columns }),
    });
    await noteCompleteness(tx, deps, userId);
  });
}

type Written = Omit<AgencyEdit, "version">;

function writtenOf({ name, cnpj, site, city }: Written): Written {
  return { name, cnpj, site, city };
}
