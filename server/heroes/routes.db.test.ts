import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { until } from "#testing/until.ts";
import { getWorld, type World } from "#testing/world.ts";
import { announceHeroTurns } from "./announce-turns.ts";
import type { HeroesApi } from "./contract.ts";

let world: World;
beforeAll(async () => {
  world = await getWorld();
});
beforeEach(() => world.reset());
afterAll(() => world.close());

const alt = { pt: "Uma arcada", en: "An arcade" };
const point = { x: 0.7, y: 0.5 };
type Written = { picture?: string; kind?: string; film?: string | null; startsAt?: Date; endsAt?: Date };
async function addHero({ picture = "hero-home", kind = "image", film = null, startsAt, endsAt }: Written) {
  await world.db
    .insertInto("heroes")
    .values({
      ...{ id: randomUUID(), page: "home", kind, film, position: 0 },
      picture: JSON.stringify({ kind: "art", name: picture, alt }),
      alt: JSON.stringify(alt),
      focal_points: JSON.stringify({ phone: point, tablet: point, desktop: point }),
      starts_at: startsAt ?? null,
      ends_at: endsAt ?? null,
    })
    .execute();
}
const read = async () => {
  const answer = await world.client<HeroesApi>().heroes[":page"].$get({ param: { page: "home" } });
  if (answer.status !== 200) throw new Error(`answered ${answer.status}`);
  return (await answer.json()).hero;
};
const inMinutes = (minutes: number) => new Date(world.clock.now().getTime() + minutes * 60_000);

test("a page without a hero has none, and an unknown page is refused", async () => {
  expect(await read()).toBeNull();
  const answer = await world.api("/api/heroes/nowhere");
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ fields: { page: "invalid" } });
});

test("a film of the house plays over its picture", async () => {
  await addHero({ kind: "video_file", film: "hero-home-loop" });
  expect(await read()).toEqual({
    page: "home",
    kind: "video_file",
    picture: { kind: "art", name: "hero-home", alt },
    film: { kind: "art", name: "hero-home-loop" },
    alt,
    focalPoints: { phone: point, tablet: point, desktop: point },
    veil: 10,
  });
});

test("an embedded film is known by its provider and number; one that cannot be read leaves its picture", async () => {
  await addHero({ kind: "video_embed", film: "https://vimeo.com/123456789" });
  expect((await read())?.film).toEqual({ kind: "embed", provider: "vimeo", videoId: "123456789" });
  await world.db.updateTable("heroes").set({ film: "https://elsewhere.example/film" }).execute();
  expect(await read()).toMatchObject({ kind: "image", film: null });
});

test("a hero with dates takes the place of the standing one while they last", async () => {
  await addHero({ picture: "hero-home" });
  await addHero({ picture: "velaa-sunset", startsAt: inMinutes(10), endsAt: inMinutes(20) });
  const shown = async () => (await read())?.picture;
  expect(await shown()).toMatchObject({ name: "hero-home" });
  world.clock.set(inMinutes(10));
  expect(await shown()).toMatchObject({ name: "velaa-sunset" });
  world.clock.set(inMinutes(10));
  expect(await shown()).toMatchObject({ name: "hero-home" });
});

test("every node hears when a hero's time begins or ends, and only then", async () => {
  await addHero({ startsAt: inMinutes(10), endsAt: inMinutes(20) });
  const heard: string[] = [];
  const stop = await world.database.listen("content", (table) => heard.push(table));
  const count = async (minutes: number) => {
    world.clock.set(new Date(Date.UTC(2026, 2, 2, 12, minutes)));
    await announceHeroTurns(world.deps);
    await world.db.selectFrom("heroes").select("id").execute();
  };
  for (const minutes of [0, 9, 10, 15]) await count(minutes);
  await until(() => expect(heard).toEqual(["heroes:home"]));
  await count(20);
  await until(() => expect(heard).toEqual(["heroes:home", "heroes:home"]));
  await stop();
});
