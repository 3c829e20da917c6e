import { daysLeft, type Incident, type PrivacyDesk, PrivacyRequest } from "#domain/privacy/privacy-desk.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import type { Deps } from "../../deps.ts";
import { findIncidents, findRequests, type IncidentRow, type RequestRow } from "./queries.ts";

/** What people asked of their data, with its clock, and the register of incidents. */
export async function readPrivacyDesk({
  db,
  clock,
}: Pick<Deps, "clock"> & { db: Db | Tx }): Promise<PrivacyDesk> {
  const now = clock.now();
  const requests = (await findRequests(db)).map((row) => toRequest(row, now));
  return { requests, incidents: (await findIncidents(db)).map(toIncident) };
}

function toRequest(row: RequestRow, now: Date): PrivacyRequest {
  return PrivacyRequest.parse({
    ...row,
    receivedAt: row.received_at.toISOString(),
    dueAt: row.due_at.toISOString(),
    daysLeft: daysLeft(row.due_at, row.answered_at ?? now),
    answeredAt: row.answered_at?.toISOString() ?? null,
  });
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
