import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { seedHouse } from "#database/seed/house/seed-house.ts";
import { enter } from "#testing/enter.ts";
import { getWorld, type World } from "#testing/world.ts";
import { plantPeople } from "../../accounts/plant-people.ts";
import { plantTiers } from "../../accounts/plant-tiers.ts";
import type { HeroesApi } from "../contract.ts";

let world: World;
// biome-ignore lint/suspicious/noExplicitAny: what is asked of it is what is expected
type Told = any;
let ask: (method: string, path: string, body?: unknown) => Promise<{ status: number; body: Told }>;
beforeAll(async () => {
  world = await getWorld();
});
beforeEach(async () => {
  await world.reset();
  await plantTiers(world.db);
  await plantPeople(world.deps);
  await seedHouse(world.db, world.clock.now());
  const { token } = await enter(world, "admin");
  ask = async (method, path, body) => {
    const isBytes = body instanceof Uint8Array;
    const answer = await world.api(`/api/admin${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        "content-type": isBytes ? "application/octet-stream" : "application/json",
      },
      ...(body !== undefined && { body: isBytes ? (body as BodyInit) : JSON.stringify(body) }),
    });
    return { status: answer.status, body: await answer.json() };
  };
});
afterAll(() => world.close());

const point = { x: 5, y: 5 };
const look = (change: object = {}) => ({
  name: "Arcada",
  kind: "image",
  picture: { kind: "art", name: "casa-trancoso-house" },
  film: null,
  alt: { pt: "Pôr do sol na lagoa", en: "Sunset over the lagoon" },
  focus: { phone: point, tablet: point, desktop: { x: 7, y: 5 } },
  veil: 10,
  ...change,
});
const first = async () => (await ask("GET", "/heroes/pages/home")).body.heroes[0];
const seen = async () => {
  const answer = await world.client<HeroesApi>().heroes[":page"].$get({ param: { page: "home" } });
  if (answer.status !== 200) throw new Error(`answered ${answer.status}`);
  return (await answer.json()).hero;
};
const actions = async () =>
  (
    await world.db
      .selectFrom("audit_log")
      .select("action")
      .where("action", "like", "hero.%")
      .orderBy("id")
      .execute()
  ).map(({ action }) => action);

test("a change is kept beside what readers see, published to every node at once, and taken back", async () => {
  const { id, version } = await first();
  const drafted = await ask("PUT", `/heroes/${id}/draft`, { version, look: look() });
  expect(drafted.body.heroes[0]).toMatchObject({ state: "live", draft: { look: { name: "Arcada" } } });
  expect((await seen())?.picture).toMatchObject({ name: "hero-home" });

  const heard: string[] = [];
  const stop = await world.database.listen("content", (tag) => heard.push(tag));
  const published = await ask("POST", `/heroes/${id}/publication`, { version: version + 1 });
  expect(published.body.heroes[0]).toMatchObject({ draft: null, live: { look: { name: "Arcada" } } });
  await vi.waitFor(() => expect(heard).toContain("heroes:home"));
  await stop();
  expect(await seen()).toMatchObject({
    picture: { name: "casa-trancoso-house" },
    kind: "image",
    film: null,
    veil: 10,
  });

  const { versions } = (await ask("GET", `/heroes/${id}/history`)).body;
  expect(versions.map((each: Told) => [each.number, each.isLive, each.by !== null])).toEqual([
    [2, true, true],
    [1, false, false],
  ]);
  const restored = await ask("POST", `/heroes/${id}/restoring`, { version: version + 2, number: 1 });
  expect(restored.status).toBe(200);
  expect(await seen()).toMatchObject({ picture: { name: "hero-home" }, film: { name: "hero-home-film" } });
  expect(await actions()).toEqual(["hero.drafted", "hero.published", "hero.restored"]);
});

test("what nobody could read is not published: no veil over light, a language missing, an unknown film", async () => {
  const { id, version } = await first();
  const bright = look({
    picture: { kind: "art", name: "texture-zellige" },
    veil: 0,
    alt: { pt: "Azulejos", en: "" },
  });
  await ask("PUT", `/heroes/${id}/draft`, {
    version,
    look: { ...bright, kind: "video_embed", film: "nowhere" },
  });
  const refused = await ask("POST", `/heroes/${id}/publication`, { version: version + 1 });
  expect(refused).toMatchObject({ status: 409, body: { code: "hero_unready" } });
  expect(refused.body.current.blockers).toEqual(["alt", "contrast", "film"]);
  expect((await seen())?.picture).toMatchObject({ name: "hero-home" });
  const undone = await ask("POST", `/heroes/${id}/undoing`, { version: version + 1 });
  expect(undone.body.heroes[0].draft).toBeNull();
});

test("a picture that is sent is measured, opened by its address and shown in every width", async () => {
  const bytes = await sharp({ create: { width: 1_300, height: 731, channels: 3, background: "#334" } })
    .jpeg()
    .toBuffer();
  const sent = await ask("POST", "/hero-pictures", new Uint8Array(bytes));
  expect(sent).toMatchObject({ status: 201, body: { width: 1_300, height: 731 } });
  expect((await world.api(sent.body.src)).status).toBe(200);
  const added = await ask("POST", "/heroes", {
    page: "home",
    look: look({ picture: { kind: "file", id: sent.body.id } }),
  });
  const own = added.body.heroes[1];
  expect(own).toMatchObject({
    state: "draft",
    live: null,
    draft: { measured: { src: sent.body.src, width: 1_300 } },
  });
  await ask("POST", `/heroes/${own.id}/publication`, { version: own.version });
  const ids = [own.id, added.body.heroes[0].id];
  const ordered = await ask("PUT", "/heroes/order", { page: "home", ids });
  expect(ordered.body.heroes.map((each: Told) => each.state)).toEqual(["live", "waiting"]);
  expect((await seen())?.picture).toMatchObject({ kind: "file", src: sent.body.src });

  const small = await sharp({ create: { width: 600, height: 400, channels: 3, background: "#334" } })
    .png()
    .toBuffer();
  expect((await ask("POST", "/hero-pictures", new Uint8Array(small))).body).toMatchObject({
    fields: { file: "too_short" },
  });
  expect((await ask("POST", "/hero-films", new Uint8Array(small))).status).toBe(415);
  expect((await world.api(`/api/hero-files/${crypto.randomUUID()}`)).status).toBe(404);
});

test("a time ends after it begins, a withdrawn hero leaves its place, and a stale version sees the newer one", async () => {
  const { id, version } = await first();
  const plan = { startsAt: "2026-04-02T12:00:00Z", endsAt: "2026-04-01T12:00:00Z" };
  const wrong = await ask("PUT", `/heroes/${id}/schedule`, { version, ...plan });
  expect(wrong).toMatchObject({ status: 400, body: { fields: { endsAt: "ends_before_start" } } });
  const planned = await ask("PUT", `/heroes/${id}/schedule`, {
    version,
    startsAt: plan.startsAt,
    endsAt: null,
  });
  expect(planned.body.heroes[0]).toMatchObject({ state: "scheduled", startsAt: "2026-04-02T12:00:00.000Z" });
  expect(await seen()).toBeNull();
  const stale = await ask("POST", `/heroes/${id}/withdrawal`, { version });
  expect(stale).toMatchObject({
    status: 409,
    body: { code: "conflict", current: { heroes: [{ version: version + 1 }] } },
  });
  const gone = await ask("POST", `/heroes/${id}/withdrawal`, { version: version + 1 });
  expect(gone.body.heroes[0]).toMatchObject({ state: "draft", live: null });
  expect((await ask("POST", `/heroes/${id}/restoring`, { version: version + 2, number: 9 })).status).toBe(
    404,
  );
});
