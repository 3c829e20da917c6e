import { randomUUID } from "node:crypto";
import type { Journey } from "#domain/journeys/journeys.ts";
import { makeSnapshot, ownFilesOf } from "#domain/journeys/make-snapshot.ts";
import { publishBlockers } from "#domain/journeys/publish-blockers.ts";
import { canMove } from "#domain/journeys/states.ts";
import { bytesOf } from "#domain/journeys/weight.ts";
import { transact } from "#platform/database/transact.ts";
import { writeAudit } from "../audit/write-audit.ts";
import type { Deps } from "../deps.ts";
import { recordFacts } from "../facts/record-facts.ts";
import { readStayHotels } from "../hotels/stays/read-stay-hotels.ts";
import { refuse } from "../http/refuse.ts";
import { readAdvisorCard } from "./advisor-card.ts";
import { insertShown } from "./files/queries.ts";
import { holdJourney, setState } from "./queries.ts";
import { documentOf, fillJourney, readJourney } from "./read-journey.ts";
import { requireReadable } from "./require-weight.ts";
import { insertSnapshot } from "./snapshots/queries.ts";

type Input = { journeyId: string; ownerId: string; revision: number };

/**
 * Shows a journey to its client as it stands at the revision its owner looked at. The same revision published twice
 * is one snapshot; an edit that came in between is refused with what stands there now.
 */
export async function publishJourney(deps: Deps, { journeyId, ownerId, revision }: Input): Promise<Journey> {
  // Read before the transaction: the card is partly the auth server's, which has a connection of its own.
  const advisor = await readAdvisorCard(deps, ownerId);
  return transact(deps.db, async (tx) => {
    const row = await holdJourney(tx, { journeyId, ownerId });
    if (!row) throw refuse("not_found");
    const journey = await fillJourney(tx, row);
    if (!canMove({ from: journey.state, to: "proposed", by: "owner" })) throw refuse("journey_state");
    if (journey.published?.revision === revision && journey.state === "proposed") return journey;
    if (journey.revision !== revision) throw refuse("conflict", { current: journey });

    const document = documentOf(journey);
    const { hotels, published } = await readStayHotels(tx, hotelIds(journey));
    const blockers = publishBlockers(document, published);
    if (blockers.length > 0) throw unready(blockers);

    const now = deps.clock.now();
    const [snapshotId, number] = [randomUUID(), (journey.published?.number ?? 0) + 1];
    const content = makeSnapshot({ journeyId, number, publishedAt: now, document, advisor, hotels });
    const written = JSON.stringify(content);
    requireReadable(bytesOf(written));
    await insertSnapshot(tx, {
      ...{
        id: snapshotId,
        journey_id: journeyId,
        number,
        revision,
        published_by: ownerId,
        published_at: now,
      },
      ...{ content: written, document: JSON.stringify(document) },
    });
    await insertShown(tx, { snapshotId, uploadIds: ownFilesOf(content) });
    await setState(tx, { journeyId, state: "proposed", note: null, now, worth: content.options[0]!.total });
    await writeAudit(tx, {
      ...{ actorId: ownerId, action: "journey.published", subjectType: "journey", subjectId: journeyId },
      ...{ after: { snapshotId, number }, now },
    });
    const answer = await readJourney(tx, { journeyId, ownerId });
    await recordFacts(tx, deps, [
      {
        ...{ kind: "journey_published", cause: snapshotId, actorId: ownerId },
        data: { journeyId, ownerId, snapshotId, number },
      },
    ]);
    return answer;
  });
}

function hotelIds({ blocks }: Journey): string[] {
  return blocks.flatMap(({ supplier }) => (supplier?.kind === "hotel" ? [supplier.hotelId] : []));
}

function unready(blockers: ReturnType<typeof publishBlockers>) {
  const fields = blockers.map(({ blockId, problem }) => [
    blockId ?? "blocks",
    problem === "untitled" || problem === "empty" ? ("required" as const) : ("invalid" as const),
  ]);
  return refuse("journey_unready", { fields: Object.fromEntries(fields), current: blockers });
}
