import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { openDisk } from "#platform/files/disk.ts";
import { createLog } from "#platform/log.ts";
import { temporaryFolder } from "#testing/temporary-folder.ts";
import { createSharedAssets } from "./shared-assets.ts";

const headers = { "x-content-type-options": "nosniff" };
const log = createLog("silent");

/** A node whose version has one script, on the files that all nodes share. */
async function openNode({ shared, script }: { shared: string; script: string }) {
  const folder = temporaryFolder("assets");
  writeFileSync(join(folder, script), `export const name = "${script}"; // ${"and more ".repeat(200)}`);
  const disk = await openDisk(pathToFileURL(shared).href);
  const assets = createSharedAssets({ disk, folder, headers, log });
  await assets.share();
  const server = createServer((request, response) => void assets.send(request.url!, request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test("each node has the scripts of the other's version, and says in few words what no version has", async () => {
  const shared = temporaryFolder("shared");
  const old = await openNode({ shared, script: "old.js" });
  const next = await openNode({ shared, script: "new.js" });
  for (const [node, script] of [
    [old, "new.js"],
    [next, "old.js"],
  ] as const) {
    const answer = await fetch(`${node}/assets/${script}`, { headers: { "accept-encoding": "br" } });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain(`"${script}"`);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      ...headers,
      "content-type": "text/javascript; charset=utf-8",
      "content-encoding": "br",
      "cache-control": "public, max-age=31536000, immutable",
      vary: "Accept-Encoding",
    });
  }
  for (const path of [
    "/assets/none.js",
    "/assets/../versions.json",
    "/assets/%2e%2e/versions.json",
    "/assets/",
  ]) {
    const { hostname, port } = new URL(next);
    const answer = await fetch(`http://${hostname}:${port}${path}`);
    expect([path, answer.status, answer.headers.get("cache-control")]).toEqual([path, 404, "no-store"]);
    expect(await answer.text()).toBe("not found");
  }
});

test("what only versions before the last five asked for goes", async () => {
  const shared = temporaryFolder("shared");
  const scripts = ["1~a.js", "2.js", "3.js", "4.js", "5.js", "6.js"];
  for (const script of scripts) await openNode({ shared, script });
  // A version that comes back is the latest again.
  const node = await openNode({ shared, script: "2.js" });
  const statuses = await Promise.all(
    scripts.map(async (script) => (await fetch(`${node}/assets/${script}`)).status),
  );
  expect(statuses).toEqual([404, 200, 200, 200, 200, 200]);
});

test("a node starts and serves where nothing was shared yet", async () => {
  const shared = join(temporaryFolder("shared"), "made");
  mkdirSync(shared);
  const node = await openNode({ shared, script: "only.js" });
  expect((await fetch(`${node}/assets/only.js`)).status).toBe(200);
});
