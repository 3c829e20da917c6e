import { z } from "zod";
import { UNDO_MS } from "#domain/events/door.ts";
import type { NewFact } from "#domain/facts/facts.ts";
import { transact } from "#platform/database/transact.ts";
import type { Deps } from "../../deps.ts";
import { recordFacts } from "../../facts/record-facts.ts";
import { fillPlaces } from "../fill-places.ts";
import { writeToGuest } from "../mails.ts";
import { findEvent, lockEvent } from "../queries.ts";
import {
  findFillable,
  findNear,
  findToSettle,
  forgetVisitors,
  markAttended,
  markOver,
  takeUnreminded,
} from "./queries.ts";

const DAY_MS = 86_400_000;
const KEPT_DAYS = 90;
const AT_ONCE = 200;

/** Counts who came and can no longer be taken back, once each, and thanks them. */
export async function settleAttendance(deps: Deps): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - UNDO_MS);
  for (;;) {
    const settled = await transact(deps.db, async (tx) => {
      const guests = await findToSettle(tx, { before, limit: AT_ONCE });
      if (guests.length === 0) return 0;
      await markAttended(
        tx,
        guests.map(({ id }) => id),
      );
      const facts: NewFact[] = [];
      for (const guest of guests) {
        const event = (await findEvent(tx, { id: guest.event_id }))!;
        await writeToGuest(tx, deps, { event, guest, letter: "thanks" });
        const data = { eventId: event.id, registrationId: guest.id, userId: guest.user_id };
        facts.push({ kind: "event_attended", cause: guest.id, data });
      }
      await recordFacts(tx, deps, facts);
      return guests.length;
    });
    if (settled < AT_ONCE) return;
  }
}

/** Reminds whoever has a place the day before, gives free places to those who wait, and lets old names go. */
export async function passHour(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  for (const { id } of await findNear(deps.db, { now, until: new Date(now.getTime() + DAY_MS) }))
    await remind(deps, id);
  for (const { id } of await findFillable(deps.db, now))
    await transact(deps.db, async (tx) => {
      const event = await lockEvent(tx, { id });
      if (event) await recordFacts(tx, deps, await fillPlaces(tx, deps, event));
    });
  // Pages that were kept while it was on say from now on that it is over.
  await markOver(deps.db, now);
  await forgetVisitors(deps.db, { before: new Date(now.getTime() - KEPT_DAYS * DAY_MS), now });
}

async function remind(deps: Deps, eventId: string): Promise<void> {
  await transact(deps.db, async (tx) => {
    const event = await lockEvent(tx, { id: eventId });
    if (event?.state !== "published") return;
    const facts: NewFact[] = [];
    for (const guest of await takeUnreminded(tx, { eventId, now: deps.clock.now() })) {
      await writeToGuest(tx, deps, { event, guest, letter: "tomorrow" });
      if (!guest.user_id) continue;
      const data = { eventId, registrationId: guest.id, userId: guest.user_id };
      facts.push({ kind: "event_near", cause: guest.id, data });
    }
    await recordFacts(tx, deps, facts);
  });
}

const retry = { limit: 3, delaySeconds: 30, backoff: true };
const schema = z.object({});

/** Counts who came, every minute. */
export function scheduleAttendance(deps: Deps): void {
  deps.jobs
    .define({ name: "events.attendance", schema, retry, handle: () => settleAttendance(deps) })
    .schedule({ cron: "* * * * *", tz: "America/Sao_Paulo", data: {} });
}

/** Reminds, fills places and forgets, every quarter of an hour. */
export function scheduleHours(deps: Deps): void {
  deps.jobs
    .define({ name: "events.hour", schema, retry, handle: () => passHour(deps) })
    .schedule({ cron: "*/15 * * * *", tz: "America/Sao_Paulo", data: {} });
}
