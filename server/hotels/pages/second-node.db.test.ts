import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { demoId } from "#database/seed/demo/demo-id.ts";
import { DEMO_PASSWORD } from "#database/seed/demo/people.ts";
import type { SectionDraft } from "#domain/hotels/drafts/page-draft.ts";
import { createPageCache } from "#platform/http/page-cache.ts";
import { createApp } from "#server/app.ts";
import { until } from "#testing/until.ts";
import { getWorld, type World } from "#testing/world.ts";
import { createPages } from "../../pages/pages.ts";

const HOUSE = `/api/houses/${demoId("hotel/martinhal-sagres")}/page`;
const SAGRES = "/lilamonde/martinhal-sagres";
const TRANCOSO = "/lilamonde/casa-trancoso";
const COLLECTION = "/lilamonde";
const asked = {
  [SAGRES]: "/api/hotels/martinhal-sagres",
  [TRANCOSO]: "/api/hotels/casa-trancoso",
  [COLLECTION]: "/api/hotels",
};
type Path = keyof typeof asked;

let world: World;
let token: string;
beforeAll(async () => {
  world = await getWorld({ env: { RATE_LIMIT_SCALE: "1000" }, isPlanted: true });
  const answer = await world.api("/auth/v1/token?grant_type=password", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "hotel@lilamonde.test", password: DEMO_PASSWORD }),
  });
  token = (await answer.json()).access_token;
});
afterAll(() => world.close());

/** Another node of the same house: an app and kept pages of its own, told of changes by the database alone. */
async function openNode() {
  const cache = createPageCache();
  const stop = await world.database.listen("content", cache.forget);
  const app = createApp(world.deps, { pages: async () => new Response("page"), isClosing: () => false });
  const rendered: Path[] = [];
  const pages = createPages({
    ...{ cache, headers: {}, publicUrl: "http://lilamonde.test", communityDomain: "", isDevelopment: false },
    render: async ({ api, request }) => {
      const path = new URL(request.url).pathname as Path;
      rendered.push(path);
      const read = await api(new Request(`http://lilamonde.test${asked[path]}`));
      const headers = { "content-type": "text/html", "x-page-cache": "public" };
      return { response: new Response(await read.text(), { headers }), nonce: "n" };
    },
  });
  const open = async (path: Path) => {
    const kept = cache.get(path);
    if (kept) return kept.bodies.identity.toString();
    const api = (request: Request) => app.fetch(request, { address: "192.0.2.9" });
    return (await pages(new Request(`http://lilamonde.test${path}`), api)).text();
  };
  return { open, rendered, stop };
}

async function ask(path: string, body?: object) {
  const answer = await world.api(path, {
    method: body ? "POST" : "GET",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    ...(body && { body: JSON.stringify(body) }),
  });
  return answer.json();
}
const gastronomy = async (): Promise<SectionDraft> =>
  (await ask(HOUSE)).sections.find(({ kind }: SectionDraft) => kind === "gastronomy");

test("what is published on one node is read on another within a second, and no other page is rendered anew", async () => {
  const node = await openNode();
  for (const path of [SAGRES, TRANCOSO, COLLECTION] as const) await node.open(path);
  for (const path of [SAGRES, TRANCOSO, COLLECTION] as const) await node.open(path);
  expect(node.rendered).toEqual([SAGRES, TRANCOSO, COLLECTION]);

  const { ptVersion, enVersion } = await gastronomy();
  const words = { pt: "O peixe chega às seis.", en: "The fish comes in at six." };
  for (const [language, version] of [
    ["pt", ptVersion],
    ["en", enVersion],
  ] as const) {
    const change = { do: "write", language, words: { lead: words[language] } };
    await ask(`${HOUSE}/operations`, { id: randomUUID(), kind: "gastronomy", version, change });
  }
  expect(await node.open(SAGRES)).not.toContain(words.pt);
  const { frameVersion: frame, ptVersion: pt, enVersion: en } = await gastronomy();
  const wish = { kind: "gastronomy", languages: ["pt", "en"], versions: { frame, pt, en } };
  expect((await ask(`${HOUSE}/publications`, wish)).kind).toBe("gastronomy");
  await until(async () => expect(await node.open(SAGRES)).toContain(words.pt));
  expect(await node.open(SAGRES)).toContain(words.en);

  await node.open(TRANCOSO);
  await node.open(COLLECTION);
  expect(node.rendered).toEqual([SAGRES, TRANCOSO, COLLECTION, SAGRES]);
  await node.stop();
});
