import { createHash } from "node:crypto";
import { demoId } from "#database/seed/demo/demo-id.ts";
import { DEMO_STAFF_TOKEN, demoEvents, demoGuest } from "#database/seed/demo/events.ts";
import { ticketCode } from "#domain/events/door.ts";
import type { RegistrationState } from "#domain/events/states.ts";
import { houseDay } from "#domain/site/views.ts";
import { dayAfter, instantIn, wallClock } from "#domain/zones.ts";
import type { Tx } from "#platform/database/database.ts";
import { transact } from "#platform/database/transact.ts";
import { hashLinkToken } from "#platform/link-token.ts";
import type { Deps } from "../deps.ts";
import { insertAppointment, insertEvent, insertScanner } from "./desk/queries.ts";
import { toRow } from "./desk/write-event.ts";
import { findEvent, insertRegistration } from "./queries.ts";

const ZONE = "America/Sao_Paulo";
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Gives the demo world its events, with those who come, wait, applied and are inside, once. */
export async function plantEvents({ auth, db, clock }: Deps): Promise<void> {
  const now = clock.now();
  const host = await auth.getUserByEmail("admin@lilamonde.test");
  for (const planned of demoEvents) {
    const { day, from, hours, guests, members, agenda, ...event } = planned;
    const id = demoId(`event/${event.code}`);
    if (await findEvent(db, { id })) continue;
    const startsAt =
      from === "now"
        ? new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS)
        : instantIn(ZONE, dayAfter(houseDay(now), day), from);
    const endsAt = new Date(startsAt.getTime() + hours * HOUR_MS);
    const times = {
      startsAt: startsAt.toISOString(),
      endsAt: endsAt.toISOString(),
      doorsOpenAt: new Date(startsAt.getTime() - HOUR_MS).toISOString(),
      doorsCloseAt: endsAt.toISOString(),
    };
    const made = new Date(now.getTime() - (day < 0 ? 70 : 20) * DAY_MS);
    const people = await Promise.all(
      members.map(async ({ email, state }) => ({ email, state, user: await auth.getUserByEmail(email) })),
    );
    await transact(db, async (tx) => {
      const programme = from === "now" ? startingAt(event.programme, startsAt) : event.programme;
      const row = toRow({ trainings: [], ...event, programme, ...times, zone: ZONE });
      await insertEvent(tx, { ...row, id, state: "published", created_at: made, updated_at: made });
      for (let number = 0; number < guests; number++) {
        const isIn = from === "now" ? number < 9 : day < 0;
        const came = new Date(startsAt.getTime() - HOUR_MS / 2 + number * 60_000);
        const at = came < now ? came : now;
        const guest = demoGuest(number + event.code.length);
        await putGuest(tx, { id, key: `${event.code}/${number}`, ...guest, at: isIn ? at : null, made });
      }
      for (const { user, email, state } of people) {
        if (!user) continue;
        const name = String(user.user_metadata?.full_name ?? email);
        await putGuest(tx, { id, key: `${event.code}/${email}`, name, email, userId: user.id, state, made });
      }
      for (const [index, { minutesAfter, ...place }] of agenda.entries()) {
        const at = new Date(startsAt.getTime() + minutesAfter * 60_000);
        const slot = { id: demoId(`event/${event.code}/slot/${index}`), event_id: id, starts_at: at };
        await insertAppointment(tx, { ...slot, ...place, minutes: 15 });
      }
      if (from === "now") await putDoor(tx, { id, madeBy: host?.id ?? null, now });
    });
  }
}

type Guest = {
  id: string;
  key: string;
  name: string;
  email: string;
  made: Date;
  userId?: string;
  state?: RegistrationState;
  at?: Date | null;
};

async function putGuest(tx: Tx, { id, key, name, email, made, userId, state, at = null }: Guest) {
  const code = ticketCode(createHash("sha256").update(key).digest());
  const isIn = at !== null;
  await insertRegistration(tx, {
    ...{ id: demoId(`registration/${key}`), event_id: id, user_id: userId ?? null, name, email, code },
    ...{ language: "pt", answers: "[]", state: state ?? (isIn ? "checked_in" : "registered") },
    created_at: made,
    // Whoever is planted inside has been counted: nobody is thanked for a visit that was not.
    ...(isIn && { checked_in_at: at, check_in_heard_at: at, attended_at: at }),
  });
}

async function putDoor(tx: Tx, { id, madeBy, now }: { id: string; madeBy: string | null; now: Date }) {
  await insertScanner(tx, {
    ...{ id: demoId("event/door"), event_id: id, door: "Porta principal", created_at: now },
    created_by: madeBy,
    ...{
      enrol_hash: hashLinkToken(DEMO_STAFF_TOKEN),
      enrol_expires_at: new Date(now.getTime() + 365 * DAY_MS),
    },
  });
}

const MINUTES_A_DAY = 24 * 60;
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** A programme whose first part is at this instant, and the others as long after it as they were. */
function startingAt<Part extends { at: string }>(programme: Part[], startsAt: Date): Part[] {
  const { time } = wallClock(ZONE, startsAt);
  const later = minutesOf(time) - minutesOf(programme[0]?.at ?? time);
  return programme.map((part) => {
    const minutes = (minutesOf(part.at) + later + MINUTES_A_DAY) % MINUTES_A_DAY;
    const [hour, rest] = [Math.floor(minutes / 60), minutes % 60].map((one) => String(one).padStart(2, "0"));
    return { ...part, at: `${hour}:${rest}` };
  });
}
