import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { demoId } from "#database/seed/demo/demo-id.ts";
import type { SectionDraft } from "#domain/hotels/drafts/page-draft.ts";
import { enter } from "#testing/enter.ts";
import { getWorld, type World } from "#testing/world.ts";

const SAGRES = demoId("hotel/martinhal-sagres");
const TRANCOSO = demoId("hotel/casa-trancoso");
const people = ["hotel", "editora", "reservas", "financeiro", "admin", "advisor"] as const;
type Who = (typeof people)[number];

let world: World;
const tokens = {} as Record<Who, string>;
beforeAll(async () => {
  world = await getWorld({ env: { RATE_LIMIT_SCALE: "1000" }, isPlanted: true });
  for (const who of people) tokens[who] = await signIn(`${who}@lilamonde.test`);
});
afterAll(() => world.close());

const signIn = async (email: string) => (await enter(world, email)).token;

async function ask(who: Who, method: string, path: string, body?: object, headers: object = {}) {
  const answer = await world.api(path, {
    method,
    headers: { authorization: `Bearer ${tokens[who]}`, "content-type": "application/json", ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, body: text ? JSON.parse(text) : null };
}

const house = (id: string) => `/api/houses/${id}`;
const sectionOf = async (id: string, kind: string, who: Who = "hotel"): Promise<SectionDraft> => {
  const { body } = await ask(who, "GET", `${house(id)}/page`);
  return body.sections.find((section: SectionDraft) => section.kind === kind);
};
const write = (version: number, language: "pt" | "en", words: object, kind = "gastronomy") => ({
  id: randomUUID(),
  kind,
  version,
  change: { do: "write", language, words },
});
const operate = (operation: object, who: Who = "hotel", id = SAGRES) =>
  ask(who, "POST", `${house(id)}/page/operations`, operation);
const publish = async (languages: string[], kind = "gastronomy", who: Who = "hotel", id = SAGRES) => {
  const { frameVersion: frame, ptVersion: pt, enVersion: en } = await sectionOf(id, kind, who);
  const wish = { kind, languages, versions: { frame, pt, en } };
  return ask(who, "POST", `${house(id)}/page/publications`, wish);
};
const readers = async () => (await (await world.api("/api/hotels/martinhal-sagres")).json()).chapters;

test("each finds the hotels they work for, with their part", async () => {
  const { body } = await ask("hotel", "GET", "/api/houses");
  expect(body.houses.map(({ name, part }: { name: string; part: string }) => [name, part])).toEqual([
    ["Martinhal Lisbon Chiado", "owner"],
    ["Martinhal Sagres", "owner"],
  ]);
});

test("a draft is written, published in one language, and the other stays as it was", async () => {
  const { ptVersion, published } = await sectionOf(SAGRES, "gastronomy");
  const saved = await operate(write(ptVersion, "pt", { lead: "Às nove, o peixe é só dos adultos." }));
  expect(saved.status).toBe(200);
  expect(saved.body).toMatchObject({ ptVersion: ptVersion + 1, outdated: { pt: [], en: ["lead"] } });
  const lead = async () => (await readers()).find(({ kind }: { kind: string }) => kind === "gastronomy").lead;
  expect(await lead()).toEqual({ pt: published!.pt.lead, en: published!.en.lead });
  expect((await publish(["pt"])).body).toMatchObject({ published: { versions: { pt: 2, en: 1 } } });
  expect(await lead()).toEqual({ pt: "Às nove, o peixe é só dos adultos.", en: published!.en.lead });
  expect((await sectionOf(SAGRES, "gastronomy")).outdated.en).toEqual(["lead"]);
});

test("a translation is said to be up to date without an edit", async () => {
  const { ptVersion: pt, enVersion: en } = await sectionOf(SAGRES, "gastronomy");
  const affirmation = { kind: "gastronomy", language: "en", at: "lead", versions: { pt, en } };
  const { body } = await ask("editora", "POST", `${house(SAGRES)}/page/affirmations`, affirmation);
  expect(body.outdated.en).toEqual([]);
});

test("the same operation again is a repeat, and a stale one meets both sides", async () => {
  const { enVersion } = await sectionOf(SAGRES, "overview");
  const first = write(enVersion, "en", { lead: "Around one beach." }, "overview");
  expect((await operate(first)).body.enVersion).toBe(enVersion + 1);
  expect((await operate(first)).body.enVersion).toBe(enVersion + 1);
  const stale = await operate(write(enVersion, "en", { lead: "Another." }, "overview"), "editora");
  expect(stale).toMatchObject({
    status: 409,
    body: { code: "conflict", current: { enVersion: enVersion + 1, en: { lead: "Around one beach." } } },
  });
  // The other language, and the other chapter, are nobody's way.
  const { ptVersion } = await sectionOf(SAGRES, "overview");
  expect(
    (await operate(write(ptVersion, "pt", { lead: "Em volta da praia." }, "overview"), "editora")).status,
  ).toBe(200);
  expect(await operate({ ...first, kind: "gastronomy" })).toMatchObject({
    status: 422,
    body: { code: "idempotency_key_reused" },
  });
});

test("of two edits at once on one version, one is kept", async () => {
  const { ptVersion } = await sectionOf(SAGRES, "wellness");
  const both = await Promise.all(
    ["Um spa.", "Outro spa."].map((title) => operate(write(ptVersion, "pt", { title }, "wellness"))),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test("a new chapter in one language only is refused with its own word, and nothing is half-kept", async () => {
  const { ptVersion } = await sectionOf(SAGRES, "location");
  await operate(write(ptVersion, "pt", { title: "Onde fica." }, "location"));
  expect((await publish(["pt"], "location")).body).toMatchObject({ code: "chapter_one_language" });
  expect((await publish(["pt", "en"], "location")).body).toMatchObject({
    code: "translation_missing",
    fields: { "en.title": "required" },
  });
  expect((await readers()).map(({ kind }: { kind: string }) => kind)).not.toContain("location");
  const { enVersion } = await sectionOf(SAGRES, "location");
  await operate(write(enVersion, "en", { title: "Where it is." }, "location"));
  expect((await publish(["pt", "en"], "location")).status).toBe(200);
  expect((await readers()).map(({ kind }: { kind: string }) => kind)).toContain("location");
});

test("another frame goes out in both languages together", async () => {
  const { frameVersion } = await sectionOf(SAGRES, "gastronomy");
  const change = { do: "add", list: "restaurants", entry: "dunas" };
  await operate({ id: randomUUID(), kind: "gastronomy", version: frameVersion, change });
  expect((await publish(["pt"])).body).toMatchObject({ code: "chapter_frame_changed" });
  const { ptVersion, enVersion } = await sectionOf(SAGRES, "gastronomy");
  await operate(write(ptVersion, "pt", { "restaurants.dunas.name": "As Dunas" }));
  await operate(write(enVersion, "en", { "restaurants.dunas.name": "The Dunes" }));
  expect((await publish(["pt", "en"])).status).toBe(200);
  const { restaurants } = (await readers()).find(({ kind }: { kind: string }) => kind === "gastronomy");
  expect(restaurants.at(-1).name).toEqual({ pt: "As Dunas", en: "The Dunes" });
});

test("the history tells who published what, and an older version comes back", async () => {
  const { body } = await ask("hotel", "GET", `${house(SAGRES)}/page/publications?kind=gastronomy`);
  const told = body.publications.map((entry: { language: string; version: number; by: string | null }) =>
    [entry.language, entry.version, entry.by].join(" "),
  );
  expect(told).toContain("pt 2 Sofia Menezes");
  const first = body.publications.find(
    (entry: { language: string; version: number }) => entry.language === "pt" && entry.version === 1,
  );
  expect(first.by).toBeNull();
  const { ptVersion: version, frameVersion, frame } = await sectionOf(SAGRES, "gastronomy");
  const way = `${house(SAGRES)}/page/publications/${first.id}/restoration`;
  const restore = (seen: object) => ask("hotel", "POST", way, { operation: randomUUID(), ...seen });
  const stale = await restore({ version, frameVersion: frameVersion - 1 });
  expect(stale).toMatchObject({ status: 409, body: { code: "conflict", current: { frameVersion } } });
  const restored = await restore({ version, frameVersion });
  expect(restored.body.pt.lead).toBe(first.words.lead);
  // Its lists come back with it: the restaurant that was added since is gone from the draft, in both languages.
  const ids = ({ restaurants }: Record<string, unknown>) =>
    (restaurants as { id: string }[]).map(({ id }) => id);
  expect(ids(frame)).toContain("dunas");
  expect(ids(restored.body.frame)).not.toContain("dunas");
  expect(restored.body.en).not.toHaveProperty("restaurants.dunas.name");
  expect((await publish(["pt"])).body.code).toBe("chapter_frame_changed");
  expect((await publish(["pt", "en"])).status).toBe(200);
  const { restaurants } = (await readers()).find(({ kind }: { kind: string }) => kind === "gastronomy");
  expect(restaurants.map(({ name }: { name: { pt: string } }) => name.pt)).not.toContain("As Dunas");
});

test("publishing names the page of the hotel to every node, and no other", async () => {
  const heard: string[] = [];
  const stop = await world.database.listen("content", (tag) => heard.push(tag));
  const { ptVersion } = await sectionOf(SAGRES, "accolades");
  await operate(write(ptVersion, "pt", { title: "O que já disseram." }, "accolades"));
  expect(heard).toEqual([]);
  await publish(["pt"], "accolades");
  await expect.poll(() => heard).toEqual(["hotel:martinhal-sagres"]);
  await stop();
});

test("to the people of one hotel nothing of another exists", async () => {
  const ways: [string, string, object?][] = [
    ["GET", ""],
    ["GET", "/overview"],
    ["GET", "/sheet"],
    ["GET", "/page"],
    ["GET", "/members"],
    ["GET", "/page/publications?kind=overview"],
    ["POST", "/page/operations", write(1, "pt", { title: "x" })],
    ["PUT", "/sheet", { version: 0, sheet: { seasons: [], perks: [], contacts: [] } }],
    ["POST", "/members", { email: "a@example.com", part: "editor", language: "pt" }],
  ];
  for (const [other, id] of [
    ["reservas", SAGRES],
    ["financeiro", SAGRES],
    ["hotel", TRANCOSO],
    ["editora", TRANCOSO],
    ["hotel", randomUUID()],
  ] as const) {
    for (const [method, way, body] of ways) {
      const answer = await ask(other, method, `${house(id)}${way}`, body);
      expect([answer.status, answer.body.code], `${other} ${method} ${way}`).toEqual([404, "not_found"]);
    }
  }
  const { body } = await ask("hotel", "GET", `${house(SAGRES)}/page/publications?kind=gastronomy`);
  const way = `${house(TRANCOSO)}/page/publications/${body.publications[0].id}/restoration`;
  expect(
    (await ask("reservas", "POST", way, { operation: randomUUID(), version: 1, frameVersion: 1 })).status,
  ).toBe(404);
});

test("who works there in another part reads, and may not write", async () => {
  expect((await ask("financeiro", "GET", `${house(TRANCOSO)}/page`)).status).toBe(200);
  const { ptVersion } = await sectionOf(TRANCOSO, "overview", "reservas");
  const answer = await operate(write(ptVersion, "pt", { title: "x" }, "overview"), "financeiro", TRANCOSO);
  expect(answer).toMatchObject({ status: 403, body: { code: "forbidden" } });
});

test("an administrator edits on behalf of a hotel, and the log says so", async () => {
  const { ptVersion } = await sectionOf(TRANCOSO, "overview", "admin");
  const change = write(ptVersion, "pt", { lead: "Uma casa." }, "overview");
  expect((await operate(change, "admin", TRANCOSO)).status).toBe(200);
  expect((await publish(["pt"], "overview", "admin", TRANCOSO)).status).toBe(200);
  const log = await world.db
    .selectFrom("audit_log")
    .select("action")
    .where("subject_id", "=", TRANCOSO)
    .orderBy("id")
    .execute();
  expect(log.map(({ action }) => action)).toEqual(["hotel.edited", "hotel.published"]);
  const { body } = await ask("reservas", "GET", `${house(TRANCOSO)}/page/publications?kind=overview`);
  expect(body.publications[0]).toMatchObject({ by: "Helena Duarte", isOnBehalf: true });
});

test("a sheet is kept by its version; what ends before it begins is named", async () => {
  const way = `${house(TRANCOSO)}/sheet`;
  const { body } = await ask("financeiro", "GET", way);
  const [season] = body.sheet.seasons;
  const backward = { ...body.sheet, seasons: [{ ...season, endsOn: "2020-01-01" }] };
  expect((await ask("admin", "PUT", way, { version: body.version, sheet: backward })).body).toMatchObject({
    code: "validation_failed",
    fields: { "sheet.seasons.0.endsOn": "ends_before_start" },
  });
  const kept = await ask("admin", "PUT", way, { version: body.version, sheet: { ...body.sheet, perks: [] } });
  expect(kept.body).toMatchObject({ version: body.version + 1, timeZone: "America/Bahia" });
  const stale = await ask("admin", "PUT", way, { version: body.version, sheet: body.sheet });
  expect(stale).toMatchObject({ status: 409, body: { current: { version: body.version + 1 } } });
});

test("the overview counts what was read and what is left to do", async () => {
  const count = async () => (await ask("hotel", "GET", `${house(SAGRES)}/overview?days=30`)).body;
  const { views } = await count();
  await world.api("/api/views", {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "user-agent": "Mozilla/5.0 (X11) Chrome/140.0 Safari/537.36",
    },
    body: JSON.stringify({ path: "/lilamonde/martinhal-sagres", language: "pt" }),
  });
  const body = await count();
  expect(body).toMatchObject({ days: 30, views: views + 1, mentions: 0, members: 2, chapters: 5 });
  expect(body.unpublished).toBeGreaterThan(0);
});

test("administrators open, show, move and hide hotels; a taken or reserved address is refused", async () => {
  const hotel = {
    ...{ name: "Casa Nova", slug: "casa-nova", kind: "hotel", groupId: null },
    ...{ country: "BR", timeZone: "America/Sao_Paulo", style: "city" },
  };
  const create = (given: object) => ask("admin", "POST", "/api/houses", { ...hotel, ...given });
  expect((await create({ slug: "faq" })).body.code).toBe("slug_reserved");
  expect((await create({ slug: "casa-trancoso" })).body.code).toBe("slug_taken");
  expect((await create({ timeZone: "Nowhere/Land" })).body.fields).toEqual({ timeZone: "invalid" });
  expect((await create({ groupId: TRANCOSO })).body.fields).toEqual({ groupId: "invalid" });
  const { id } = (await create({})).body;
  expect((await world.api("/api/hotels/casa-nova")).status).toBe(404);
  const change = (given: object) => ask("admin", "PATCH", house(id), given);
  expect((await change({ version: 1, isPublished: true })).body.code).toBe("chapter_one_language");
  for (const language of ["pt", "en"] as const) {
    const words = { place: "São Paulo", headline: `Casa ${language}`, summary: `Nova ${language}` };
    expect((await operate(write(1, language, words, "card"), "admin", id)).status).toBe(200);
  }
  expect((await publish(["pt", "en"], "card", "admin", id)).status).toBe(200);
  expect((await change({ version: 2, isPublished: true })).status).toBe(204);
  expect((await world.api("/api/hotels/casa-nova")).status).toBe(200);
  expect((await change({ version: 2, isPublished: false })).status).toBe(409);
  expect((await change({ version: 3, isPublished: false })).status).toBe(204);
  const { body } = await ask("admin", "GET", "/api/houses/register?q=casa&state=hidden");
  expect(body.rows.map(({ name }: { name: string }) => name)).toEqual(["Casa Nova"]);
  expect(body.facets.state).toContainEqual({ value: "published", count: { value: 2, isMore: false } });
  const { body: all } = await ask("admin", "GET", "/api/houses/register");
  const parts: number[] = all.facets.state.map(({ count }: { count: { value: number } }) => count.value);
  expect(parts.every((part) => part > 0)).toBe(true);
  expect(parts.reduce((sum, part) => sum + part)).toBe(all.count.value);
  expect((await ask("hotel", "GET", "/api/houses/register")).status).toBe(403);
});
