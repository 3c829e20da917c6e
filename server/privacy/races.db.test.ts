import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { TERMS_VERSION } from "#domain/privacy/terms-version.ts";
import { enter } from "#testing/enter.ts";
import { openRaces, whileOpen } from "#testing/races/race.ts";
import type { World } from "#testing/world.ts";
import { answerRequest, insertIncident, plantDesk, updateIncident } from "./desk/queries.ts";
import { keepAcceptance } from "./terms/keep-acceptance.ts";

const race = openRaces();

const incident = {
  ...{ title: "Planilha enviada por engano", severity: "low" as const, people: 2, measures: "Apagada" },
  ...{ foundAt: "2026-03-01T12:00:00.000Z", reportedAt: null, closedAt: null },
};
const requestOf = (id: string, now: Date) => ({
  ...{ id, kind: "access", email: `${id}@example.com`, note: "Uma cópia", received_at: now, due_at: now },
});

race(
  "of two who answer a person's request at once, one is refused and reads what was said",
  { locks: ["server/privacy/desk/queries.ts#lockRequest"] },
  async (world) => {
    const { id: by, call } = await enter(world, "admin");
    const id = randomUUID();
    const now = world.clock.now();
    await world.db.insertInto("privacy_requests").values(requestOf(id, now)).execute();
    const given = { version: 1, state: "refused", answer: "Não há nada." };
    const answer = await whileOpen(
      world.db,
      (tx) => answerRequest(tx, { id, state: "answered", answer: "Enviada.", by, now }),
      () => call("PUT", `/api/admin/privacy/requests/${id}`, given),
    );
    expect(answer.status).toBe(409);
    expect((await answer.json()).current).toMatchObject({ state: "answered", answer: "Enviada." });
  },
);

race(
  "what is written on about an incident is not lost to who writes at the same time",
  { locks: ["server/privacy/desk/queries.ts#lockIncident"] },
  async (world) => {
    const { call } = await enter(world, "admin");
    const id = randomUUID();
    await world.db.transaction().execute((tx) => insertIncident(tx, id, incident));
    const answer = await whileOpen(
      world.db,
      (tx) => updateIncident(tx, id, { ...incident, people: 200 }),
      () => call("PUT", `/api/admin/privacy/incidents/${id}`, { ...incident, version: 1, measures: "Nada" }),
    );
    expect(answer.status).toBe(409);
    const kept = world.db.selectFrom("privacy_incidents").select(["people", "measures"]).where("id", "=", id);
    expect(await kept.execute()).toEqual([{ people: 200, measures: "Apagada" }]);
  },
);

/** Two plant the desk at once; how often each thing is there. */
async function plantTwice({ db, clock }: World) {
  const id = randomUUID();
  const request = requestOf(id, clock.now());
  const { title, severity, people, measures } = incident;
  const found = { id, title, severity, people, measures, found_at: clock.now() };
  await whileOpen(
    db,
    async (tx) => {
      await tx.insertInto("privacy_requests").values(request).execute();
      await tx.insertInto("privacy_incidents").values(found).execute();
    },
    () => plantDesk(db, [request], found),
  );
  const requests = await db.selectFrom("privacy_requests").select("id").where("id", "=", id).execute();
  const incidents = await db.selectFrom("privacy_incidents").select("id").where("id", "=", id).execute();
  return { requests: requests.length, incidents: incidents.length };
}

race(
  "of two who plant the desk at once, each request is there once",
  { keys: { "server/privacy/desk/queries.ts#plantDesk": "privacy_requests_pkey" } },
  async (world) => expect((await plantTwice(world)).requests).toBe(1),
);

race(
  "of two who plant the desk at once, the incident is there once",
  { keys: { "server/privacy/desk/queries.ts#plantDesk": "privacy_incidents_pkey" } },
  async (world) => expect((await plantTwice(world)).incidents).toBe(1),
);

race(
  "terms that somebody accepts twice at once are accepted once, when it was first",
  { keys: { "server/privacy/terms/queries.ts#insertAcceptances": "accepted_terms_user_id_version_key" } },
  async (world) => {
    const { id: userId, call } = await enter(world, "colega");
    await world.db.deleteFrom("accepted_terms").where("user_id", "=", userId).execute();
    const first = new Date("2026-03-01T12:00:00Z");
    const answer = await whileOpen(
      world.db,
      (tx) => keepAcceptance(tx, { userId, way: "invitation", now: first }),
      () => call("POST", "/api/privacy/terms", { version: TERMS_VERSION }),
    );
    expect(answer.status).toBe(200);
    expect((await answer.json()).accepted).toEqual([{ version: TERMS_VERSION, at: first.toISOString() }]);
  },
);
