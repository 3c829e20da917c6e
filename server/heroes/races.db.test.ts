import { expect } from "vitest";
import { enter } from "#testing/enter.ts";
import { openRaces, whileOpen } from "#testing/races/race.ts";
import type { World } from "#testing/world.ts";
import { insertHero, lockPage, updateHero } from "./desk/queries.ts";

const race = openRaces();

const point = { x: 5, y: 5 };
const look = (name: string) => ({
  ...{ name, kind: "image" as const, film: null, veil: 10 },
  picture: { kind: "art" as const, name: "casa-trancoso-house" },
  alt: { pt: "Pôr do sol na lagoa", en: "Sunset over the lagoon" },
  focus: { phone: point, tablet: point, desktop: point },
});
const heroesOf = ({ db }: World) =>
  db.selectFrom("heroes").selectAll().where("page", "=", "home").orderBy("position").orderBy("id").execute();

race(
  "who drafts an opening that another has changed is shown the page as it is",
  { locks: ["server/heroes/desk/queries.ts#lockHero"] },
  async (world) => {
    const { db, clock } = world;
    const { call } = await enter(world, "admin");
    const { id, version } = (await heroesOf(world))[0]!;
    const change = { draft: JSON.stringify(look("Primeiro")) };
    const answer = await whileOpen(
      db,
      (tx) => updateHero(tx, { id, change, now: clock.now() }),
      () => call("PUT", `/api/admin/heroes/${id}/draft`, { version, look: look("Segundo") }),
    );
    expect(answer.status).toBe(409);
    expect((await heroesOf(world)).find((hero) => hero.id === id)).toMatchObject({
      ...{ version: version + 1, draft: { name: "Primeiro" } },
    });
  },
);

race(
  "two openings that are added at once have a place each",
  { locks: ["server/heroes/desk/queries.ts#lockPage"] },
  async (world) => {
    const { call } = await enter(world, "admin");
    const [id, now] = [crypto.randomUUID(), world.clock.now()];
    const answer = await whileOpen(
      world.db,
      async (tx) => {
        const [first, ...rest] = await lockPage(tx, "home");
        const position = Math.max(first!.position, ...rest.map((hero) => hero.position)) + 1;
        const { alt, focal_points, picture } = first!;
        const json = { alt: JSON.stringify(alt), focal_points: JSON.stringify(focal_points) };
        await insertHero(tx, {
          ...{ ...json, id, page: "home", position, kind: "image", is_published: false, updated_at: now },
          picture: JSON.stringify(picture),
        });
      },
      () => call("POST", "/api/admin/heroes", { page: "home", look: look("Segundo") }),
    );
    expect(answer.status).toBe(201);
    const places = (await heroesOf(world)).map(({ position }) => position);
    expect(new Set(places).size).toBe(places.length);
  },
);

race(
  "the time of an opening that is set anew while an older one is taken back stays as it was set last",
  { locks: ["server/heroes/desk/queries.ts#lockHero"] },
  async (world) => {
    const { db, clock } = world;
    const { call } = await enter(world, "admin");
    const { id, version } = (await heroesOf(world))[0]!;
    const day = (on: number) => `2026-04-${on.toString().padStart(2, "0")}T12:00:00.000Z`;
    const plan = { version, startsAt: day(1 + (version % 20)), endsAt: null };
    expect((await call("PUT", `/api/admin/heroes/${id}/schedule`, plan)).status).toBe(200);
    const log = db.selectFrom("audit_log").select("id").where("subject_id", "=", id);
    const entries = log.where("action", "=", "hero.scheduled").orderBy("id", "desc");
    const { id: entry } = await entries.executeTakeFirstOrThrow();
    const change = { starts_at: new Date(day(28)) };
    const answer = await whileOpen(
      db,
      (tx) => updateHero(tx, { id, change, now: clock.now() }),
      () => call("POST", `/api/admin/audit/${entry}/reversal`, { reason: "Engano" }),
    );
    expect(await answer.json()).toMatchObject({ code: "revert_blocked" });
    expect((await heroesOf(world)).find((hero) => hero.id === id)).toMatchObject(change);
  },
);
