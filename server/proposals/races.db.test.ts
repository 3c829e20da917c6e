import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect } from "vitest";
import { transact } from "#platform/database/transact.ts";
import { enter } from "#testing/enter.ts";
import { openRaces, whileOpen } from "#testing/races/race.ts";
import type { World } from "#testing/world.ts";
import { createJourney } from "../journeys/create-journey.ts";
import { publishJourney } from "../journeys/publish-journey.ts";
import { sampleDocument } from "../journeys/testing/sample-document.ts";
import { insertLink } from "./queries.ts";

const race = openRaces();

/** A journey of its own, published, whose owner shares it. */
async function publish(world: World) {
  const { id: ownerId, call } = await enter(world, "advisor");
  const [journeyId, document] = [randomUUID(), sampleDocument()];
  const now = world.clock.now();
  await transact(world.db, (tx) => createJourney(tx, { id: journeyId, ownerId, document, now }));
  const { published } = await publishJourney(world.deps, { journeyId, ownerId, revision: 1 });
  const share = () => call("POST", `/api/proposal-links/${journeyId}`, { language: "pt", passcode: null });
  return { journeyId, snapshotId: published!.snapshotId, optionId: document.options[0]!.id, share };
}

race(
  "who accepts while the journey is published anew is told what changed, and has accepted nothing",
  { locks: ["server/proposals/queries.ts#holdJourney"] },
  async (world) => {
    const { journeyId, snapshotId, optionId, share } = await publish(world);
    const { url } = await (await share()).json();
    const [newer, token] = [randomUUID(), url.split("/").at(-1)];
    const answer = await whileOpen(
      world.db,
      async (tx) => {
        await sql`select from journeys where id = ${journeyId} for update`.execute(tx);
        await sql`insert into journey_snapshots (id, journey_id, number, revision, content, document, published_at)
          select ${newer}, journey_id, number + 1, revision, content, document, published_at
          from journey_snapshots where id = ${snapshotId}`.execute(tx);
      },
      () =>
        world.api("/api/proposals/acceptances", {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({ token, snapshotId, optionId, name: "Ana" }),
        }),
    );
    expect(await answer.json()).toMatchObject({ code: "snapshot_outdated", current: { snapshotId: newer } });
  },
);

race(
  "a journey that is shared in two windows at once has one link",
  { keys: { "server/proposals/queries.ts#insertLink": "proposal_links_working" } },
  async (world) => {
    const { journeyId, share } = await publish(world);
    const [id, now] = [randomUUID(), world.clock.now()];
    const link = { id, journey_id: journeyId, token_hash: id, language: "pt", created_at: now };
    const expiresAt = new Date(now.getTime() + 86_400_000);
    const answer = await whileOpen(
      world.db,
      (tx) => insertLink(tx, { ...link, expires_at: expiresAt }),
      share,
    );
    expect(answer.status).toBe(409);
    expect((await answer.json()).current.expiresAt).toBe(expiresAt.toISOString());
  },
);
