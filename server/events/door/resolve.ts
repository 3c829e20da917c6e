import type { Reading } from "#domain/events/check-ins.ts";
import { readShown } from "#domain/events/door.ts";
import type { Tx } from "#platform/database/database.ts";
import type { Deps } from "../../deps.ts";
import { type EventRow, findStanding } from "../queries.ts";
import { readTicket } from "../tickets.ts";
import { findShown, type ShownRow } from "./queries.ts";

/** Whom a reading names, and whether the ticket is the one that counts now; null for nobody the house knows. */
export type Named = { row: ShownRow; isCurrent: boolean } | null;

/** Finds whom each reading names: by the signature of a ticket, by a code of this event, or as found by name. */
export async function readings(
  tx: Tx,
  { config }: Pick<Deps, "config">,
  { event, readings: taken }: { event: EventRow; readings: Reading[] },
): Promise<{ named: (reading: Reading) => Named; people: Map<string, ShownRow> }> {
  const wanted = new Map<string, { id?: string; code?: string; version?: number }>();
  for (const reading of taken) {
    if (reading.kind === "scan") {
      const { ticket, code } = readShown(reading.read);
      const signed = ticket ? readTicket(config, ticket) : null;
      if (signed) wanted.set(reading.id, signed);
      else if (code) wanted.set(reading.id, { code });
    } else if (reading.kind === "walk_in") {
      const known = reading.email && (await findStanding(tx, { eventId: event.id, email: reading.email }));
      if (known) wanted.set(reading.id, { id: known.id });
    } else wanted.set(reading.id, { id: reading.registrationId });
  }
  const all = [...wanted.values()];
  const rows = await findShown(tx, {
    ids: all.flatMap(({ id }) => id ?? []),
    codes: all.flatMap(({ code }) => code ?? []),
    eventId: event.id,
  });
  const people = new Map(rows.map((row) => [row.id, row]));
  const byCode = new Map(rows.filter(({ event_id }) => event_id === event.id).map((row) => [row.code, row]));
  const named = (reading: Reading): Named => {
    const { id, code, version } = wanted.get(reading.id) ?? {};
    const row = code ? byCode.get(code) : people.get(id ?? "");
    // Another event's guests are known by the signature of their ticket alone, not by an id that somebody came by.
    const isSigned = version !== undefined;
    if (!row || (row.event_id !== event.id && !isSigned)) return null;
    return { row, isCurrent: version === undefined || version === row.ticket_version };
  };
  return { named, people };
}
