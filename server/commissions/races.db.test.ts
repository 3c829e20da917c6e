import { expect } from "vitest";
import type { Fact } from "#domain/facts/facts.ts";
import { transact } from "#platform/database/transact.ts";
import { openRaces, whileOpen } from "#testing/races/race.ts";
import { followBookings, openMissing } from "./follow-bookings.ts";
import { findCommission, findShares } from "./queries.ts";
import { agree, confirm, findSides, owe, pay } from "./testing/owed-stays.ts";

const race = openRaces();

race(
  "a stay from before there were commissions opens one, whoever looks for it at the same time",
  { keys: { "server/commissions/queries.ts#insertCommission": "commissions_booking_id_key" } },
  async (world) => {
    const quiet = { ...world.deps, listeners: { ...world.deps.listeners, counts: [], tells: [] } };
    const { id } = await agree({ ...world, deps: quiet }, await findSides(world));
    const fact = { kind: "booking_accepted", cause: id, data: { bookingId: id } } as unknown as Fact;
    const { hear } = followBookings.find(({ kind }) => kind === "booking_accepted")!;
    await whileOpen(
      world.db,
      (tx) => hear(tx, world.deps, fact),
      () => openMissing(world.deps),
    );
    const opened = world.db.selectFrom("commission_events").select("kind").where("commission_id", "=", id);
    expect(await opened.execute()).toEqual([{ kind: "opened" }]);
  },
);

race(
  "what a hotel fixes is fixed once, and each who has a share has one",
  {
    locks: ["server/commissions/queries.ts#holdCommission"],
    keys: { "server/commissions/queries.ts#putShares": "commission_shares_pkey" },
  },
  async (world) => {
    const people = await findSides(world);
    const { id } = await agree(world, people);
    const fix = (which: string) =>
      people.hotel.call("POST", `/api/houses/${people.hotelId}/commissions/confirm`, {
        rows: [{ id: which, version: 1, bases: [50_000] }],
      });
    const answer = await whileOpen(
      world.db,
      (tx) => confirm(tx, world, id),
      () => fix(id),
    );
    expect([answer.status, (await answer.json()).code]).toEqual([409, "conflict"]);
    const other = await agree(world, people);
    expect((await fix(other.id)).status).toBe(200);
    const shares = await findShares(world.db, other.id);
    expect(new Set(shares.map(({ payeeId }) => payeeId)).size).toBe(shares.length);
    const { hotel_line: hotelLine } = (await findCommission(world.db, { id: other.id }))!;
    expect(shares.reduce((sum, share) => sum + share.hotelLine, 0)).toBe(hotelLine);
  },
);

race(
  "a commission that is being paid is not closed by guests who did not come",
  { locks: ["server/commissions/queries.ts#holdOfBooking"] },
  async (world) => {
    const people = await findSides(world);
    const { id } = await owe(world, people, "2026-03-10");
    // The step itself would wait for the booking, which a payment refers to; what follows it is heard alone.
    const fact = { kind: "booking_no_show", cause: id, data: { bookingId: id } } as unknown as Fact;
    const { hear } = followBookings.find(({ kind }) => kind === "booking_no_show")!;
    await whileOpen(
      world.db,
      (tx) => pay(tx, world, people, { commissionId: id, amount: 100 }),
      () => transact(world.db, (tx) => hear(tx, world.deps, fact)),
    );
    expect(await findCommission(world.db, { id })).toMatchObject({ state: "confirmed", received: 100 });
  },
);
