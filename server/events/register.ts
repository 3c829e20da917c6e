import { randomBytes, randomUUID } from "node:crypto";
import { ticketCode } from "#domain/events/door.ts";
import type { EventKind } from "#domain/events/events.ts";
import { type Answers, missingAnswers } from "#domain/events/registrations.ts";
import { firstState, type RegistrationState } from "#domain/events/states.ts";
import type { Language } from "#domain/text.ts";
import type { Tx } from "#platform/database/database.ts";
import { refuse } from "../http/refuse.ts";
import type { Tools } from "../tools.ts";
import { writeToGuest } from "./mails.ts";
import { type Counts, countOf, type EventRow, findStanding, insertRegistration } from "./queries.ts";

type Guest = { userId: string | null; name: string; email: string; language: Language; answers: Answers };
type Given = { id: string; state: RegistrationState; isNew: boolean };

/**
 * Gives somebody a place of an event that the caller holds, or the end of its waiting list, and writes to them; whoever
 * has one already gets the same letter again.
 */
export async function register(
  tx: Tx,
  deps: Pick<Tools, "clock" | "mail" | "config">,
  { event, guest, counts: known }: { event: EventRow; guest: Guest; counts?: Counts },
): Promise<Given> {
  const now = deps.clock.now();
  if (event.state !== "published" || event.ends_at <= now) throw refuse("event_over");
  const { answers, email, name, language, userId } = guest;
  const questions = event.questions as { id: string; isRequired: boolean }[];
  const [missing] = missingAnswers(questions, answers);
  if (missing) throw refuse("validation_failed", { fields: { [`answers.${missing}`]: "required" } });
  const asked = questions.map(({ id }) => id);
  const kept = JSON.stringify(answers.filter(({ id }) => asked.includes(id)));
  const standing = await findStanding(tx, { eventId: event.id, email });
  if (standing) {
    const state = standing.state as RegistrationState;
    if (state !== "checked_in")
      await writeToGuest(tx, deps, { event, guest: standing, letter: letterOf(state) });
    return { id: standing.id, state, isNew: false };
  }
  const { capacity } = event;
  const counts = known ?? (await countOf(tx, [event.id]))(event.id);
  const state = firstState({ kind: event.kind as EventKind, capacity, ...counts });
  const row = { event_id: event.id, user_id: userId, name, email, language, answers: kept, state };
  const { id, code } = await keep(tx, { ...row, created_at: now });
  const written = { id, name, email, language, reason: null, code };
  await writeToGuest(tx, deps, { event, guest: written, letter: letterOf(state) });
  return { id, state, isNew: true };
}

const letterOf = (state: RegistrationState) =>
  state === "waiting" ? "waiting" : state === "applied" ? "applied" : "registered";

type Row = Omit<Parameters<typeof insertRegistration>[1], "id" | "code">;

/** Keeps a registration under a code that no other of the event has. */
export async function keep(tx: Tx, row: Row): Promise<{ id: string; code: string }> {
  for (;;) {
    const [id, code] = [randomUUID(), ticketCode(randomBytes(6))];
    if (await insertRegistration(tx, { ...row, id, code })) return { id, code };
  }
}
