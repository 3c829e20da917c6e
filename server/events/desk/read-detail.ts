import type { EventDetail, EventList, EventQuery, EventState, Scanner } from "#domain/events/events.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import type { Deps } from "../../deps.ts";
import { refuse } from "../../http/refuse.ts";
import { findAppointments } from "../guests/queries.ts";
import { countOf, findEvent } from "../queries.ts";
import { toContent, toHouseEvent } from "../to-event.ts";
import { findEvents, findScanners } from "./queries.ts";

/** The events that an administrator's question leaves. */
export async function listEvents({ db }: Pick<Deps, "db">, query: EventQuery): Promise<EventList> {
  const { rows, ...list } = await findEvents(db, query);
  const counts = await countOf(
    db,
    rows.map(({ id }) => id),
  );
  return { ...list, rows: rows.map((row) => toHouseEvent(row, counts(row.id))) } as EventList;
}

/** One event as an administrator edits it and watches its door. */
export async function readDetail(db: Db | Tx, { id, now }: { id: string; now: Date }): Promise<EventDetail> {
  const row = await findEvent(db, { id });
  if (!row) throw refuse("not_found");
  const appointments = await findAppointments(db, id);
  return {
    event: { ...toContent(row), id, state: row.state as EventState, version: row.version },
    counts: (await countOf(db, [id]))(id),
    appointments: appointments.map(({ id: one, minutes, host, place, guest, starts_at }) => ({
      ...{ id: one, minutes, host, place, guest, startsAt: starts_at.toISOString() },
    })),
    scanners: (await findScanners(db, id)).map((scanner) => toScanner(scanner, now)),
  };
}

type ScannerRow = Awaited<ReturnType<typeof findScanners>>[number];

function toScanner(row: ScannerRow, now: Date): Scanner {
  const { id, door, scans, seen_at: seenAt } = row;
  const open = row.enrol_expires_at > now ? "invited" : "expired";
  const state = row.revoked_at ? "revoked" : row.enrolled_at ? "enrolled" : open;
  return { id, door, scans, state, seenAt: seenAt?.toISOString() ?? null };
}
