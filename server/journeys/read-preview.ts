import { makeSnapshot } from "#domain/journeys/make-snapshot.ts";
import type { JourneySnapshot } from "#domain/journeys/snapshot.ts";
import type { Deps } from "../deps.ts";
import { readStayHotels } from "../hotels/stays/read-stay-hotels.ts";
import { readAdvisorCard } from "./advisor-card.ts";
import { documentOf, readJourney } from "./read-journey.ts";

type Which = { journeyId: string; ownerId: string };

/** What the client would be shown if the journey were published now; nothing is kept, and nobody is told. */
export async function readPreview(
  deps: Pick<Deps, "auth" | "db" | "clock" | "files">,
  which: Which,
): Promise<JourneySnapshot> {
  const journey = await readJourney(deps.db, which);
  const advisor = await readAdvisorCard(deps, which.ownerId);
  const ids = journey.blocks.flatMap(({ supplier }) =>
    supplier?.kind === "hotel" ? [supplier.hotelId] : [],
  );
  const { hotels } = await readStayHotels(deps.db, ids);
  return makeSnapshot({
    ...{ journeyId: which.journeyId, number: (journey.published?.number ?? 0) + 1, advisor, hotels },
    ...{ publishedAt: deps.clock.now(), document: documentOf(journey) },
  });
}
