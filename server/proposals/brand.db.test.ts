import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { JourneySnapshot } from "#domain/journeys/snapshot.ts";
import { contrast, READABLE } from "#domain/proposals/brand-tones.ts";
import { transact } from "#platform/database/transact.ts";
import { enter } from "#testing/enter.ts";
import { getWorld, type World } from "#testing/world.ts";
import { createJourney } from "../journeys/create-journey.ts";
import { publishJourney } from "../journeys/publish-journey.ts";
import { sampleDocument } from "../journeys/testing/sample-document.ts";
import { DEMO_TOKEN } from "./link-token.ts";

let world: World;
beforeAll(async () => {
  world = await getWorld({ isPlanted: true });
});
afterAll(() => world.close());

async function open(token: string): Promise<JourneySnapshot> {
  const answer = await world.api("/api/proposals/open", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ token }),
  });
  return (await answer.json()).content;
}

/** A proposal of the operator's, who has no colour for this journey alone. */
async function publishAs(ownerId: string) {
  const journeyId = randomUUID();
  const document = sampleDocument({ head: { colour: null } });
  const now = world.clock.now();
  await transact(world.db, (tx) => createJourney(tx, { id: journeyId, ownerId, document, now }));
  await publishJourney(world.deps, { journeyId, ownerId, revision: 1 });
  return journeyId;
}

test("a proposal carries the seller's logo and colour, and what is written in that colour can be read", async () => {
  const operator = await enter(world, "operator");
  const { version } = await (await operator.call("GET", "/api/marketing/brand")).json();
  expect((await operator.call("PUT", "/api/marketing/brand", { version, colour: "#ffe84d" })).status).toBe(
    200,
  );
  const png = await sharp({ create: { width: 320, height: 120, channels: 3, background: "#114433" } })
    .png()
    .toBuffer();
  const kept = await world.api("/api/marketing/brand/logo", {
    method: "PUT",
    headers: { authorization: `Bearer ${operator.token}`, "content-type": "image/png" },
    body: new Uint8Array(png),
  });
  expect(kept.status).toBe(204);
  const journeyId = await publishAs(operator.id);
  const preview = await (await operator.call("GET", `/api/journeys/${journeyId}/preview`)).json();
  const { content } = await world.db
    .selectFrom("journey_snapshots")
    .select("content")
    .where("journey_id", "=", journeyId)
    .executeTakeFirstOrThrow();
  for (const { advisor } of [preview, content as JourneySnapshot]) {
    expect(advisor.colour).toBe("#ffe84d");
    expect(advisor.logo).toMatchObject({ kind: "file", width: 320, height: 120 });
  }
  // Nobody has to sign in to see it, and nothing else opens by such an address.
  const { src } = preview.advisor.logo;
  const logo = await world.api(src);
  expect([logo.status, logo.headers.get("x-content-type-options")]).toEqual([200, "nosniff"]);
  expect((await world.api(`/api/logos/${randomUUID()}`)).status).toBe(404);
  // Another logo, and then none: what went out under the first still shows it.
  for (const [method, body] of [
    ["PUT", new Uint8Array(png)],
    ["DELETE", null],
  ] as const) {
    const headers = { authorization: `Bearer ${operator.token}`, "content-type": "image/png" };
    const changed = await world.api("/api/marketing/brand/logo", { method, headers, body });
    expect(changed.status).toBe(204);
    expect((await world.api(src)).status).toBe(200);
  }

  const sheet = await (await world.api("/api/proposal-colours/ffe84d")).text();
  const [surface, onSurface, text] = [...sheet.matchAll(/#[0-9a-f]{6}/g)].map(([tone]) => tone) as [
    string,
    string,
    string,
  ];
  expect(surface).toBe("#ffe84d");
  expect(contrast(surface, onSurface)).toBeGreaterThanOrEqual(READABLE);
  expect(contrast(text, "#f7f3eb")).toBeGreaterThanOrEqual(READABLE);
});

test("the demo's proposal leads to hotels of the collection, so that its map has places", async () => {
  const { options } = await open(DEMO_TOKEN);
  const blocks = options.flatMap(({ days }) => days).flatMap((day) => day.blocks);
  const slugs = new Set(blocks.flatMap(({ hotel }) => hotel?.slug ?? []));
  expect([...slugs].sort()).toEqual([
    ...["martinhal-chiado", "martinhal-quinta", "martinhal-sagres", "velaa-private-island"],
  ]);
});
