import { XMLParser } from "fast-xml-parser";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { DeskDetail } from "#domain/posts/posts.ts";
import { callAs, enter } from "#testing/enter.ts";
import { getWorld, type World } from "#testing/world.ts";
import { plantPeople } from "../accounts/plant-people.ts";
import { plantTiers } from "../accounts/plant-tiers.ts";
import { plantPosts } from "./plant-posts.ts";
import { publishDue } from "./publish-due.ts";

let world: World;
let as: ReturnType<typeof callAs>;
beforeAll(async () => {
  world = await getWorld();
  as = callAs(world);
});
beforeEach(async () => {
  await world.reset();
  as.forget();
  await plantTiers(world.db);
  await plantPeople(world.deps);
});
afterAll(() => world.close());

const desk = (method: string, path: string, body?: unknown) =>
  as.call("admin", method, `/api/admin/posts${path}`, body);
const detailOf = async (answer: Response): Promise<DeskDetail> => {
  expect(answer.status).toBeLessThan(300);
  return answer.json();
};
const body = { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text: "Texto." }] }] };
const text = (title: string, version: number) => ({
  ...{ title, excerpt: "Resumo.", body, saysTheSame: true, version },
});
const items = async (path: string): Promise<string[]> => {
  const { rss } = new XMLParser({ isArray: (name) => name === "item" }).parse(
    await (await world.api(path)).text(),
  );
  return (rss.channel.item ?? []).map((item: { title: string }) => item.title);
};

test("a post is written in both languages, scheduled, published by the clock, found in RSS, and keeps its old address", async () => {
  const begun = { title: "Uma visita", category: "journal", byline: "Lilamonde" };
  const { post } = await detailOf(await desk("POST", "", begun));
  expect(post).toMatchObject({ slug: "uma-visita", state: "draft", missing: ["en"] });
  await detailOf(await desk("PUT", `/${post.id}/texts/pt`, text("Uma visita", 1)));
  const publishAt = "2026-03-03T12:00:00Z";
  const schedule = (version: number) =>
    desk("POST", `/${post.id}/state`, { to: "scheduled", publishAt, version });
  expect(await (await schedule(1)).json()).toMatchObject({ code: "translation_missing" });
  await detailOf(await desk("PUT", `/${post.id}/texts/en`, text("A visit", 0)));
  await detailOf(await schedule(1));
  const read = (slug: string, more = "") => world.api(`/api/posts/${slug}?language=pt${more}`);
  expect((await read("uma-visita")).status).toBe(404);
  const { path } = await (await desk("POST", `/${post.id}/preview`)).json();
  const preview = new URL(path, "http://x").searchParams.get("preview");
  expect((await (await read("uma-visita", `&preview=${preview}`)).json()).isHidden).toBe(true);

  await publishDue(world.deps);
  expect(await items("/rss.xml")).toEqual([]);
  world.clock.set(new Date("2026-03-03T12:00:30Z"));
  for (const _ of [1, 2]) await publishDue(world.deps);
  expect(await items("/rss.xml")).toEqual(["Uma visita"]);
  expect(await items("/en/rss.xml")).toEqual(["A visit"]);
  const shown = await (await read("uma-visita")).json();
  expect(shown).toMatchObject({ publishedAt: "2026-03-03T12:00:00.000Z", minutes: 1, isHidden: false });

  as.forget();
  const { notifications } = await (await as.call("admin", "GET", "/api/notifications")).json();
  const told = notifications.filter(({ kind }: { kind: string }) => kind === "post_published");
  expect(told).toMatchObject([{ link: `/admin/posts/${post.id}` }]);
  const { cover, category, byline } = post;
  const frame = { slug: "outra-visita", category, byline, cover, version: 3 };
  await detailOf(await desk("PUT", `/${post.id}`, frame));
  expect((await (await read("uma-visita")).json()).slug).toBe("outra-visita");
});

test("a text that changes leaves the other language outdated until somebody compares them", async () => {
  await plantPosts(world.deps);
  const { rows } = await (await desk("GET", "?category=press")).json();
  const [{ id }] = rows;
  const write = async (language: "pt" | "en", edit: object) =>
    (await detailOf(await desk("PUT", `/${id}/texts/${language}`, edit))).post.outdated;
  const changed = (title: string, version: number) => ({ ...text(title, version), saysTheSame: false });
  expect(await write("pt", changed("Outro título", 1))).toEqual(["en"]);
  const stale = await desk("PUT", `/${id}/texts/pt`, text("De outra janela", 1));
  const { code, current } = await stale.json();
  expect({ code, version: current.texts.pt.version }).toEqual({ code: "conflict", version: 2 });
  // A refusal shows what the contract shows, and no column beside it.
  expect(
    z.strictObject(DeskDetail.shape.texts.shape.pt.unwrap().shape).parse(current.texts.pt),
  ).toBeDefined();
  expect(await write("en", text("Another title", 1))).toEqual([]);
  // Compared again and again from either side, neither is left behind.
  for (const version of [2, 3]) {
    expect(await write("pt", text("Outro título", version))).toEqual([]);
    expect(await write("en", text("Another title", version))).toEqual([]);
  }
  expect(await write("en", changed("Rewritten", 4))).toEqual(["pt"]);
  const { versions } = await (await desk("GET", `/${id}/history`)).json();
  expect(versions).toHaveLength(9);
});

