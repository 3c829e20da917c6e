import { expect } from "vitest";
import { enter } from "#testing/enter.ts";
import { openRaces, whileOpen } from "#testing/races/race.ts";
import { updateInvite } from "./queries.ts";
import { sendInvite } from "./send-invite.ts";

const race = openRaces();

const guest = () => ({
  ...{ email: `${crypto.randomUUID()}@example.com`, role: "tour_operator" as const },
  ...{ fullName: "Nina Sá", language: "pt" as const },
});

race(
  "an invitation that is being taken back lets nobody in",
  { locks: ["server/invites/queries.ts#lockInvite"] },
  async (world) => {
    const { call } = await enter(world, "admin");
    const invited = guest();
    const { invite, link } = await (await call("POST", "/api/invites", invited)).json();
    const wish = { fullName: "Nina Sá Ribeiro", password: "barco de papel", language: "en" };
    const answer = await whileOpen(
      world.db,
      (tx) => updateInvite(tx, { id: invite.id, changes: { revoked_at: world.clock.now() } }),
      () => call("POST", "/api/invitation/accept", { token: link.split("/invite/")[1], ...wish }),
    );
    expect(answer.status).toBe(404);
    expect(await world.deps.auth.getUserByEmail(invited.email)).toBeFalsy();
  },
);

race(
  "an address that two invite at once has one invitation",
  { keys: { "server/invites/queries.ts#insertInvite": "invites_open_email" } },
  async (world) => {
    const { id: hostId, call } = await enter(world, "admin");
    const invite = guest();
    const answer = await whileOpen(
      world.db,
      (tx) => sendInvite(tx, world.deps, { hostId, invite }),
      () => call("POST", "/api/invites", invite),
    );
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ code: "invite_exists" });
    const kept = world.db.selectFrom("invites").select("id").where("email", "=", invite.email);
    expect(await kept.execute()).toHaveLength(1);
  },
);
