import type { Answers, MemberEvent, MemberEvents, OwnRegistration } from "#domain/events/registrations.ts";
import type { RegistrationState } from "#domain/events/states.ts";
import type { Db, Tx } from "#platform/database/database.ts";
import { transact } from "#platform/database/transact.ts";
import { type Once, runOnce } from "#platform/http/idempotency.ts";
import type { Deps } from "../../deps.ts";
import type { Actor } from "../../http/actor.ts";
import { refuse } from "../../http/refuse.ts";
import { cancelRegistration } from "../cancel-registration.ts";
import { findLacks } from "../find-lacks.ts";
import {
  countOf,
  type EventRow,
  findAnnounced,
  findEvent,
  findMember,
  findOwnOf,
  findPosition,
  lockEvent,
  type RegistrationRow,
} from "../queries.ts";
import { register } from "../register.ts";
import { ticketPath } from "../tickets.ts";
import { toCard } from "../to-event.ts";
import { adopt } from "./queries.ts";

const MOST = 100;
const PAST = 12;

/** What a member can go to, with their own registrations, and where they have been. */
export async function listMemberEvents(deps: Deps, actor: Actor): Promise<MemberEvents> {
  const now = deps.clock.now();
  const audience = { role: actor.role! };
  const ahead = await findAnnounced(deps.db, { audience, endsAfter: now, limit: MOST });
  const over = await findAnnounced(deps.db, { audience, endsBefore: now, limit: PAST });
  const all = await withOwn(deps.db, deps, { rows: [...ahead, ...over], actor });
  return {
    events: all.slice(0, ahead.length),
    past: all.slice(ahead.length).filter(({ own }) => own !== null && own.state !== "cancelled"),
  };
}

/** Registers a member in one step, by the name and the address the house knows. */
export async function registerMember(
  deps: Deps,
  { actor, id, answers, once }: { actor: Actor; id: string; answers: Answers; once: Once },
): Promise<MemberEvent> {
  return runOnce(deps.db, once, async (tx) => {
    const event = await lockEvent(tx, { id });
    if (!event || !isFor(event, actor)) throw refuse("not_found");
    const member = await findMember(tx, actor.id);
    if (!member?.email) throw refuse("forbidden");
    const [lack] = await findLacks(tx, deps, { actor, event });
    if (lack) throw refuse(lack.kind === "tier" ? "fam_trip_tier" : "fam_trip_training");
    const language = member.preferred_language.startsWith("en") ? "en" : "pt";
    const guest = {
      userId: actor.id,
      name: member.full_name,
      email: member.email,
      language,
      answers,
    } as const;
    const given = await register(tx, deps, { event, guest });
    if (!given.isNew) await adopt(tx, { id: given.id, userId: actor.id });
    return (await withOwn(tx, deps, { rows: [event], actor }))[0]!;
  });
}

/** Gives a member's place back. */
export async function cancelOwn(
  deps: Deps,
  { actor, id }: { actor: Actor; id: string },
): Promise<MemberEvent> {
  return transact(deps.db, async (tx) => {
    const event = await findEvent(tx, { id });
    const [own] = event ? await findOwnOf(tx, { userId: actor.id, eventIds: [id] }) : [];
    if (!event || !own) throw refuse("not_found");
    await cancelRegistration(tx, deps, own.id);
    return (await withOwn(tx, deps, { rows: [event], actor }))[0]!;
  });
}

/** Whether an event is announced to somebody. */
function isFor({ state, audience, roles }: EventRow, { role }: Actor): boolean {
  if (state === "draft" || !role) return false;
  return audience !== "roles" || role === "admin" || roles.includes(role);
}

async function withOwn(
  db: Db | Tx,
  deps: Pick<Deps, "config" | "clock">,
  { rows, actor }: { rows: EventRow[]; actor: Actor },
): Promise<MemberEvent[]> {
  const eventIds = rows.map(({ id }) => id);
  if (eventIds.length === 0) return [];
  const counts = await countOf(db, eventIds);
  const own = new Map(
    (await findOwnOf(db, { userId: actor.id, eventIds })).map((row) => [row.event_id, row]),
  );
  const found: MemberEvent[] = [];
  for (const row of rows) {
    const mine = own.get(row.id);
    found.push({
      event: toCard(row, counts(row.id)),
      questions: row.questions as MemberEvent["questions"],
      own: mine ? await toOwn(db, deps, mine) : null,
      lacks: await findLacks(db, deps, { actor, event: row }),
    });
  }
  return found;
}

async function toOwn(
  db: Db | Tx,
  { config }: Pick<Deps, "config">,
  row: RegistrationRow,
): Promise<OwnRegistration> {
  const state = row.state as RegistrationState;
  const position = state === "waiting" ? await findPosition(db, row) : null;
  return { id: row.id, state, position, ticketPath: ticketPath(config, row.id) };
}
