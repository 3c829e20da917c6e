import { expect } from "vitest";
import { enter } from "#testing/enter.ts";
import { openRaces, whileOpen } from "#testing/races/race.ts";
import { updateClient } from "./queries.ts";

const race = openRaces();

const ana = {
  ...{ fullName: "Ana Andrade", household: null, email: "ana@example.com", phone: null },
  ...{ birthday: "1984-05-06", language: "pt" as const, preferences: "Sem glúten", notes: "" },
};

race(
  "an edit of a client that somebody else was quicker to edit is refused, and theirs stands",
  { locks: ["server/clients/queries.ts#holdClient"] },
  async (world) => {
    const advisor = await enter(world, "advisor");
    const { id } = await (await advisor.call("POST", "/api/clients", ana)).json();
    const content = { ...ana, notes: "Viaja com a avó" };
    const which = { clientId: id, ownerId: advisor.id, householdId: null, now: world.clock.now() };
    const answer = await whileOpen(
      world.db,
      (tx) => updateClient(tx, { ...which, content }),
      () => advisor.call("PUT", `/api/clients/${id}`, { ...ana, notes: "Viaja só", version: 1 }),
    );
    expect([answer.status, (await answer.json()).code]).toEqual([409, "conflict"]);
    const client = await (await advisor.call("GET", `/api/clients/${id}`)).json();
    expect(client).toMatchObject({ notes: "Viaja com a avó", version: 2 });
  },
);
