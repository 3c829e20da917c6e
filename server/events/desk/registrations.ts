import type {
  Registration,
  RegistrationExport,
  RegistrationList,
  RegistrationMove,
  RegistrationQuery,
} from "#domain/events/registrations.ts";
import { holdsPlace, moveBlocker, type RegistrationState } from "#domain/events/states.ts";
import { timeWords } from "#domain/events/when.ts";
import { inLanguage, type Localized } from "#domain/localized.ts";
import { houseDay } from "#domain/site/views.ts";
import type { Language } from "#domain/text.ts";
import { m } from "#messages/messages.js";
import { transact } from "#platform/database/transact.ts";
import { writeAudit } from "../../audit/write-audit.ts";
import type { Deps } from "../../deps.ts";
import { recordFacts } from "../../facts/record-facts.ts";
import type { Actor } from "../../http/actor.ts";
import { csvAnswer } from "../../http/csv-answer.ts";
import { refuse } from "../../http/refuse.ts";
import { fillPlaces } from "../fill-places.ts";
import { freeAppointment } from "../guests/queries.ts";
import { type Letter, writeToGuest } from "../mails.ts";
import { countOf, findEvent, findRegistration, lockEvent, updateState } from "../queries.ts";
import {
  findAllRegistrations,
  findListed,
  findRegistrations,
  type ListedRow,
  renewTicket,
} from "./queries.ts";

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

/** Everybody on an event's list as a file: who, how it stands, when and where they came in, and their answers. */
export async function exportRegistrations(
  { db }: Pick<Deps, "db">,
  { eventId, query }: { eventId: string; query: RegistrationExport },
): Promise<Response> {
  const event = await findEvent(db, { id: eventId });
  if (!event) throw refuse("not_found");
  const { language } = query;
  const locale = { locale: language };
  const questions = event.questions as { id: string; label: Localized }[];
  const { zone } = event;
  return csvAnswer<ListedRow>({
    name: `${m.events_file({}, locale)}-${event.slug}`,
    language,
    pages: findAllRegistrations(db, eventId, query),
    columns: [
      { heading: m.events_column_name({}, locale), value: ({ name }) => name },
      { heading: m.events_column_email({}, locale), value: ({ email }) => email },
      { heading: m.events_column_state({}, locale), value: ({ state }) => stateName(state, language) },
      { heading: m.events_column_since({}, locale), value: ({ created_at }) => houseDay(created_at) },
      {
        heading: m.events_column_came({}, locale),
        value: ({ checked_in_at: at }) => (at ? timeWords(at, zone, language) : null),
      },
      { heading: m.events_column_door({}, locale), value: ({ door }) => door },
      ...questions.map(({ id, label }) => ({
        heading: inLanguage(label, language),
        value: ({ answers }: ListedRow) =>
          (answers as { id: string; text: string }[]).find((answer) => answer.id === id)?.text ?? null,
      })),
    ],
  });
}

const stateNames = {
  applied: m.events_state_applied,
  waiting: m.events_state_waiting,
  registered: m.events_state_registered,
  checked_in: m.events_state_checked_in,
  cancelled: m.events_state_cancelled,
  declined: m.events_state_declined,
} satisfies Record<RegistrationState, unknown>;
const stateName = (state: string, locale: Language) => stateNames[state as RegistrationState]({}, { locale });

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
