import { rmSync, writeFileSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "#testing/temporary-folder.ts";
import { listen } from "./listen.ts";
import { createStaticFiles } from "./static-files.ts";

async function serve(files: Record<string, string>, onSend?: (response: ServerResponse) => void) {
  const folder = temporaryFolder("static-files");
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  const send = createStaticFiles({ folder, headers: { "x-frame-options": "DENY" }, isHashed: () => true });
  const { port, close } = await listen({
    ...{ host: "127.0.0.1", port: 0, graceMs: 1_000 },
    handle: (request, response) => {
      if (!send(request.url!, request, response)) response.writeHead(404).end("none of them");
      else onSend?.(response);
    },
  });
  onTestFinished(close);
  return {
    read: (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init),
    remove: (name: string) => rmSync(join(folder, name)),
  };
}

test("a file is sent whole, in part, as its head alone, or not again to whoever has it", async () => {
  const { read } = await serve({ "picture.webp": "0123456789", "words.txt": "words" });
  const whole = await read("/picture.webp");
  expect([whole.status, await whole.text()]).toEqual([200, "0123456789"]);
  expect(whole.headers.get("cache-control")).toContain("immutable");
  const part = await read("/picture.webp", { headers: { range: "bytes=2-4" } });
  expect([part.status, await part.text(), part.headers.get("content-range")]).toEqual([
    206,
    "234",
    "bytes 2-4/10",
  ]);
  const beyond = await read("/picture.webp", { headers: { range: "bytes=20-" } });
  expect([beyond.status, beyond.headers.get("content-range")]).toEqual([416, "bytes */10"]);
  const head = await read("/picture.webp", { method: "HEAD" });
  expect([head.status, await head.text(), head.headers.get("content-length")]).toEqual([200, "", "10"]);
  const again = await read("/picture.webp", { headers: { "if-none-match": whole.headers.get("etag")! } });
  expect(again.status).toBe(304);
  expect(await (await read("/words.txt")).text()).toBe("words");
  expect(await (await read("/none.txt")).text()).toBe("none of them");
});

test.each(["picture.webp", "words.txt"])(
  "%s, gone since the start, is a 404 that nobody keeps",
  async (name) => {
    const { read, remove } = await serve({ [name]: "0123456789" });
    remove(name);
    for (const init of [{}, { headers: { range: "bytes=2-4" } }, { method: "HEAD" }]) {
      const { status, headers } = await read(`/${name}`, init);
      expect(status).toBe(404);
      expect(headers.get("cache-control")).toBe("no-store");
      expect([headers.get("etag"), headers.get("content-range")]).toEqual([null, null]);
      expect(headers.get("x-frame-options")).toBe("DENY");
    }
  },
);

test("who leaves while a file is being opened breaks nothing for those who stay", async () => {
  let isLeaving = true;
  const { read } = await serve({ "picture.webp": "0123456789" }, (response) => {
    if (isLeaving) response.destroy();
  });
  for (let at = 0; at < 3; at++) await expect(read("/picture.webp")).rejects.toThrow();
  isLeaving = false;
  expect(await (await read("/picture.webp")).text()).toBe("0123456789");
});
