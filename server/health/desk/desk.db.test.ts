import { sql } from "kysely";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { Localized } from "#domain/localized.ts";
import { enter } from "#testing/enter.ts";
import { getWorld, type World } from "#testing/world.ts";
import { plantPeople } from "../../accounts/plant-people.ts";
import { plantTiers } from "../../accounts/plant-tiers.ts";

let world: World;
beforeAll(async () => {
  world = await getWorld();
  await plantTiers(world.db);
  await plantPeople(world.deps);
});
afterAll(() => world.close());

test("a mail that was given up is seen, tried again and sent; what does not agree is counted", async () => {
  const { call } = await enter(world, "admin");
  const read = async () => (await call("GET", "/api/admin/health")).json();
  const healthy = await read();
  expect(healthy.parts.every(({ isOk }: { isOk: boolean }) => isOk)).toBe(true);
  expect(healthy.database.migrations).toBeGreaterThan(40);
  const wordless = healthy.jobs.filter(
    ({ name, words }: { name: string; words: Localized }) => words.pt === name || words.en === name,
  );
  expect(healthy.jobs.length).toBeGreaterThan(30);
  expect(wordless).toEqual([]);
  expect(healthy.data.every(({ count }: { count: number }) => count === 0)).toBe(true);

  const mail = { to: "ana@example.com", subject: "De volta", text: "Olá.", html: "<p>Olá.</p>" };
  await sql`insert into pgboss.job (name, data, state) values ('mail.send.dead', ${JSON.stringify(mail)}, 'created')`.execute(
    world.db,
  );
  await sql`delete from user_roles where user_id = (select user_id from user_roles where role = 'advisor' limit 1)`.execute(
    world.db,
  );
  const ill = await read();
  expect(ill.jobs[0]).toMatchObject({ name: "mail.send", dead: 1 });
  expect(ill.data).toContainEqual({ check: "people_without_role", count: 1 });
  const retried = await call("POST", "/api/admin/health/jobs", { name: "mail.send" });
  expect(await retried.json()).toEqual({ count: 1 });
  expect((await world.mailAbout("De volta")).to).toBe("ana@example.com");
  await vi.waitFor(async () => expect((await read()).jobs[0].dead).toBe(0));
  expect((await call("POST", "/api/admin/health/jobs", { name: "nothing.known" })).status).toBe(404);
});

test("a score adrift is recounted from its statement, and a file that nothing names is deleted; both are told in the audit", async () => {
  const { call } = await enter(world, "admin");
  const countOf = async (check: string) => {
    const { data } = await (await call("GET", "/api/admin/health")).json();
    return data.find((one: { check: string }) => one.check === check).count;
  };
  const mend = async (check: string) => (await call("POST", "/api/admin/health/data", { check })).json();
  const { advisor_id: advisorId, reputation_score: score } = await world.db
    .selectFrom("advisor_reputation")
    .select(["advisor_id", "reputation_score"])
    .orderBy("advisor_id")
    .executeTakeFirstOrThrow();
  const own = world.db.updateTable("advisor_reputation").where("advisor_id", "=", advisorId);
  await own.set({ reputation_score: score + 7 }).execute();
  expect(await countOf("scores_adrift")).toBe(1);
  expect(await mend("scores_adrift")).toEqual({ count: 1 });
  expect(await countOf("scores_adrift")).toBe(0);

  const hour = 3_600_000;
  const keep = async (hoursAgo: number) => {
    const id = crypto.randomUUID();
    const at = new Date(world.clock.now().getTime() - hoursAgo * hour);
    const kept = {
      storage_key: `${id}/x.webp`,
      sha256: "0",
      media_type: "image/webp",
      bytes: 1,
      created_at: at,
    };
    await world.db
      .insertInto("files")
      .values({ id, ...kept })
      .execute();
    return id;
  };
  const [named, fresh] = [await keep(48), await keep(1), await keep(48)];
  await world.db
    .insertInto("post_pictures")
    .values({ id: named!, width: 1, height: 1, created_at: world.clock.now() })
    .execute();
  expect(await countOf("files_without_owner")).toBe(1);
  expect(await mend("files_without_owner")).toEqual({ count: 1 });
  const left = await world.db.selectFrom("files").select("id").execute();
  expect(new Set(left.map(({ id }) => id))).toEqual(new Set([named, fresh]));
  const { rows } = await (await call("GET", "/api/admin/audit?action=data.mended")).json();
  expect(rows).toHaveLength(2);
  expect((await call("POST", "/api/admin/health/data", { check: "people_without_role" })).status).toBe(400);
});

test("a published text that says nothing in English is counted, wherever it lies", async () => {
  const { call } = await enter(world, "admin");
  const count = async () => {
    const { data } = await (await call("GET", "/api/admin/health")).json();
    return data.find(({ check }: { check: string }) => check === "missing_english").count;
  };
  const before = await count();
  const both = (pt: string, en: string | null) => JSON.stringify({ pt, en });
  await world.db
    .insertInto("faq_entries")
    .values([
      {
        id: crypto.randomUUID(),
        topic: "hotels",
        question: both("Um", "One"),
        answer: both("Dois", "Two"),
        position: 91,
      },
      {
        id: crypto.randomUUID(),
        topic: "hotels",
        question: both("Um", "One"),
        answer: both("Dois", ""),
        position: 92,
      },
    ])
    .execute();
  expect(await count()).toBe(before + 1);
  const content = JSON.stringify({
    rooms: [{ name: { pt: "Quarto", en: "Room" } }, { name: { pt: "Vila", en: null } }],
  });
  const words = both("x", "x");
  const hotel = { id: crypto.randomUUID(), slug: "casa-clara", name: "Casa Clara", country: "BR" };
  await world.db
    .insertInto("hotels")
    .values({
      ...hotel,
      ...{ place: words, headline: words, summary: words, style: "beach", position: 1, is_published: true },
      picture: JSON.stringify({ kind: "art", name: "hero-home" }),
    })
    .execute();
  const chapter = { hotel_id: hotel.id, kind: "accommodations", position: 1, content };
  await world.db.insertInto("hotel_chapters").values(chapter).execute();
  expect(await count()).toBe(before + 2);
});