test("a first translation is made from the other language: the new pair says the same", async () => {
  const begun = { title: "Uma visita", category: "journal", byline: "Lilamonde" };
  const { post } = await detailOf(await desk("POST", "", begun));
  await detailOf(await desk("PUT", `/${post.id}/texts/pt`, { ...text("Uma visita", 1), saysTheSame: false }));
  const first = { ...text("A visit", 0), saysTheSame: false };
  const pair = await detailOf(await desk("PUT", `/${post.id}/texts/en`, first));
  expect(pair.post).toMatchObject({ missing: [], outdated: [] });
});

test("an unlisted post is read by its address alone: out of lists, RSS and the sitemap, and hidden from search engines", async () => {
  await plantPosts(world.deps);
  const { rows } = await (await desk("GET", "?category=press")).json();
  const [{ id, slug, title, version }] = rows;
  const places = async () => ({
    list: JSON.stringify(await (await world.api("/api/posts?language=pt")).json()).includes(`"${slug}"`),
    rss: (await items("/rss.xml")).includes(title),
    sitemap: (await (await world.api("/sitemap.xml")).text()).includes(`/post/${slug}<`),
  });
  expect(await places()).toEqual({ list: true, rss: true, sitemap: true });
  await detailOf(await desk("POST", `/${id}/state`, { to: "unlisted", publishAt: null, version }));
  expect(await places()).toEqual({ list: false, rss: false, sitemap: false });
  const shown = await (await world.api(`/api/posts/${slug}?language=pt`)).json();
  expect(shown).toMatchObject({ slug, isHidden: true });
});

test("what to read next is three other published posts, of the same category first", async () => {
  await plantPosts(world.deps);
  const { posts } = await (await world.api("/api/posts?language=en")).json();
  for (const { slug, category } of posts) {
    const { related } = await (await world.api(`/api/posts/${slug}?language=en`)).json();
    expect(related).toHaveLength(3);
    const others = posts.filter((post: { slug: string }) => post.slug !== slug);
    const [own, rest] = [
      others.filter((post: { category: string }) => post.category === category),
      others.filter((post: { category: string }) => post.category !== category),
    ];
    expect(related).toEqual([...own, ...rest].slice(0, 3));
  }
});

test("a picture that was sent is a post's cover, and its share image is cut around its focal point", async () => {
  await plantPosts(world.deps);
  const half = { width: 700, height: 700, channels: 3 } as const;
  const blue = await sharp({ create: { ...half, background: "#0000ff" } })
    .png()
    .toBuffer();
  const halves = await sharp({ create: { ...half, width: 1_400, background: "#ff0000" } })
    .composite([{ input: blue, left: 700, top: 0 }])
    .png()
    .toBuffer();
  const { token } = await enter(world, "admin");
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/octet-stream" };
  const send = (body: Uint8Array<ArrayBuffer>) =>
    world.api("/api/admin/post-pictures", { method: "POST", headers, body });
  expect((await send(new TextEncoder().encode("<svg onload='alert(1)'/>"))).status).toBe(415);
  const { id: file } = await (await send(new Uint8Array(halves))).json();
  expect((await world.api(`/api/post-pictures/${file}?width=960`)).status).toBe(200);

  const { rows } = await (await desk("GET", "?category=press")).json();
  const [{ id, slug, category, byline, version }] = rows;
  const alt = { pt: "Duas cores", en: "Two colours" };
  const seen = async (x: number, at: number) => {
    const cover = { kind: "file", id: file, focus: { x, y: 0.5 }, alt };
    await detailOf(await desk("PUT", `/${id}`, { slug, category, byline, cover, version: at }));
    const image = sharp(await (await world.api(`/og/pt/${slug}.png`)).arrayBuffer());
    const [red, , violet] = await image
      .extract({ left: 900, top: 300, width: 1, height: 1 })
      .removeAlpha()
      .raw()
      .toBuffer();
    return red! > violet! ? "red" : "blue";
  };
  expect([await seen(0, version), await seen(1, version + 1)]).toEqual(["red", "blue"]);
});

test("what is no document is refused by field, a megabyte at the door", async () => {
  await plantPosts(world.deps);
  const { rows } = await (await desk("GET", "")).json();
  expect(rows).toHaveLength(6);
  const script = { type: "doc", content: [{ type: "script" }] };
  const refused = await desk("PUT", `/${rows[0].id}/texts/pt`, { ...text("x", 1), body: script });
  expect((await refused.json()).code).toBe("validation_failed");
  const large = await desk("PUT", `/${rows[0].id}/texts/pt`, {
    ...text("x", 1),
    excerpt: "a".repeat(1_000_000),
  });
  expect(large.status).toBe(413);
});
