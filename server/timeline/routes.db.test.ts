import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { NewPost, PostDetail, TimelinePage, TimelinePost } from "#domain/timeline/timeline.ts";
import { getTimelineWorld, type TimelineWorld, type Who } from "./testing/timeline-world.ts";

let world: TimelineWorld;
beforeAll(async () => {
  world = await getTimelineWorld();
});
beforeEach(() => world.plant());
afterAll(() => world.close());

const call: TimelineWorld["call"] = (...asked) => world.call(...asked);

async function say(who: Who, post: Partial<NewPost> = {}): Promise<TimelinePost> {
  const answer = await call(who, "POST", "", {
    ...{ text: "Voltei ontem.", audience: "members", pictures: [], hotelIds: [] },
    ...post,
  });
  expect(answer.status).toBe(201);
  world.clock.set(new Date(world.clock.now().getTime() + 60_000));
  return answer.json();
}
const read = async (who: Who, query = ""): Promise<TimelinePage> => (await call(who, "GET", query)).json();
const texts = ({ rows }: TimelinePage) => rows.map(({ text }) => text);
const told = async (email: string) => {
  const rows = await world.db
    .selectFrom("notifications as n")
    .innerJoin("auth.users as u", "u.id", "n.user_id")
    .select("n.kind")
    .where("u.email", "=", email)
    .orderBy("n.created_at")
    .execute();
  return rows.map(({ kind }) => kind);
};

test("everybody reads what is for them, newest first, and what is not for them does not exist", async () => {
  await say("advisor", { text: "Para todos" });
  const sellers = await say("advisor", { text: "Para quem vende", audience: "sellers" });
  await say("hotel", { text: "Entre hotéis", audience: "hotels" });
  expect(texts(await read("operator"))).toEqual(["Para quem vende", "Para todos"]);
  expect(texts(await read("hotel"))).toEqual(["Entre hotéis", "Para todos"]);
  expect(texts(await read("admin"))).toEqual(["Entre hotéis", "Para quem vende", "Para todos"]);
  expect((await call("hotel", "GET", `/${sellers.id}`)).status).toBe(404);
  expect((await call("hotel", "POST", `/${sellers.id}/comments`, { text: "Oi" })).status).toBe(404);
  const page = await read("admin", "?limit=2");
  expect(texts(await read("admin", `?limit=2&cursor=${page.nextCursor}`))).toEqual(["Para todos"]);
  expect(texts(await read("admin", "?until=2026-03-01"))).toEqual([]);
});

test("an edit is marked and leaves the words before it, and a stale one is refused with what stands there", async () => {
  const { id } = await say("advisor", { text: "Antes" });
  const edit = { text: "Depois", hotelIds: [], version: 1 };
  expect((await call("operator", "PUT", `/${id}`, edit)).status).toBe(404);
  const { post }: PostDetail = await (await call("advisor", "PUT", `/${id}`, edit)).json();
  expect(post).toMatchObject({ text: "Depois", version: 2, editedAt: expect.any(String) });
  const stale = await call("advisor", "PUT", `/${id}`, { ...edit, text: "Outra" });
  expect(await stale.json()).toMatchObject({ code: "conflict", current: { post: { text: "Depois" } } });
  const history = await (await call("operator", "GET", `/${id}/history`)).json();
  expect(history.wordings).toMatchObject([{ text: "Antes" }]);
});

test("a mention links to the hotel, and stays as its name once the hotel has left", async () => {
  const hotel = { id: crypto.randomUUID(), slug: "casa-clara", name: "Casa Clara", country: "BR" };
  const words = JSON.stringify({ pt: "x", en: "x" });
  await world.db
    .insertInto("hotels")
    .values({
      ...hotel,
      ...{ place: words, headline: words, summary: words, style: "beach", position: 1, is_published: true },
      picture: JSON.stringify({ kind: "art", name: "hero-home" }),
    })
    .execute();
  const { id, mentions } = await say("advisor", {
    text: "Hoje em @Casa Clara, amanhã em @Outra",
    hotelIds: [hotel.id, crypto.randomUUID()],
  });
  expect(mentions).toEqual([{ name: "Casa Clara", slug: "casa-clara", hotelId: hotel.id }]);
  await world.db.updateTable("hotels").set({ is_published: false }).where("id", "=", hotel.id).execute();
  const { post }: PostDetail = await (await call("operator", "GET", `/${id}`)).json();
  expect(post.mentions).toEqual([{ name: "Casa Clara", slug: null, hotelId: null }]);
});

