import { expect } from "vitest";
import { GOALS_AT_ONCE } from "#domain/growth/growth.ts";
import { transact } from "#platform/database/transact.ts";
import { enter } from "#testing/enter.ts";
import { openRaces, whileOpen } from "#testing/races/race.ts";
import type { World } from "#testing/world.ts";
import { openProfessional } from "../checkpoints/professional.ts";
import { recordFacts } from "../facts/record-facts.ts";
import { insertGoal, takeTurn, updateTarget } from "./goals/queries.ts";
import { insertAction } from "./plan/queries.ts";

const race = openRaces();

const goal = (startsOn: string) => ({ measure: "stays", target: 3, startsOn, endsOn: "2026-12-31" });
const rowOf = (ownerId: string, startsOn: string) => ({
  ...{ id: crypto.randomUUID(), owner_id: ownerId, measure: "stays", target: 3, created_at: new Date() },
  ...{ starts_on: startsOn, ends_on: "2026-12-31" },
});

/** The operator, with as many goals as are asked for and no other. */
async function withGoals(world: World, count: number) {
  const operator = await enter(world, "operator");
  await world.db.deleteFrom("goals").where("owner_id", "=", operator.id).execute();
  const rows = Array.from({ length: count }, (_, n) => rowOf(operator.id, `2026-02-0${n + 1}`));
  if (rows.length > 0) await world.db.insertInto("goals").values(rows).execute();
  const goals = () => world.db.selectFrom("goals").selectAll().where("owner_id", "=", operator.id).execute();
  return { ...operator, rows, goals };
}

race(
  "a goal of one measure for one time is set once, and said to be there to who comes second",
  { keys: { "server/growth/goals/queries.ts#insertGoal": "goals_owner" } },
  async (world) => {
    const { id, call, goals } = await withGoals(world, 0);
    const answer = await whileOpen(
      world.db,
      (tx) => insertGoal(tx, rowOf(id, "2026-01-01")),
      () => call("POST", "/api/growth/goals", goal("2026-01-01")),
    );
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ code: "goal_exists" });
    expect(await goals()).toHaveLength(1);
  },
);

race(
  "of two who set the last goal there is room for, one is told that there is none",
  { locks: ["server/growth/goals/queries.ts#takeTurn"] },
  async (world) => {
    const { id, call, goals } = await withGoals(world, GOALS_AT_ONCE - 1);
    const answer = await whileOpen(
      world.db,
      async (tx) => {
        await takeTurn(tx, id);
        await insertGoal(tx, rowOf(id, "2026-01-01"));
      },
      () => call("POST", "/api/growth/goals", goal("2026-01-02")),
    );
    expect(await answer.json()).toMatchObject({ code: "goals_full" });
    expect(await goals()).toHaveLength(GOALS_AT_ONCE);
  },
);

race(
  "who asks more of a goal that another window changed is shown it as it is",
  { locks: ["server/growth/goals/queries.ts#holdGoal"] },
  async (world) => {
    const { rows, call, goals } = await withGoals(world, 1);
    const id = rows[0]!.id;
    const answer = await whileOpen(
      world.db,
      (tx) => updateTarget(tx, { id, target: 5 }),
      () => call("PUT", `/api/growth/goals/${id}`, { target: 9, version: 1 }),
    );
    expect(answer.status).toBe(409);
    expect(await goals()).toMatchObject([{ target: 5, version: 2 }]);
  },
);

/** An action of the advisor's plan that asks for two checkpoints of their clients'. */
async function openAction({ db, clock }: World, ownerId: string) {
  const [id, checkpointId, now] = [crypto.randomUUID(), crypto.randomUUID(), clock.now()];
  const none = JSON.stringify({ pt: "", en: "" });
  const { diagnostic_id } = await db
    .selectFrom("plan_actions")
    .select("diagnostic_id")
    .where("owner_id", "=", ownerId)
    .executeTakeFirstOrThrow();
  await transact(db, async (tx) => {
    const words = { title: "Dois passos", note: "", dueOn: "2026-04-01" };
    await openProfessional(tx, { id: checkpointId, ownerId, ...words, now });
    await insertAction(tx, {
      ...{ id, key: id, diagnostic_id, owner_id: ownerId, checkpoint_id: checkpointId, created_at: now },
      ...{ title: none, note: none, dimension: none, fact: "checkpoint_done", times: 2 },
    });
  });
  return { id, checkpointId };
}

race(
  "two pieces of work that are done at once are both seen, and close the action that asks for two",
  { locks: ["server/growth/plan/queries.ts#holdOpen"] },
  async (world) => {
    const { db, deps } = world;
    const { id: ownerId } = await enter(world, "advisor");
    const action = await openAction(world, ownerId);
    // Done late, it gives no points: what is held for those does not make the two take turns.
    const done = () => {
      const [checkpointId, journeyId] = [crypto.randomUUID(), crypto.randomUUID()];
      const data = { checkpointId, ownerId, journeyId, isOnTime: false };
      return [{ kind: "checkpoint_done" as const, cause: checkpointId, data }];
    };
    await whileOpen(
      db,
      (tx) => recordFacts(tx, deps, done()),
      () => transact(db, (tx) => recordFacts(tx, deps, done())),
    );
    const kept = await db
      .selectFrom("plan_actions as p")
      .innerJoin("checkpoints as c", "c.id", "p.checkpoint_id")
      .select(["p.seen", "c.state"])
      .where("p.id", "=", action.id)
      .execute();
    expect(kept).toEqual([{ seen: 2, state: "done" }]);
  },
);
