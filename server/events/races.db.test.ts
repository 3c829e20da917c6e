import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect } from "vitest";
import type { EventDetail } from "#domain/events/events.ts";
import { transact } from "#platform/database/transact.ts";
import { enter } from "#testing/enter.ts";
import { openRaces, whileOpen } from "#testing/races/race.ts";
import type { World } from "#testing/world.ts";
import { findRegistration, insertRegistration, lockEvent, updateState } from "./queries.ts";
import { register } from "./register.ts";
import { settleAttendance } from "./rounds/pass-hours.ts";
import { letGoOf } from "./rounds/queries.ts";
import { evening } from "./testing/event-world.ts";

const race = openRaces();

/** An evening with one place, published by an administrator. */
async function publish(world: World) {
  const admin = await enter(world, "admin");
  const name = randomUUID().slice(0, 13);
  const code = name.replace("-", "").toUpperCase();
  const asked = { ...evening, code, slug: `noite-${name}`, capacity: 1 };
  const made: EventDetail = await (await admin.call("POST", "/api/admin/events", asked)).json();
  const { id } = made.event;
  const move = (to: "published" | "cancelled", version: number, reason: string | null = null) =>
    admin.call("POST", `/api/admin/events/${id}/state`, { to, reason, version });
  expect((await move("published", 1)).status).toBe(200);
  return { id, move };
}

/** Somebody on an event's list, who was written nothing. */
function guestOf({ clock }: World, eventId: string, change: { code?: string } = {}) {
  const id = randomUUID();
  return {
    ...{ id, event_id: eventId, user_id: null, name: "Bia Reis", email: `${id}@example.com`, language: "pt" },
    ...{ answers: "[]", state: "registered" as const, code: id.slice(0, 6), created_at: clock.now() },
    ...change,
  };
}

race(
  "of two who take the last place one has it, and the other waits",
  { locks: ["server/events/queries.ts#lockEvent"] },
  async (world) => {
    const { id } = await publish(world);
    const advisor = await enter(world, "advisor");
    const email = `${randomUUID()}@example.com`;
    const guest = { userId: null, name: "Bia Reis", email, language: "pt" as const, answers: [] };
    const answer = await whileOpen(
      world.db,
      async (tx) => register(tx, world.deps, { event: (await lockEvent(tx, { id }))!, guest }),
      () => advisor.call("POST", `/api/member/events/${id}/registration`, { answers: [] }),
    );
    expect([answer.status, (await answer.json()).own.state]).toEqual([201, "waiting"]);
  },
);

race(
  "a code of one registration is not another's of the same event",
  { keys: { "server/events/queries.ts#insertRegistration": "registrations_event_id_code_key" } },
  async (world) => {
    const { id: eventId } = await publish(world);
    const first = guestOf(world, eventId);
    const second = guestOf(world, eventId, { code: first.code });
    const isKept = await whileOpen(
      world.db,
      (tx) => insertRegistration(tx, first),
      () => transact(world.db, (tx) => insertRegistration(tx, second)),
    );
    expect([isKept, await findRegistration(world.db, second.id)]).toEqual([false, undefined]);
  },
);

race(
  "whoever had the house forget them is not written to when the event is cancelled in the same moment",
  { locks: ["server/events/desk/queries.ts#lockGuests"] },
  async (world) => {
    const { id: eventId, move } = await publish(world);
    const guest = guestOf(world, eventId);
    await transact(world.db, (tx) => insertRegistration(tx, guest));
    const { email } = guest;
    const answer = await whileOpen(
      world.db,
      (tx) => letGoOf(tx, { userId: randomUUID(), email, now: world.clock.now() }),
      () => move("cancelled", 2, "Chuva forte"),
    );
    expect(answer.status).toBe(200);
    const { rows } = await sql`
      select from pgboss.job where name = 'mail.send' and data ->> 'to' = ${email}`.execute(world.db);
    expect(rows).toHaveLength(0);
  },
);

race(
  "a check-in that is taken back in the last moment does not count as attendance",
  { locks: ["server/events/rounds/queries.ts#findToSettle"] },
  async (world) => {
    const { id: eventId } = await publish(world);
    const at = new Date(world.clock.now().getTime() + 3_600_000);
    const guest = { ...guestOf(world, eventId), state: "checked_in" as const };
    const row = { ...guest, checked_in_at: at, check_in_heard_at: at };
    await transact(world.db, (tx) => insertRegistration(tx, row));
    const later = { now: () => new Date(at.getTime() + 3_600_000) };
    await whileOpen(
      world.db,
      (tx) => updateState(tx, { id: guest.id, state: "registered" }),
      () => settleAttendance({ ...world.deps, clock: later }),
    );
    expect(await findRegistration(world.db, guest.id)).toMatchObject({ attended_at: null });
    const told = world.db.selectFrom("facts").select("kind").where("cause", "=", guest.id);
    expect(await told.execute()).toEqual([]);
  },
);
