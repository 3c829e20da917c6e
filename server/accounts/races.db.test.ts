import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { DEMO_PASSWORD } from "#database/seed/demo/people.ts";
import type { Tx } from "#platform/database/database.ts";
import { transact } from "#platform/database/transact.ts";
import { enter } from "#testing/enter.ts";
import { openRaces, whileOpen } from "#testing/races/race.ts";
import type { World } from "#testing/world.ts";
import { grantRole } from "./grant-role.ts";
import { openProfile } from "./open-profile.ts";
import { plantTiers } from "./plant-tiers.ts";
import { updateStatus } from "./queries.ts";

const race = openRaces();

/** Somebody new, who has no profile yet. */
async function join({ db, clock }: World): Promise<string> {
  const [id, now] = [randomUUID(), clock.now()];
  const row = { id, email: `${id}@example.com`, created_at: now, updated_at: now };
  await db.insertInto("auth.users").values(row).execute();
  return id;
}
const named = (id: string, name: string) => ({ id, user_metadata: { full_name: name } });

race(
  "of two administrators who leave at once one stays, so that the house has one",
  { locks: ["server/accounts/queries.ts#holdAdministrators"] },
  async (world) => {
    const admin = await enter(world, "admin");
    const { id: other } = (await world.deps.auth.getUserByEmail("admin2@lilamonde.test"))!;
    const stand = (tx: Tx, status: "active" | "suspended") =>
      updateStatus(tx, { id: other, status, reason: null, now: world.clock.now() });
    const answer = await whileOpen(
      world.db,
      (tx) => stand(tx, "suspended"),
      () => admin.call("POST", "/api/privacy/deletion", { password: DEMO_PASSWORD }),
    );
    await transact(world.db, (tx) => stand(tx, "active"));
    expect(answer.status).toBe(409);
    expect((await answer.json()).code).toBe("only_administrator");
  },
);

race(
  "an account has one profile, with the words of whoever proved its address last",
  { keys: { "server/accounts/queries.ts#putPendingProfile": "profiles_pkey" } },
  async (world) => {
    const { db, clock } = world;
    const id = await join(world);
    await whileOpen(
      db,
      (tx) => openProfile(tx, named(id, "Quem chegou antes"), clock.now()),
      () => transact(db, (tx) => openProfile(tx, named(id, "Inês Rocha"), clock.now())),
    );
    const profiles = db.selectFrom("profiles").select("full_name").where("id", "=", id);
    expect(await profiles.execute()).toEqual([{ full_name: "Inês Rocha" }]);
  },
);

const standing = async ({ db }: World, id: string) => ({
  roles: await db.selectFrom("user_roles").select("role").where("user_id", "=", id).execute(),
  advisors: await db.selectFrom("travel_advisors").select("user_id").where("user_id", "=", id).execute(),
  scores: (await db.selectFrom("advisor_reputation").selectAll().where("advisor_id", "=", id).execute()).map(
    ({ reputation_score: score }) => score,
  ),
});

race(
  "whoever is approved by two at once has one role and stands on one ladder",
  {
    keys: {
      "server/accounts/queries.ts#upsertRole": "user_roles_pkey",
      "server/accounts/queries.ts#putAdvisor": "travel_advisors_pkey",
    },
  },
  async (world) => {
    const { db, clock } = world;
    const [id, now] = [await join(world), clock.now()];
    await transact(db, (tx) => openProfile(tx, named(id, "Inês Rocha"), now));
    await whileOpen(
      db,
      (tx) => grantRole(tx, { id, role: "advisor", now }),
      () => transact(db, (tx) => grantRole(tx, { id, role: "tour_operator", now })),
    );
    const { roles, advisors } = await standing(world, id);
    expect([roles, advisors]).toEqual([[{ role: "tour_operator" }], [{ user_id: id }]]);
  },
);

race(
  "whoever is given a role anew keeps the points they began with, once",
  { keys: { "server/accounts/queries.ts#putAdvisor": "advisor_reputation_pkey" } },
  async (world) => {
    const { db, clock } = world;
    const [id, now] = [await join(world), clock.now()];
    await transact(db, (tx) => openProfile(tx, named(id, "Inês Rocha"), now));
    const opening = { points: 120, at: now };
    await whileOpen(
      db,
      (tx) => grantRole(tx, { id, role: "advisor", opening, now }),
      () => transact(db, (tx) => grantRole(tx, { id, role: "advisor", now })),
    );
    expect((await standing(world, id)).scores).toEqual([120]);
  },
);

race(
  "two nodes that begin at once give a house its first ladders once",
  { keys: { "server/accounts/queries.ts#insertLadders": "tier_ladders_role_version_key" } },
  async ({ db }) => {
    // Also where the first ladder was dated anew since.
    const anew = db.updateTable("tier_ladders").set({ valid_from: new Date("2000-01-02T00:00:00Z") });
    await anew.where("version", "=", 1).execute();
    await whileOpen(
      db,
      (tx) => plantTiers(tx),
      () => plantTiers(db),
    );
    const ladders = await db.selectFrom("tier_ladders").select("role").where("version", "=", 1).execute();
    expect(ladders.map(({ role }) => role).sort()).toEqual(["advisor", "tour_operator"]);
  },
);
