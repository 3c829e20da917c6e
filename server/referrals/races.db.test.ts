import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { enter } from "#testing/enter.ts";
import { openRaces, whileOpen } from "#testing/races/race.ts";
import type { World } from "#testing/world.ts";
import { passDay } from "./pass-day.ts";
import { insertReferral, letGoOf, renewClaim, takeTurn } from "./queries.ts";

const race = openRaces();

const DAY_MS = 86_400_000;
const hotelOf = (name: string) => ({
  ...{
    name,
    place: "Paraty",
    country: "BR",
    website: `https://${name}.test`,
    why: "Uma mão só.",
    contact: null,
  },
});

/** A hotel of its own that somebody referred, theirs until a day. */
async function refer({ db }: World, { ownerId, claimEndsAt }: { ownerId: string; claimEndsAt: Date }) {
  const id = randomUUID();
  const row = { id, ownerId, ...hotelOf(id), host: `${id}.test`, claimEndsAt, now: claimEndsAt };
  await db.transaction().execute((tx) => insertReferral(tx, row));
  return id;
}

const claimOf = ({ db }: World, id: string) =>
  db
    .selectFrom("referrals")
    .select(["is_claim_over", "claim_ends_at"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();

race(
  "of two who refer a hotel at once, one has it",
  { locks: ["server/referrals/queries.ts#takeTurn"] },
  async (world) => {
    const [{ id: ownerId }, { call }] = [await enter(world, "advisor"), await enter(world, "operator")];
    const now = world.clock.now();
    const hotel = hotelOf(randomUUID());
    const claimEndsAt = new Date(now.getTime() + DAY_MS);
    const theirs = { id: randomUUID(), ownerId, ...hotel, host: `${hotel.name}.test`, claimEndsAt, now };
    const answer = await whileOpen(
      world.db,
      async (tx) => {
        await takeTurn(tx);
        await insertReferral(tx, theirs);
      },
      () => call("POST", "/api/referrals", { ...hotel, isContactWilling: false, isAnother: true }),
    );
    expect(await answer.json()).toMatchObject({ code: "hotel_known" });
  },
);

race(
  "a hotel whose owner leaves meanwhile moves on as nobody's",
  { locks: ["server/referrals/queries.ts#lockReferral"] },
  async (world) => {
    const [{ id: ownerId }, { call }] = [await enter(world, "advisor"), await enter(world, "admin")];
    const now = world.clock.now();
    const id = await refer(world, { ownerId, claimEndsAt: new Date(now.getTime() + DAY_MS) });
    const answer = await whileOpen(
      world.db,
      async (tx) => {
        await letGoOf(tx, { userId: ownerId, now });
        await tx.updateTable("referrals").set({ owner_id: null }).where("id", "=", id).execute();
      },
      () =>
        call("POST", `/api/admin/referrals/${id}/state`, { to: "in_conversation", note: null, version: 1 }),
    );
    expect(answer.status).toBe(200);
    const told = world.db.selectFrom("facts").select("data").where("cause", "=", `${id} in_conversation`);
    expect(await told.execute()).toEqual([
      { data: { referralId: id, ownerId: null, to: "in_conversation" } },
    ]);
  },
);

race(
  "a claim that its owner renews as it ends goes on",
  { locks: ["server/referrals/queries.ts#findEnding"] },
  async (world) => {
    const { id: ownerId } = await enter(world, "advisor");
    const now = world.clock.now();
    const id = await refer(world, { ownerId, claimEndsAt: new Date(now.getTime() - DAY_MS) });
    const claimEndsAt = new Date(now.getTime() + 90 * DAY_MS);
    await whileOpen(
      world.db,
      (tx) => renewClaim(tx, { id, claimEndsAt }),
      () => passDay(world.deps),
    );
    expect(await claimOf(world, id)).toEqual({ is_claim_over: false, claim_ends_at: claimEndsAt });
  },
);
