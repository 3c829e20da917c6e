import { randomUUID } from "node:crypto";
import {
  audienceBlocker,
  type EventDetail,
  type EventEdit,
  type EventMove,
  type NewEvent,
  timesBlocker,
} from "#domain/events/events.ts";
import { standingStates } from "#domain/events/states.ts";
import type { Tx } from "#platform/database/database.ts";
import { transact } from "#platform/database/transact.ts";
import { type Once, runOnce } from "#platform/http/idempotency.ts";
import { writeAudit } from "../../audit/write-audit.ts";
import type { Deps } from "../../deps.ts";
import { recordFacts } from "../../facts/record-facts.ts";
import type { Actor } from "../../http/actor.ts";
import { refuse } from "../../http/refuse.ts";
import { fillPlaces } from "../fill-places.ts";
import { writeToGuest } from "../mails.ts";
import { findEvent, lockEvent } from "../queries.ts";
import { toContent } from "../to-event.ts";
import { findTwin, insertEvent, lockGuests, updateEvent } from "./queries.ts";
import { readDetail } from "./read-detail.ts";

type Draft = { actor: Actor; event: NewEvent; once: Once };

/** Keeps a new event, which nobody sees until it is published. */
export async function createEvent(deps: Deps, { actor, event, once }: Draft): Promise<EventDetail> {
  return runOnce(deps.db, once, async (tx) => {
    const [id, now] = [randomUUID(), deps.clock.now()];
    await requireSound(tx, { id, event });
    await insertEvent(tx, { ...toRow(event), id, state: "draft", created_at: now, updated_at: now });
    const after = toContent((await findEvent(tx, { id }))!);
    await writeAudit(tx, {
      ...{ actorId: actor.id, action: "event.created", subjectType: "event", subjectId: id, after, now },
    });
    return readDetail(tx, { id, now });
  });
}

/** Changes an event on the version that was read; who has a place hears of another hour or place, who waits may get one. */
export async function editEvent(
  deps: Deps,
  { actor, id, edit }: { actor: Actor; id: string; edit: EventEdit },
): Promise<EventDetail> {
  const { version, ...event } = edit;
  const now = deps.clock.now();
  return transact(deps.db, async (tx) => {
    const held = await requireVersion(tx, { id, version, now });
    await requireSound(tx, { id, event });
    const before = toContent(held);
    // Printed, mailed and shared: what once led to an event leads there for good.
    const isElsewhere = before.slug !== event.slug || before.code !== event.code;
    if (isElsewhere && held.state !== "draft") throw refuse("event_address_fixed");
    await updateEvent(tx, id, { ...toRow(event), updated_at: now });
    const after = (await findEvent(tx, { id }))!;
    // As it is kept: the same hour can be written in several ways.
    const written = toContent(after);
    await writeAudit(tx, {
      ...{ actorId: actor.id, action: "event.edited", subjectType: "event", subjectId: id, now },
      ...{ before, after: written },
    });
    const isMoved = (["startsAt", "venue", "address", "city"] as const).some(
      (part) => before[part] !== written[part],
    );
    if (isMoved && held.state === "published") {
      const guests = await lockGuests(tx, { eventId: id, states: ["registered"] });
      for (const guest of guests) await writeToGuest(tx, deps, { event: after, guest, letter: "changed" });
    }
    const facts = await fillPlaces(tx, deps, after);
    const detail = await readDetail(tx, { id, now });
    await recordFacts(tx, deps, facts);
    return detail;
  });
}

/** Publishes an event, or cancels it with the reason, which everybody on its list reads. */
export async function moveEvent(
  deps: Deps,
  { actor, id, move }: { actor: Actor; id: string; move: EventMove },
): Promise<EventDetail> {
  const { to, reason, version } = move;
  const now = deps.clock.now();
  return transact(deps.db, async (tx) => {
    const held = await requireVersion(tx, { id, version, now });
    if (to === "cancelled" && !reason) throw refuse("validation_failed", { fields: { reason: "required" } });
    const isOpen = to === "published" ? held.state === "draft" : held.state === "published";
    if (!isOpen) throw refuse("conflict", { current: await readDetail(tx, { id, now }) });
    await updateEvent(tx, id, { state: to, cancel_reason: reason, updated_at: now });
    await writeAudit(tx, {
      ...{ actorId: actor.id, action: "event.moved", subjectType: "event", subjectId: id, now },
      ...{ before: { state: held.state }, after: { state: to }, reason },
    });
    if (to === "cancelled") {
      const guests = await lockGuests(tx, { eventId: id, states: standingStates });
      for (const guest of guests)
        await writeToGuest(tx, deps, { event: held, guest: { ...guest, reason }, letter: "event_cancelled" });
    }
    return readDetail(tx, { id, now });
  });
}

async function requireVersion(tx: Tx, { id, version, now }: { id: string; version: number; now: Date }) {
  const held = await lockEvent(tx, { id });
  if (!held) throw refuse("not_found");
  if (held.version !== version) throw refuse("conflict", { current: await readDetail(tx, { id, now }) });
  return held;
}

async function requireSound(tx: Tx, { id, event }: { id: string; event: NewEvent }): Promise<void> {
  const wrong = timesBlocker(event);
  if (wrong)
    throw refuse("validation_failed", {
      fields: { [wrong]: wrong === "endsAt" ? "ends_before_start" : "invalid" },
    });
  const unfit = audienceBlocker(event);
  if (unfit)
    throw refuse("validation_failed", { fields: { [unfit]: unfit === "roles" ? "required" : "invalid" } });
  const twin = await findTwin(tx, { id, code: event.code, slug: event.slug });
  if (twin) throw refuse(twin.code === event.code ? "event_code_taken" : "slug_taken");
}

/** An event as its table keeps it. */
export function toRow(event: NewEvent) {
  const {
    title,
    headline,
    lead,
    questions,
    programme,
    startsAt,
    endsAt,
    doorsOpenAt,
    doorsCloseAt,
    ...rest
  } = event;
  return {
    ...rest,
    title: JSON.stringify(title),
    headline: JSON.stringify(headline),
    lead: JSON.stringify(lead),
    questions: JSON.stringify(questions),
    programme: JSON.stringify(programme),
    starts_at: new Date(startsAt),
    ends_at: new Date(endsAt),
    doors_open_at: new Date(doorsOpenAt),
    doors_close_at: new Date(doorsCloseAt),
  };
}
