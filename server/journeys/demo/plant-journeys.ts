import { demoId } from "#database/seed/demo/demo-id.ts";
import { type DemoJourney, demoJourneys } from "#database/seed/demo/journeys.ts";
import type { StayHotel } from "#domain/journeys/journey-lists.ts";
import { transact } from "#platform/database/transact.ts";
import { plantClient } from "../../clients/plant-client.ts";
import type { Deps } from "../../deps.ts";
import { listStayHotels } from "../../hotels/stays/list-stay-hotels.ts";
import { acceptOption } from "../accept-option.ts";
import { createJourney } from "../create-journey.ts";
import { declineJourney } from "../decline-journey.ts";
import { publishJourney } from "../publish-journey.ts";
import { findJourney, setState } from "../queries.ts";
import { demoDocument } from "./demo-document.ts";

const DAY_MS = 86_400_000;

/** Gives the demo world its clients and journeys, once: each goes the way a real one goes. */
export async function plantJourneys(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const today = now.toISOString().slice(0, 10);
  const hotels = new Map((await listStayHotels(deps.db, { today })).map((hotel) => [hotel.slug, hotel]));
  for (const journey of demoJourneys) {
    const owner = await deps.auth.getUserByEmail(`${journey.owner}@lilamonde.test`);
    if (owner) await plantJourney(deps, { journey, ownerId: owner.id, today, hotels });
  }
}

type Input = {
  journey: DemoJourney;
  ownerId: string;
  today: string;
  hotels: ReadonlyMap<string, StayHotel>;
};

async function plantJourney(given: Deps, { journey, ownerId, today, hotels }: Input): Promise<void> {
  const journeyId = demoId(`journey/${journey.key}`);
  if (await findJourney(given.db, { journeyId, ownerId })) return;
  const ago = (days: number) => new Date(given.clock.now().getTime() - days * DAY_MS);
  const yesterday = ago(1);
  const deps = { ...given, clock: { now: () => yesterday } };
  await transact(deps.db, async (tx) => {
    const clientId = await plantClient(tx, { ownerId, name: journey.client, now: yesterday });
    const document = demoDocument({ journey, clientId, today, hotels });
    await createJourney(tx, { id: journeyId, ownerId, document, now: ago(journey.begun) });
  });
  if (journey.state === "draft") return;
  const published = await publishJourney(deps, { journeyId, ownerId, revision: 1 });
  await bringTo(deps, { journey, journeyId, snapshotId: published.published!.snapshotId });
}

type Place = { journey: DemoJourney; journeyId: string; snapshotId: string };

async function bringTo(deps: Deps, { journey, journeyId, snapshotId }: Place): Promise<void> {
  const { state, key } = journey;
  const by = { kind: "client" } as const;
  if (state === "proposed") return;
  await transact(deps.db, async (tx) => {
    if (state === "declined") {
      const reason = "Neste ano preferimos o mar.";
      return declineJourney(tx, deps, { journeyId, snapshotId, by, reason });
    }
    if (state !== "cancelled") {
      const optionId = demoId(`journey/${key}/${journey.otherStay ? "B" : "A"}`);
      await acceptOption(tx, deps, { journeyId, snapshotId, optionId, by });
    }
    if (state === "accepted") return;
    const note = state === "cancelled" ? "A viagem ficou para o ano que vem." : null;
    await setState(tx, { journeyId, state, note, now: deps.clock.now() });
  });
}
