import { type Outcome, type Reading, reasonOf } from "#domain/events/check-ins.ts";
import { canUndo, type DoorResult, judge, judgeWalkIn } from "#domain/events/door.ts";
import { isStanding, type RegistrationState } from "#domain/events/states.ts";
import type { Localized } from "#domain/localized.ts";
import type { Tx } from "#platform/database/database.ts";
import type { Deps } from "../../deps.ts";
import { type Counts, type EventRow, findPosition } from "../queries.ts";
import { keep } from "../register.ts";
import { insertCheckIns, type ShownRow, writeInside } from "./queries.ts";
import type { Named, readings } from "./resolve.ts";

type Scanner = { id: string; door: string } | null;
type Setting = {
  event: EventRow;
  /** Null where guests check in by themselves. */
  scanner: Scanner;
  shown: Awaited<ReturnType<typeof readings>>;
  counts: Counts;
  now: Date;
};
type Taken = { reading: Reading; at: Date; kind?: "self" };

/** Stands at the door of an event that the caller holds, takes readings one by one, and writes them down together. */
export function createDoorman({ event, scanner, shown, counts, now }: Setting) {
  let { inside, taken: given } = counts;
  let isMoved = false;
  const changed = new Map<string, ShownRow>();
  const notes: Parameters<typeof insertCheckIns>[1] = [];
  const door = () => ({
    opensAt: event.doors_open_at,
    closesAt: event.doors_close_at,
    isCancelled: event.state === "cancelled",
    capacity: event.capacity,
    ...{ inside, taken: given, waiting: counts.waiting },
  });

  function letIn(row: ShownRow, at: Date): void {
    isMoved = true;
    inside += 1;
    const seen = { checked_in_at: at, check_in_heard_at: now, door: scanner?.door ?? null };
    changed.set(row.id, Object.assign(row, { state: "checked_in", ...seen }));
  }

  function takeBack(row: ShownRow): "undone" | "too_late" {
    if (row.state !== "checked_in") return "undone";
    const isOpen = !row.attended_at && canUndo({ receivedAt: row.check_in_heard_at ?? now, now });
    if (!isOpen) return "too_late";
    isMoved = true;
    inside -= 1;
    const unseen = { checked_in_at: null, check_in_heard_at: null, door: null };
    if (row.is_walk_in) given -= 1;
    const state = row.is_walk_in ? "cancelled" : "registered";
    changed.set(row.id, Object.assign(row, { state, ...unseen }));
    return "undone";
  }

  function look({ reading, at }: Taken, named: Named): DoorResult {
    const row = named?.row;
    return judge({
      door: door(),
      shown: row ? { state: row.state as RegistrationState, isCurrent: named.isCurrent } : null,
      isOtherEvent: row !== undefined && row.event_id !== event.id && named!.isCurrent,
      at,
      isLetIn: reasonOf(reading) !== undefined,
    });
  }

  /** Whom a reading names; who came without a ticket may have come a moment before, in the same batch. */
  function nameOf(reading: Reading): Named {
    if (reading.kind !== "walk_in") return shown.named(reading);
    const known = [...shown.people.values()].find(
      ({ event_id, email, state }) =>
        event_id === event.id &&
        email !== null &&
        email === reading.email &&
        isStanding(state as RegistrationState),
    );
    return known ? { row: known, isCurrent: true } : null;
  }

  async function writeChanges(tx: Tx): Promise<void> {
    const rows = [...changed.values()].map((row) => ({
      ...{ id: row.id, state: row.state, at: row.checked_in_at, heard: row.check_in_heard_at },
      by: row.state === "checked_in" ? (scanner?.id ?? null) : null,
    }));
    await writeInside(tx, rows);
    changed.clear();
  }

  async function welcome(tx: Tx, { reading, at }: Taken): Promise<ShownRow | null> {
    if (reading.kind !== "walk_in") return null;
    const { name, email } = reading;
    const person = { event_id: event.id, user_id: null, name, email, language: "pt", answers: "[]" };
    const came = { checked_in_at: at, check_in_heard_at: now, checked_in_by: scanner?.id ?? null };
    const state = "checked_in" as const;
    // Whoever was taken back a moment before comes in anew under the same address.
    await writeChanges(tx);
    const { id, code } = await keep(tx, { ...person, ...came, state, is_walk_in: true, created_at: now });
    isMoved = true;
    inside += 1;
    given += 1;
    const row = { id, code, event_id: event.id, name, email, state, ticket_version: 1, queue_number: 0 };
    const rest = { attended_at: null, is_walk_in: true, title: event.title, starts_at: event.starts_at };
    const made: ShownRow = {
      ...row,
      ...rest,
      checked_in_at: at,
      check_in_heard_at: now,
      door: scanner?.door ?? null,
    };
    shown.people.set(id, made);
    return made;
  }

  async function decide(tx: Tx, taken: Taken): Promise<{ result: Outcome["result"]; row: ShownRow | null }> {
    const { reading, at } = taken;
    const named = nameOf(reading);
    const row = named?.row ?? null;
    if (reading.kind === "undo") {
      const own = row?.event_id === event.id ? row : null;
      return { result: own ? takeBack(own) : "unknown", row: own };
    }
    if (reading.kind === "walk_in" && !row) {
      const result = judgeWalkIn({ door: door(), at, isLetIn: reading.reason !== undefined });
      return { result, row: result === "ok" ? await welcome(tx, taken) : null };
    }
    const result = look(taken, named);
    const told = tellOf(result, row);
    if (result === "ok") letIn(row!, at);
    return { result, row: told };
  }

  return {
    /** Says what becomes of one reading. */
    take: async (tx: Tx, taken: Taken): Promise<Outcome> => {
      const { reading, at, kind = reading.kind } = taken;
      const { result, row } = await decide(tx, taken);
      const isIn = result === "already" && row !== null;
      const outcome: Outcome = {
        ...{ id: reading.id, result, ...namesOf(result, row) },
        since: isIn ? (row.checked_in_at?.toISOString() ?? null) : null,
        door: isIn ? row.door : null,
        position: result === "full" && row?.state === "waiting" ? await findPosition(tx, row) : null,
        other:
          result === "wrong_event" && row
            ? { title: row.title as Localized, startsAt: row.starts_at.toISOString() }
            : null,
      };
      notes.push({
        ...{ id: reading.id, event_id: event.id, registration_id: outcome.registrationId, kind, result },
        ...{ scanner_id: scanner?.id ?? null, outcome: JSON.stringify(outcome), at, heard_at: now },
        reason: reasonOf(reading) ?? null,
      });
      return outcome;
    },
    /** Writes down what was taken; whoever watches the door sees it. */
    settle: async (tx: Tx, { live }: Pick<Deps, "live">): Promise<void> => {
      await writeChanges(tx);
      await insertCheckIns(tx, notes);
      if (isMoved) live.publish(tx, { topic: "events", event: "door", data: { eventId: event.id } });
    },
  };
}

/** Who was read, for the door; a guest of another event is nobody's to know here, whatever they show. */
function namesOf(result: Outcome["result"], row: ShownRow | null) {
  if (!row || result === "wrong_event") return { registrationId: null, name: null };
  return { registrationId: row.id, name: row.name };
}

/** A cancelled, replaced or foreign ticket names nobody at this door. */
function tellOf(result: DoorResult, row: ShownRow | null): ShownRow | null {
  return result === "unknown" ? null : row;
}
