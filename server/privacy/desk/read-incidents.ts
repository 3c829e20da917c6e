import type { Incident, IncidentRegister } from "#domain/privacy/privacy-desk.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import { findIncidents, type IncidentRow } from "./queries.ts";

/** The register of incidents. */
export async function readIncidents({ db }: { db: Db | Tx }): Promise<IncidentRegister> {
  return { incidents: (await findIncidents(db)).map(toIncident) };
}

/** An incident as the register shows it. */
export function toIncident(row: IncidentRow): Incident {
  return {
    id: row.id,
    version: row.version,
    title: row.title,
    severity: row.severity as Incident["severity"],
    people: row.people,
    measures: row.measures,
    foundAt: row.found_at.toISOString(),
    reportedAt: row.reported_at?.toISOString() ?? null,
    closedAt: row.closed_at?.toISOString() ?? null,
  };
}
