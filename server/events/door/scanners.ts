import type { Enrolled, Snapshot } from "#domain/events/check-ins.ts";
import { tellNamesakes } from "#domain/events/namesakes.ts";
import type { RegistrationState } from "#domain/events/states.ts";
import type { Localized } from "#domain/localized.ts";
import { transact } from "#platform/database/transact.ts";
import { hashLinkToken, newLinkToken } from "#platform/link-token.ts";
import type { Deps } from "../../deps.ts";
import { refuse } from "../../http/refuse.ts";
import { countOf, findEvent } from "../queries.ts";
import { codeHash, ticketHash, ticketOf } from "../tickets.ts";
import { enrolDevice, findDevice, findExpected, markSeen } from "./queries.ts";

/** Makes a scanner of the device that bears a one-time link; its secret is told once and kept as a hash. */
export async function enrol(deps: Deps, token: string): Promise<Enrolled> {
  const device = newLinkToken();
  return transact(deps.db, async (tx) => {
    const hashes = { enrolHash: hashLinkToken(token), deviceHash: hashLinkToken(device) };
    const scanner = await enrolDevice(tx, { ...hashes, now: deps.clock.now() });
    const event = scanner && (await findEvent(tx, { id: scanner.event_id }));
    if (!event) throw refuse("scanner_over");
    deps.live.publish(tx, { topic: "events", event: "door", data: { eventId: event.id } });
    return { device, door: scanner.door, eventCode: event.code };
  });
}

/** All a scanner needs without a network: names, and hashes of what tickets and codes say. */
export async function takeSnapshot(
  { db, config, clock }: Pick<Deps, "db" | "config" | "clock">,
  device: string,
): Promise<Snapshot> {
  const now = clock.now();
  const scanner = await findDevice(db, { deviceHash: hashLinkToken(device), now });
  const event = scanner && (await findEvent(db, { id: scanner.event_id }));
  if (!event) throw refuse("scanner_over");
  await markSeen(db, { id: scanner.id, now });
  const { inside, taken } = (await countOf(db, [event.id]))(event.id);
  const { code, zone, capacity } = event;
  const people = (await findExpected(db, event.id)).map((row) => ({
    ...row,
    isMember: row.user_id !== null,
    isWalkIn: row.is_walk_in,
  }));
  const toldOf = tellNamesakes(people);
  return {
    event: {
      ...{ code, zone, title: event.title as Localized, isCancelled: event.state === "cancelled" },
      doorsOpenAt: event.doors_open_at.toISOString(),
      doorsCloseAt: event.doors_close_at.toISOString(),
    },
    door: scanner.door,
    counts: { inside, expected: taken, capacity },
    people: people.map((row) => ({
      ...{ id: row.id, name: row.name, told: toldOf(row) },
      ...{ state: row.state as RegistrationState, door: row.door },
      ticketHash: ticketHash(ticketOf(config, { id: row.id, version: row.ticket_version })),
      codeHash: codeHash(code, row.code),
      since: row.checked_in_at?.toISOString() ?? null,
    })),
    now: now.toISOString(),
  };
}