test("a post is said once, and what is too long, has too many pictures or another's picture is refused by field", async () => {
  const post = { text: "Uma vez", audience: "members", pictures: [], hotelIds: [] };
  const [first, again] = [
    await call("advisor", "POST", "", post, "the-same-key"),
    await call("advisor", "POST", "", post, "the-same-key"),
  ];
  expect(((await again.json()) as TimelinePost).id).toBe(((await first.json()) as TimelinePost).id);
  const pictures = Array.from({ length: 40 }, () => ({ id: crypto.randomUUID(), alt: "" }));
  const many = await call("advisor", "POST", "", { ...post, pictures });
  expect(await many.json()).toMatchObject({ code: "validation_failed", fields: { pictures: "too_long" } });
  const long = await call("advisor", "POST", "", { ...post, text: "a".repeat(2_001) });
  expect(await long.json()).toMatchObject({ fields: { text: "too_long" } });
  const foreign = await call("advisor", "POST", "", { ...post, pictures: pictures.slice(0, 1) });
  expect(await foreign.json()).toMatchObject({ fields: { pictures: "unknown" } });
  expect(texts(await read("advisor"))).toEqual(["Uma vez"]);
});

test("members answer, react once each, and the position goes forward only", async () => {
  const [older, newer] = [await say("advisor", { text: "Um" }), await say("advisor", { text: "Dois" })];
  await call("operator", "POST", `/${older.id}/comments`, { text: "Vale para março?" });
  for (const isOn of [true, true])
    await call("operator", "PUT", `/${older.id}/reactions`, { kind: "useful", isOn });
  const { post, comments }: PostDetail = await (await call("advisor", "GET", `/${older.id}`)).json();
  expect(comments.map(({ text, author }) => `${author.name}: ${text}`)).toEqual([
    "Rafael Nóbrega: Vale para março?",
  ]);
  expect(post.reactions.useful).toEqual({ count: 1, isMine: false });
  expect(await told("advisor@lilamonde.test")).toEqual(["timeline_commented"]);
  for (const { id } of [newer, older]) await call("operator", "PUT", "/read", { postId: id });
  expect((await read("operator")).position?.upTo).toBe(newer.createdAt);
  const since = await (await call("operator", "GET", `/newer?than=${older.id}`)).json();
  expect(since).toMatchObject({ count: 1, isMore: false, position: { upTo: newer.createdAt } });
  const days = await (await call("operator", "GET", "/days?month=2026-03")).json();
  expect(days).toEqual({ days: ["2026-03-02"] });
});

test("a muted person is not read until they are heard again", async () => {
  const { author } = await say("advisor");
  expect((await call("operator", "PUT", `/mutes/${author.id}`, { isOn: true })).status).toBe(204);
  expect(texts(await read("operator"))).toEqual([]);
  expect(texts(await read("hotel"))).toHaveLength(1);
  const { people } = await (await call("operator", "GET", "/mutes")).json();
  expect(people).toMatchObject([{ name: "Marina Teles" }]);
  world.clock.set(new Date("2026-04-05T12:00:00Z"));
  world.signInAnew();
  expect(texts(await read("operator"))).toHaveLength(1);
});

test("whom somebody muted is not counted under a post either", async () => {
  const { id } = await say("advisor");
  await call("hotel", "POST", `/${id}/comments`, { text: "Venham" });
  const { comments }: PostDetail = await (
    await call("admin", "POST", `/${id}/comments`, { text: "Quando?" })
  ).json();
  await call("operator", "PUT", `/mutes/${comments[0]!.author.id}`, { isOn: true });
  const counted = async (who: Who) => (await read(who)).rows.map((post) => post.comments);
  expect(await counted("operator")).toEqual([1]);
  expect(await counted("admin")).toEqual([2]);
});

test("of a conversation without end the newest are read, in their order", async () => {
  const { id, author } = await say("advisor");
  await sql`insert into comments (id, post_id, author_id, text, created_at)
    select gen_random_uuid(), ${id}, ${author.id}, 'Nº ' || n, ${world.clock.now()}::timestamptz + n * interval '1 second'
    from generate_series(1, 301) n`.execute(world.db);
  const { post, comments, hasEarlier }: PostDetail = await (await call("operator", "GET", `/${id}`)).json();
  expect(post.comments).toBe(301);
  expect(comments).toHaveLength(300);
  expect([comments[0]!.text, comments.at(-1)!.text]).toEqual(["Nº 2", "Nº 301"]);
  const longer: PostDetail = await (await call("operator", "GET", `/${id}?many=600`)).json();
  expect([hasEarlier, longer.hasEarlier]).toEqual([true, false]);
  const [first] = longer.comments;
  expect([longer.comments.length, first!.text]).toEqual([301, "Nº 1"]);
  const report = { postId: id, commentId: first!.id, kind: "offence", words: null };
  expect((await call("operator", "POST", "/reports", report)).status).toBe(201);
});
