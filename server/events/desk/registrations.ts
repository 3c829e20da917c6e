import type {
  Registration,
  RegistrationList,
  RegistrationMove,
  RegistrationQuery,
} from "#domain/events/registrations.ts";
import { holdsPlace, moveBlocker, type RegistrationState } from "#domain/events/states.ts";
import { transact } from "#platform/database/transact.ts";
import { writeAudit } from "../../audit/write-audit.ts";
import type { Deps } from "../../deps.ts";
import { recordFacts } from "../../facts/record-facts.ts";
import type { Actor } from "../../http/actor.ts";
import { refuse } from "../../http/refuse.ts";
import { fillPlaces } from "../fill-places.ts";
import { freeAppointment } from "../guests/queries.ts";
import { type Letter, writeToGuest } from "../mails.ts";
import { countOf, findEvent, findRegistration, lockEvent, updateState } from "../queries.ts";
import { findListed, findRegistrations, type ListedRow, renewTicket } from "./queries.ts";

/** The registrations of an event that a question leaves. */
export async function listRegistrations(
  { db }: Pick<Deps, "db">,
  { eventId, query }: { eventId: string; query: RegistrationQuery },
): Promise<RegistrationList> {
  if (!(await findEvent(db, { id: eventId }))) throw refuse("not_found");
  const { rows, ...list } = await findRegistrations(db, eventId, query);
  return { ...list, rows: rows.map(toRegistration) } as RegistrationList;
}

const letters: Record<"registered" | "waiting" | "declined" | "cancelled", Letter> = {
  registered: "selected",
  waiting: "waiting",
  declined: "declined",
  cancelled: "cancelled",
};

type Input = { actor: Actor; eventId: string; id: string; move: RegistrationMove };

/** Selects, declines, moves or cancels on the version that was read, or gives a new ticket; the guest is written to. */
export async function moveRegistration(
  deps: Deps,
  { actor, eventId, id, move }: Input,
): Promise<Registration> {
  const { to, reason, version } = move;
  return transact(deps.db, async (tx) => {
    const event = await lockEvent(tx, { id: eventId });
    const held = event && (await findRegistration(tx, id));
    if (!event || held?.event_id !== eventId) throw refuse("not_found");
    const current = async () => toRegistration((await findListed(tx, { eventId, id }))!);
    if (held.version !== version) throw refuse("conflict", { current: await current() });
    const from = held.state as RegistrationState;
    const target = to === "new_ticket" ? from : to;
    if (to === "new_ticket") {
      if (from !== "registered") throw refuse("registration_state");
      await renewTicket(tx, id);
      await writeToGuest(tx, deps, { event, guest: held, letter: "registered" });
    } else {
      const blocker = moveBlocker({ from, to, by: "house", reason });
      if (blocker === "validation_failed") throw refuse(blocker, { fields: { reason: "required" } });
      if (blocker) throw refuse(blocker);
      const { taken } = (await countOf(tx, [eventId]))(eventId);
      if (holdsPlace(to) && taken >= event.capacity) throw refuse("event_full");
      await updateState(tx, { id, state: to, reason });
      if (!holdsPlace(to)) await freeAppointment(tx, id);
      await writeToGuest(tx, deps, { event, guest: { ...held, reason }, letter: letters[to] });
    }
    const now = deps.clock.now();
    await writeAudit(tx, {
      ...{ actorId: actor.id, action: "registration.moved", subjectType: "registration", subjectId: id, now },
      ...{ before: { state: from }, after: { state: target, isNewTicket: to === "new_ticket" }, reason },
    });
    const answer = await current();
    const facts = await fillPlaces(tx, deps, event);
    if (to !== "new_ticket" && held.user_id) {
      const data = { eventId, registrationId: id, userId: held.user_id, to };
      facts.push({ kind: "registration_decided", cause: `${id} ${held.version}`, data, actorId: actor.id });
    }
    await recordFacts(tx, deps, facts);
    return answer;
  });
}

function toRegistration(row: ListedRow): Registration {
  const { id, name, email, code, reason, door, version } = row;
  return {
    ...{ id, name, email, code, reason, door, version, isMember: row.user_id !== null },
    state: row.state as RegistrationState,
    answers: row.answers as Registration["answers"],
    createdAt: row.created_at.toISOString(),
    checkedInAt: row.checked_in_at?.toISOString() ?? null,
  };
}
