import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { transact } from "#platform/database/transact.ts";
import { enter } from "#testing/enter.ts";
import { openRaces, whileOpen } from "#testing/races/race.ts";
import type { World } from "#testing/world.ts";
import { prepareChase } from "./prepare-chase.ts";
import { insertRungs, putStatement, updateReleased } from "./queries.ts";

const race = openRaces();

const MONTH = "2026-02";

/** A payee's statement of the month, waiting to be released. */
async function prepared({ db }: World) {
  const waits = { state: "prepared", released_at: null };
  await db.updateTable("statements").set(waits).where("month", "=", MONTH).execute();
  const found = db
    .selectFrom("statements")
    .select(["id", "version"])
    .where("month", "=", MONTH)
    .orderBy("id");
  return found.executeTakeFirstOrThrow();
}

const stateOf = ({ db }: World, id: string) =>
  db.selectFrom("statements").select(["state", "version"]).where("id", "=", id).executeTakeFirstOrThrow();

race(
  "a statement that is prepared anew meanwhile is not released as it was read",
  { locks: ["server/statements/queries.ts#holdStatement"] },
  async (world) => {
    const { call } = await enter(world, "admin");
    const { id, version } = await prepared(world);
    const answer = await whileOpen(
      world.db,
      (tx) =>
        tx
          .updateTable("statements")
          .set({ version: version + 1 })
          .where("id", "=", id)
          .execute(),
      () => call("POST", `/api/admin/statements/${id}/release`, { version }),
    );
    expect(answer.status).toBe(409);
    expect(await stateOf(world, id)).toEqual({ state: "prepared", version: version + 1 });
  },
);

race(
  "a statement that is released as its month is prepared anew stays as it was released",
  { locks: ["server/statements/queries.ts#putStatement"] },
  async (world) => {
    const { call } = await enter(world, "admin");
    const { id, version } = await prepared(world);
    const answer = await whileOpen(
      world.db,
      (tx) => updateReleased(tx, { id, at: world.clock.now() }),
      () => call("POST", "/api/admin/statements", { month: MONTH }),
    );
    expect(answer.ok).toBe(true);
    expect(await stateOf(world, id)).toEqual({ state: "released", version: version + 1 });
  },
);

race(
  "a line that two find late at once is on its rung once",
  { keys: { "server/statements/queries.ts#insertRungs": "statement_rungs_pkey" } },
  async (world) => {
    const found = world.db.selectFrom("statement_rungs").selectAll().orderBy("commission_id").orderBy("rung");
    const row = await found.executeTakeFirstOrThrow();
    const own = world.db
      .selectFrom("statement_rungs")
      .selectAll()
      .where("commission_id", "=", row.commission_id);
    const gone = world.db.deleteFrom("statement_rungs").where("commission_id", "=", row.commission_id);
    await gone.where("rung", "=", row.rung).execute();
    await whileOpen(
      world.db,
      (tx) => insertRungs(tx, [row]),
      () => prepareChase(world.deps),
    );
    expect(await own.where("rung", "=", row.rung).execute()).toEqual([row]);
  },
);

/** Two prepare the first statement of the same at once; what the second is told. */
async function putTwice({ db, clock }: World, given: { kind: string; month?: string; rung?: number }) {
  const content = JSON.stringify({ lines: [] });
  const same = { subject_id: randomUUID(), ...given, state: "prepared", prepared_at: clock.now(), content };
  const [first, second] = [randomUUID(), randomUUID()];
  const put = await whileOpen(
    db,
    (tx) => putStatement(tx, { id: first, ...same }),
    () => transact(db, (tx) => putStatement(tx, { id: second, ...same })),
  );
  return { put, first };
}

race(
  "a payee's month that two prepare at once is one statement",
  { keys: { "server/statements/queries.ts#putStatement": "statements_month" } },
  async (world) => {
    const { put, first } = await putTwice(world, { kind: "payee", month: "2031-05" });
    expect(put).toEqual({ id: first, isNew: false });
  },
);

race(
  "what a hotel is late with, prepared by two at once, is one statement",
  { keys: { "server/statements/queries.ts#putStatement": "statements_waiting" } },
  async (world) => {
    const { put, first } = await putTwice(world, { kind: "hotel", rung: 10 });
    expect(put).toEqual({ id: first, isNew: false });
  },
);
