import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { transact } from "#platform/database/transact.ts";
import { enter } from "#testing/enter.ts";
import { openRaces, whileOpen } from "#testing/races/race.ts";
import type { World } from "#testing/world.ts";
import { deleteVotesOf, insertRequest, insertVote, updateState } from "./queries.ts";

const race = openRaces();

const newRequest = (id: string, now: Date) => ({ id, authorId: null, title: id, problem: "Falta.", now });

/** A request of its own, with the votes of some. */
async function ask({ db, clock }: World, voters: string[] = []) {
  const id = randomUUID();
  const now = clock.now();
  await transact(db, async (tx) => {
    await insertRequest(tx, newRequest(id, now));
    for (const userId of voters) await insertVote(tx, { requestId: id, userId, now });
  });
  return id;
}

const votesOf = async ({ db }: World, id: string) =>
  (await db.selectFrom("feature_requests").select("votes").where("id", "=", id).executeTakeFirstOrThrow())
    .votes;

race(
  "who votes for a request while it is declined is refused",
  { locks: ["server/requests/queries.ts#lockRequest"] },
  async (world) => {
    const { call } = await enter(world, "advisor");
    const id = await ask(world);
    const answer = await whileOpen(
      world.db,
      (tx) => updateState(tx, { id, state: "declined", answer: "Não cabe.", now: world.clock.now() }),
      () => call("PUT", `/api/requests/${id}/vote`, { isOn: true }),
    );
    expect(answer.status).toBe(409);
    expect(await votesOf(world, id)).toBe(0);
  },
);

race(
  "who votes in two windows at once has one vote",
  { keys: { "server/requests/queries.ts#insertVote": "feature_votes_pkey" } },
  async (world) => {
    const { id: userId, call } = await enter(world, "advisor");
    const id = await ask(world);
    const answer = await whileOpen(
      world.db,
      (tx) => insertVote(tx, { requestId: id, userId, now: world.clock.now() }),
      () => call("PUT", `/api/requests/${id}/vote`, { isOn: true }),
    );
    expect(answer.ok).toBe(true);
    expect(await votesOf(world, id)).toBe(1);
  },
);

race(
  "who votes for one of two requests as they become one has one vote",
  { keys: { "server/requests/queries.ts#moveVotes": "feature_votes_pkey" } },
  async (world) => {
    const [{ id: userId }, { call }] = [await enter(world, "advisor"), await enter(world, "admin")];
    const [id, into] = [await ask(world, [userId]), await ask(world)];
    const answer = await whileOpen(
      world.db,
      (tx) => insertVote(tx, { requestId: into, userId, now: world.clock.now() }),
      () => call("POST", `/api/requests/${id}/merge`, { into, version: 1 }),
    );
    expect(answer.ok).toBe(true);
    expect(await votesOf(world, into)).toBe(1);
  },
);

race(
  "a request that two plant at once is there once",
  { keys: { "server/requests/queries.ts#insertRequest": "feature_requests_pkey" } },
  async ({ db, clock }) => {
    const id = randomUUID();
    const row = newRequest(id, clock.now());
    await whileOpen(
      db,
      (tx) => insertRequest(tx, row),
      () => transact(db, (tx) => insertRequest(tx, row)),
    );
    expect(await db.selectFrom("feature_requests").select("id").where("id", "=", id).execute()).toEqual([
      { id },
    ]);
  },
);

race(
  "a vote that comes as somebody else's is taken back is counted",
  { locks: ["server/requests/queries.ts#lockRequest"] },
  async (world) => {
    const [{ id: leaving }, { id: userId }] = [await enter(world, "operator"), await enter(world, "advisor")];
    const id = await ask(world, [leaving]);
    await whileOpen(
      world.db,
      (tx) => insertVote(tx, { requestId: id, userId, now: world.clock.now() }),
      () => transact(world.db, (tx) => deleteVotesOf(tx, leaving)),
    );
    expect(await votesOf(world, id)).toBe(1);
  },
);
