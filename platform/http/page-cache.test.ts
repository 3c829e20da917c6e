import { randomBytes } from "node:crypto";
import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { pageResponse } from "./kept-page.ts";
import { createPageCache } from "./page-cache.ts";

const rendered = (text: string, ...tags: string[]) => ({
  html: Buffer.from(text),
  headers: { "content-type": "text/html" },
  tags,
});

test("a page is rendered once for all who ask at the same moment", async () => {
  const cache = createPageCache();
  let renders = 0;
  const render = async () => {
    renders++;
    return rendered("<h1>Olá</h1>");
  };
  await Promise.all([cache.fill("/", render), cache.fill("/", render), cache.fill("/", render)]);
  expect(renders).toBe(1);
  expect(cache.get("/")?.bodies.identity.toString()).toBe("<h1>Olá</h1>");
});

test("a page rendered before a change of what it shows is not kept after it, and nobody who asks later gets it", async () => {
  const cache = createPageCache();
  const fillLate = (path: string) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const filling = cache.fill(path, async () => {
      await promise;
      return rendered("old", "hotel:velaa");
    });
    return async () => {
      resolve();
      await filling;
    };
  };
  const [finishChanged, finishOther, finishAny] = [fillLate("/a"), fillLate("/b"), fillLate("/c")];
  await finishAny();
  cache.forget("hotel:velaa");
  const later = cache.fill("/a", async () => rendered("new", "hotel:velaa"));
  await finishChanged();
  expect((await later)?.bodies.identity.toString()).toBe("new");
  expect(cache.get("/a")?.bodies.identity.toString()).toBe("new");
  await finishOther();
  expect(cache.get("/b")).toBeUndefined();
  expect(cache.get("/c")).toBeUndefined();
});

test("a change forgets the pages that carry its tag or one below it, and no others", async () => {
  const cache = createPageCache();
  const tags = {
    "/": ["settings", "heroes:home"],
    "/lilamonde": ["settings", "hotels", "heroes:lilamonde"],
    "/velaa": ["hotel:velaa"],
    "/anything": ["*"],
  };
  const fill = async () => {
    for (const [path, own] of Object.entries(tags))
      await cache.fill(path, async () => rendered(path, ...own));
  };
  const keptAfter = async (tag: string) => {
    await fill();
    cache.forget(tag);
    return Object.keys(tags).filter((path) => cache.get(path));
  };
  expect(await keptAfter("heroes:home")).toEqual(["/lilamonde", "/velaa"]);
  expect(await keptAfter("heroes")).toEqual(["/velaa"]);
  expect(await keptAfter("hotel:velaa")).toEqual(["/", "/lilamonde"]);
  expect(await keptAfter("hotel:v")).toEqual(["/", "/lilamonde", "/velaa"]);
  expect(await keptAfter("hotels")).toEqual(["/", "/velaa"]);
  expect(await keptAfter("")).toEqual([]);
});

test("when the cache is full, the page that was used longest ago makes room", async () => {
  const cache = createPageCache({ maxPages: 3 });
  const paths = ["/a", "/b", "/c"];
  for (const path of paths) await cache.fill(path, async () => rendered(path));
  for (const path of ["/b", "/a"]) cache.get(path);
  await cache.fill("/d", async () => rendered("d"));
  await cache.fill("/e", async () => rendered("e"));
  expect([...paths, "/d", "/e"].filter((path) => cache.get(path))).toEqual(["/a", "/d", "/e"]);
});

test("what is not for keeping is not kept, and a failure may be tried again", async () => {
  const cache = createPageCache();
  expect(await cache.fill("/a", async () => null)).toBeNull();
  await expect(cache.fill("/a", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect((await cache.fill("/a", async () => rendered("yes")))?.etag).toMatch(/^W\/"/);
});

test("a reader gets the page in an encoding it takes, or 304 if it has it", async () => {
  const cache = createPageCache();
  const page = (await cache.fill("/", async () => rendered("<p>texto</p>".repeat(50))))!;
  const ask = (headers: Record<string, string>) => pageResponse(page, new Request("http://x/", { headers }));
  const br = ask({ "accept-encoding": "gzip, br" });
  expect(br.headers.get("content-encoding")).toBe("br");
  expect(brotliDecompressSync(Buffer.from(await br.arrayBuffer())).toString()).toBe(
    "<p>texto</p>".repeat(50),
  );
  expect(ask({ "accept-encoding": "gzip, br;q=0" }).headers.get("content-encoding")).toBe("gzip");
  expect(ask({}).headers.get("content-encoding")).toBeNull();
  expect(ask({ "if-none-match": page.etag }).status).toBe(304);
});

test("pages are kept within so many bytes; one in another state takes the place of the first", async () => {
  const cache = createPageCache({ maxBytes: 400_000 });
  const large = (fill: string) => rendered(randomBytes(10_000).toString("base64") + fill);
  await cache.fill("/one", async () => large("a"), "until Monday");
  const one = cache.size();
  expect(one).toBeGreaterThan(13_000);
  await cache.fill("/one", async () => large("b"), "until Tuesday");
  expect(cache.get("/one", "until Monday")).toBeUndefined();
  expect(cache.get("/one", "until Tuesday")).toBeDefined();
  expect(cache.size()).toBeLessThan(1.1 * one);
  for (let i = 0; i < 50; i++) await cache.fill(`/${i}`, async () => large(String(i)));
  expect(cache.size()).toBeLessThanOrEqual(400_000);
  expect(cache.get("/49")).toBeDefined();
  expect(cache.get("/one", "until Tuesday")).toBeUndefined();
  const huge = rendered(randomBytes(60_000).toString("base64"));
  expect(await cache.fill("/huge", async () => huge)).not.toBeNull();
  expect(cache.get("/huge")).toBeUndefined();
});
