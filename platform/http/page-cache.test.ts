import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { createPageCache, pageResponse } from "./page-cache.ts";

const rendered = (text: string) => ({ html: Buffer.from(text), headers: { "content-type": "text/html" } });

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

test("a page rendered before a change is not kept after it", async () => {
  const cache = createPageCache();
  const { promise, resolve } = Promise.withResolvers<void>();
  const filling = cache.fill("/", async () => {
    await promise;
    return rendered("old");
  });
  cache.clear();
  resolve();
  await filling;
  expect(cache.get("/")).toBeUndefined();
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
