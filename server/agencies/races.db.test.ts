import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { Tx } from "#platform/database/database.ts";
import { transact } from "#platform/database/transact.ts";
import { enter } from "#testing/enter.ts";
import { openRaces, whileOpen } from "#testing/races/race.ts";
import type { World } from "#testing/world.ts";
import { findMembership, insertInvite, joinAgency, removeColleague } from "./queries.ts";

const race = openRaces();

/** The advisor, who owns an agency, and the colleague in it, who keeps 70 of a hundred. */
async function team(world: World) {
  const [owner, colleague] = [await enter(world, "advisor"), await enter(world, "colega")];
  const { agencyId } = (await findMembership(world.db, owner.id))!;
  const which = { userId: colleague.id, agencyId };
  const rejoin = (tx: Tx) => joinAgency(tx, { ...which, points: 7_000, now: world.clock.now() });
  return { owner, colleague, agencyId, which, rejoin };
}

race(
  "whoever gave their agency up asks nobody into it any more",
  { locks: ["server/agencies/queries.ts#holdOwned"] },
  async (world) => {
    const { owner, colleague, agencyId } = await team(world);
    const email = `${randomUUID()}@example.com`;
    const belongsTo = (tx: Tx, ownerId: string) =>
      tx.updateTable("agencies").set({ owner_id: ownerId }).where("id", "=", agencyId).execute();
    const answer = await whileOpen(
      world.db,
      (tx) => belongsTo(tx, colleague.id),
      () => owner.call("POST", "/api/agency/invites", { email, points: 5_000 }),
    );
    await transact(world.db, (tx) => belongsTo(tx, owner.id));
    expect(answer.status).toBe(404);
    const asked = world.db.selectFrom("agency_invites").select("id").where("email", "=", email);
    expect(await asked.execute()).toEqual([]);
  },
);

race(
  "what somebody keeps is not changed once they have left the agency",
  { locks: ["server/agencies/queries.ts#updatePoints"] },
  async (world) => {
    const { owner, colleague, which, rejoin } = await team(world);
    const answer = await whileOpen(
      world.db,
      (tx) => removeColleague(tx, which),
      () => owner.call("PATCH", `/api/agency/people/${colleague.id}`, { points: 4_000 }),
    );
    const kept = world.db.selectFrom("profile_details").select(["agency_id", "agency_points"]);
    const [details] = await kept.where("user_id", "=", colleague.id).execute();
    await transact(world.db, rejoin);
    expect([answer.status, details]).toEqual([404, { agency_id: null, agency_points: 10_000 }]);
  },
);

race(
  "an address that is asked already is not asked again",
  { keys: { "server/agencies/queries.ts#insertInvite": "agency_invites_agency_id_email_key" } },
  async (world) => {
    const { owner, agencyId } = await team(world);
    const invite = { email: `${randomUUID()}@example.com`, points: 5_000 };
    const asked = { ...invite, id: randomUUID(), agencyId, now: world.clock.now() };
    const answer = await whileOpen(
      world.db,
      (tx) => insertInvite(tx, asked),
      () => owner.call("POST", "/api/agency/invites", invite),
    );
    expect([answer.status, (await answer.json()).code]).toEqual([409, "invite_exists"]);
  },
);

race(
  "whoever accepts two agencies at once is in one of them, and is told so by the other",
  { keys: { "server/agencies/queries.ts#joinAgency": "profile_details_pkey" } },
  async (world) => {
    const { colleague, agencyId, which, rejoin } = await team(world);
    const operator = await enter(world, "operator");
    const invite = { email: "colega@lilamonde.test", points: 6_000 };
    expect([204, 409]).toContain((await operator.call("POST", "/api/agency/invites", invite)).status);
    const { offers } = await (await colleague.call("GET", "/api/agency")).json();
    await transact(world.db, (tx) => removeColleague(tx, which));
    const answer = await whileOpen(world.db, rejoin, () =>
      colleague.call("POST", `/api/agency/offers/${offers[0].id}`, { accepts: true }),
    );
    expect([answer.status, (await answer.json()).code]).toEqual([409, "conflict"]);
    expect(await findMembership(world.db, colleague.id)).toMatchObject({ agencyId, points: 7_000 });
  },
);
