import { RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import type { Post } from "#domain/posts/posts.ts";
import { pageContext } from "#web/page-context.ts";
import { loader, meta } from "./post.tsx";

const post: Post = {
  ...{
    slug: "outra-visita",
    category: "journal",
    title: "Uma visita",
    excerpt: "Resumo.",
    byline: "Lilamonde",
  },
  cover: { kind: "art", name: "hero-home", focus: { x: 0.5, y: 0.5 }, alt: { pt: "", en: "" } },
  ...{ minutes: 1, publishedAt: "2026-03-03T12:00:00.000Z", changedAt: "2026-03-03T12:00:00.000Z" },
  ...{ body: { type: "doc", content: [] }, isHidden: false, related: [] },
};

/** What the page's address answers where the API answers with this. */
async function open(slug: string, answer: Response) {
  const context = new RouterContextProvider();
  const publicUrl = "https://lilamonde.test";
  context.set(pageContext, { api: () => answer, nonce: undefined, publicUrl, locale: "pt" });
  const url = new URL(`/post/${slug}`, publicUrl);
  const given = { url, params: { slug }, context, request: new Request(url) };
  return loader(given as unknown as Parameters<typeof loader>[0]);
}

const robotsOf = (loaderData: { post: Post } | null) =>
  meta({ loaderData, matches: [] } as unknown as Parameters<typeof meta>[0]).filter(
    (tag) => "name" in tag && tag.name === "robots",
  );

test("an address that a post once had leads to its own for good", async () => {
  const thrown = await open("uma-visita", Response.json(post)).catch((error: unknown) => error);
  expect(thrown).toBeInstanceOf(Response);
  const { status, headers } = thrown as Response;
  expect([status, headers.get("location")]).toEqual([301, "/post/outra-visita"]);
  expect(await open("outra-visita", Response.json(post))).toEqual({ post });
});

test("a shared link to a post says that it is an article", () => {
  const tags = meta({ loaderData: { post }, matches: [] } as unknown as Parameters<typeof meta>[0]);
  expect(tags).toContainEqual({ property: "og:type", content: "article" });
});

test("search engines keep away from a post that is unlisted or read by its preview link, and from none", async () => {
  const noindex = [{ name: "robots", content: "noindex" }];
  expect(robotsOf({ post })).toEqual([]);
  expect(robotsOf({ post: { ...post, isHidden: true } })).toEqual(noindex);
  expect(robotsOf(null)).toEqual(noindex);
  expect(await open("nada", new Response(null, { status: 404 }))).toMatchObject({ init: { status: 404 } });
});
