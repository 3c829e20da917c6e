import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { Hono } from "hono";
import { compress } from "hono/compress";
import { expect, test } from "vitest";
import { compressJson } from "./compress-json.ts";

const long = { words: "à sombra ".repeat(500) };
const app = new Hono()
  .use(compress(), compressJson)
  .get("/long", (context) => context.json(long, 201, { etag: '"1"', vary: "cookie" }))
  .get("/short", (context) => context.json({ ok: true }))
  .get("/none", (context) => context.body(null, 204))
  .get("/text", (context) => context.text("palavra ".repeat(500)));

const get = (path: string, accept?: string) =>
  app.request(path, accept ? { headers: { "accept-encoding": accept } } : {});
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

test.each([
  ["gzip, deflate, br", "br", brotliDecompressSync],
  ["gzip", "gzip", gunzipSync],
  ["br;q=0, gzip", "gzip", gunzipSync],
] as const)(
  "a long answer to who takes %s comes as %s, with its status and headers",
  async (accept, encoding, open) => {
    const answer = await get("/long", accept);
    expect(answer.status).toBe(201);
    expect(answer.headers.get("content-encoding")).toBe(encoding);
    expect(answer.headers.get("vary")?.toLowerCase()).toContain("accept-encoding");
    expect(answer.headers.get("etag")).toContain('"1"');
    const bytes = await bytesOf(answer);
    expect(Number(answer.headers.get("content-length"))).toBe(bytes.length);
    expect(JSON.parse(open(bytes).toString())).toEqual(long);
  },
);

test("who takes no encoding, and what is short, get it plain", async () => {
  const plain = await get("/long");
  expect(plain.headers.has("content-encoding")).toBe(false);
  expect(await plain.json()).toEqual(long);
  const short = await get("/short", "gzip, br");
  expect(short.headers.has("content-encoding")).toBe(false);
  expect(await short.json()).toEqual({ ok: true });
});

test("nothing is made of an answer without a body, and other texts are left to who streams them", async () => {
  const none = await get("/none", "gzip, br");
  expect([none.status, await none.text()]).toEqual([204, ""]);
  const text = await get("/text", "gzip, br");
  expect(text.headers.get("content-encoding")).toBe("gzip");
  expect(gunzipSync(await bytesOf(text)).toString()).toContain("palavra");
});
