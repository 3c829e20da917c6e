import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { SAVED_VIEWS_MAX } from "#domain/list/saved-views.ts";
import { enter } from "#testing/enter.ts";
import { openRaces, whileOpen } from "#testing/races/race.ts";
import { takeTurn, upsertView } from "./queries.ts";

const race = openRaces();

race(
  "a view that is saved under one name in two windows at once is one, with the later question",
  { keys: { "server/saved-views/queries.ts#upsertView": "saved_views_user_id_list_name_key" } },
  async (world) => {
    const { id: user_id, call } = await enter(world, "advisor");
    const view = { list: "posts", name: randomUUID() };
    const theirs = {
      id: randomUUID(),
      user_id,
      ...view,
      query: "state=draft",
      created_at: world.clock.now(),
    };
    const answer = await whileOpen(
      world.db,
      (tx) => upsertView(tx, theirs),
      () => call("POST", "/api/saved-views", { ...view, query: "state=published" }),
    );
    expect(answer.status).toBe(200);
    await world.db.deleteFrom("saved_views").where("name", "<>", view.name).execute();
    const kept = world.db.selectFrom("saved_views").select(["id", "query"]).where("name", "=", view.name);
    expect(await kept.execute()).toEqual([{ id: theirs.id, query: "state=published" }]);
  },
);

race(
  "of views that are saved at once no more are kept than a list remembers",
  { locks: ["server/saved-views/queries.ts#takeTurn"] },
  async (world) => {
    const { id: user_id, call } = await enter(world, "operator");
    const list = "trips";
    await world.db.deleteFrom("saved_views").where("user_id", "=", user_id).execute();
    const created_at = world.clock.now();
    const answer = await whileOpen(
      world.db,
      async (tx) => {
        await takeTurn(tx, user_id);
        for (let count = 0; count < SAVED_VIEWS_MAX; count++)
          await upsertView(tx, { id: randomUUID(), user_id, list, name: `${count}`, query: "", created_at });
      },
      () => call("POST", "/api/saved-views", { list, name: "Mais uma", query: "" }),
    );
    expect(await answer.json()).toMatchObject({ code: "views_full" });
  },
);
