import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect } from "vitest";
import type { Tx } from "#platform/database/database.ts";
import { transact, watchRepeats } from "#platform/database/transact.ts";
import { openRaces, whileOpen } from "#testing/races/race.ts";
import type { World } from "#testing/world.ts";
import { findCommission } from "../queries.ts";
import { countFor, findSides, keepTransfer, owe, pay } from "../testing/owed-stays.ts";
import { holdAll, holdPayment, lessenWaiting } from "./queries.ts";

const race = openRaces();

race(
  "of two transfers for one stay the second waits in suspense, and one reference is one transfer",
  {
    locks: ["server/commissions/payments/queries.ts#holdAll"],
    keys: { "server/commissions/payments/queries.ts#insertPayment": "payments_hotel_reference" },
  },
  async (world) => {
    const people = await findSides(world);
    const { id, number, owed } = await owe(world, people);
    const remit = (reference: string) =>
      people.admin.call("POST", "/api/admin/remittances", {
        ...{ hotelId: people.hotelId, currency: "EUR", amount: owed, paidOn: "2026-03-01", reference },
        lines: [{ number, amount: owed }],
      });
    const answer = await whileOpen(
      world.db,
      (tx) => pay(tx, world, people, { commissionId: id, amount: owed }),
      () => remit(randomUUID()),
    );
    expect([answer.status, (await answer.json()).unmatched]).toEqual([201, owed]);
    expect(await findCommission(world.db, { id })).toMatchObject({ state: "received", received: owed });
    const reference = randomUUID();
    const again = await whileOpen(
      world.db,
      (tx) => keepTransfer(tx, world, people, { amount: owed, reference }),
      () => remit(reference),
    );
    expect([again.status, (await again.json()).code]).toEqual([409, "payment_exists"]);
  },
);

race(
  "no more is said to be for a stay than waits of a transfer, and what is said bit by bit adds up",
  {
    locks: ["server/commissions/payments/queries.ts#holdPayment"],
    keys: { "server/commissions/payments/queries.ts#insertMatch": "payment_matches_pkey" },
  },
  async (world) => {
    const people = await findSides(world);
    const { id, number } = await owe(world, people);
    const waiting = { amount: 8_000, unmatched: 8_000 };
    const { id: paymentId } = await transact(world.db, (tx) => keepTransfer(tx, world, people, waiting));
    const match = (amount: number) =>
      people.admin.call("POST", `/api/admin/remittances/${paymentId}/match`, { number, amount });
    const answer = await whileOpen(
      world.db,
      async (tx) => {
        await holdPayment(tx, paymentId);
        await lessenWaiting(tx, { id: paymentId, amount: 5_000 });
        await countFor(tx, world, { paymentId, commissionId: id, amount: 5_000, actorId: people.admin.id });
      },
      () => match(5_000),
    );
    expect([answer.status, (await answer.json()).fields]).toEqual([400, { amount: "invalid" }]);
    expect((await match(3_000)).status).toBe(200);
    const matches = world.db.selectFrom("payment_matches").select("amount").where("commission_id", "=", id);
    expect(await matches.execute()).toEqual([{ amount: 8_000 }]);
  },
);

race(
  "a correction waits for whoever has its transfer in hand, and neither is ended for the other's sake",
  { locks: ["server/commissions/payments/queries.ts#holdPaymentsOf"] },
  async (world) => {
    const people = await findSides(world);
    const { id, owed } = await owe(world, people);
    await transact(world.db, (tx) => pay(tx, world, people, { commissionId: id, amount: owed }));
    const { version } = (await findCommission(world.db, { id }))!;
    const ended: string[] = [];
    watchRepeats(world.db, ({ code }) => ended.push(code));
    const correction = { version, reason: "Uma noite a menos", bases: [50_000] };
    let answer: Promise<Response> | undefined;
    await world.db.transaction().execute(async (tx) => {
      await holdPayment(tx, (await paymentOf(tx, id))!);
      answer = people.admin.call("POST", `/api/admin/commissions/${id}/correct`, correction);
      await expect.poll(() => isWaitedFor(tx, world)).toBe(true);
      await holdAll(tx, [id]);
    });
    expect([(await answer!).status, ended]).toEqual([200, []]);
  },
);

async function paymentOf(tx: Tx, commissionId: string) {
  const match = tx.selectFrom("payment_matches").select("payment_id");
  return (await match.where("commission_id", "=", commissionId).executeTakeFirst())?.payment_id;
}

async function isWaitedFor(tx: Tx, { db }: World): Promise<boolean> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
  const waiting =
    await sql`select from pg_stat_activity where ${rows[0]!.pid} = any (pg_blocking_pids(pid))`.execute(db);
  return waiting.rows.length > 0;
}
