import { expect } from "vitest";
import { transact } from "#platform/database/transact.ts";
import { Problem } from "#platform/http/problem.ts";
import { enter } from "#testing/enter.ts";
import { openRaces, whileOpen } from "#testing/races/race.ts";
import { setStanding } from "../accounts/set-standing.ts";
import type { Actor } from "../http/actor.ts";
import { proposeAdmin } from "./grants/propose-admin.ts";
import { insertGrant } from "./grants/queries.ts";

const race = openRaces();

race(
  "somebody whom one administrator turns away is not let in by another at the same moment",
  { locks: ["server/people/queries.ts#lockProfiles"] },
  async (world) => {
    const { db, deps } = world;
    const { call } = await enter(world, "admin");
    const { id } = await deps.auth.createUser({
      ...{ email: `${crypto.randomUUID()}@example.com`, password: "barco de papel", email_confirm: true },
    });
    const profile = () =>
      db.selectFrom("profiles").select(["status", "version"]).where("id", "=", id).executeTakeFirstOrThrow();
    const { version } = await profile();
    const answer = await whileOpen(
      db,
      (tx) => setStanding(tx, deps, { id, status: "rejected", reason: "Não é do ramo" }),
      () => call("POST", `/api/people/${id}/status`, { to: "active", role: "advisor", version }),
    );
    expect(answer.status).toBe(409);
    expect(await profile()).toMatchObject({ status: "rejected" });
  },
);

race(
  "of two who propose one person as an administrator, one does",
  { keys: { "server/people/grants/queries.ts#insertGrant": "admin_grants_open" } },
  async (world) => {
    const { db, deps, clock } = world;
    const [{ id: first }, { id: second }] = [await enter(world, "admin"), await enter(world, "admin2")];
    const { id } = await enter(world, "operator");
    await db.deleteFrom("admin_grants").where("user_id", "=", id).execute();
    const proposal = { user_id: id, proposed_by: first, reason: "Cuida do financeiro." };
    const actor: Actor = { id: second, status: "active", role: "admin", hasUsedFactor: true };
    const refusal = await whileOpen(
      db,
      (tx) => insertGrant(tx, { id: crypto.randomUUID(), ...proposal, proposed_at: clock.now() }),
      () => proposeAdmin(deps, { actor, id, reason: "Também acho." }).catch((error: unknown) => error),
    );
    expect(refusal).toBeInstanceOf(Problem);
    expect(refusal).toMatchObject({ code: "conflict" });
    const kept = db.selectFrom("admin_grants").select("proposed_by").where("user_id", "=", id);
    expect(await kept.execute()).toEqual([{ proposed_by: first }]);
    await transact(db, (tx) => tx.deleteFrom("admin_grants").where("user_id", "=", id).execute());
  },
);
