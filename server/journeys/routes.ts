import { JourneyBoard, JourneyHistory, JourneyList, StayHotels } from "#domain/journeys/journey-lists.ts";
import { Journey, JourneyDocument } from "#domain/journeys/journeys.ts";
import { AppliedOperation } from "#domain/journeys/operations.ts";
import { JourneySnapshot } from "#domain/journeys/snapshot.ts";
import type { Deps } from "../deps.ts";
import { createApi } from "../http/api.ts";
import { onceOf } from "../http/once.ts";
import { changesContract, readingsContract } from "./contract.ts";
import { journeyFileRoutes } from "./files/routes.ts";
import { listVersions, readVersion } from "./history/read-history.ts";
import { restoreJourney } from "./history/restore-journey.ts";
import { libraryRoutes } from "./library/routes.ts";
import { listJourneys } from "./list/list-journeys.ts";
import { readBoard } from "./list/read-board.ts";
import { listStays } from "./list-stays.ts";
import { editJourney } from "./operations/edit-journey.ts";
import { overviewRoutes } from "./overview/routes.ts";
import { publishJourney } from "./publish-journey.ts";
import { readJourney } from "./read-journey.ts";
import { readPreview } from "./read-preview.ts";
import { startJourney } from "./start-journey.ts";
import { moveJourney } from "./states/move-journey.ts";

/** The journeys of advisors and operators, each person's own. */
export function journeysRoutes(deps: Deps) {
  const { list, board, hotels, read, preview, history, version } = readingsContract;
  const { start, edit, publish, move, restore } = changesContract;
  return createApi(deps)
    .openapi(list, async (context) => {
      const asked = { ownerId: context.var.actor.id, query: context.req.valid("query") };
      return context.json(JourneyList.parse(await listJourneys(deps, asked)), 200);
    })
    .openapi(board, async (context) => {
      const asked = { ownerId: context.var.actor.id, q: context.req.valid("query").q };
      return context.json(JourneyBoard.parse(await readBoard(deps, asked)), 200);
    })
    .openapi(hotels, async (context) => {
      return context.json(StayHotels.parse({ hotels: await listStays(deps) }), 200);
    })
    .openapi(read, async (context) => {
      const which = { journeyId: context.req.valid("param").id, ownerId: context.var.actor.id };
      return context.json(Journey.parse(await readJourney(deps.db, which)), 200);
    })
    .openapi(preview, async (context) => {
      const which = { journeyId: context.req.valid("param").id, ownerId: context.var.actor.id };
      return context.json(JourneySnapshot.parse(await readPreview(deps, which)), 200);
    })
    .openapi(history, async (context) => {
      const which = { journeyId: context.req.valid("param").id, ownerId: context.var.actor.id };
      return context.json(JourneyHistory.parse({ versions: await listVersions(deps, which) }), 200);
    })
    .openapi(version, async (context) => {
      const { id: journeyId, snapshotId } = context.req.valid("param");
      const which = { journeyId, snapshotId, ownerId: context.var.actor.id };
      return context.json(JourneyDocument.parse(await readVersion(deps, which)), 200);
    })
    .openapi(start, async (context) => {
      const given = context.req.valid("json");
      const input = { ownerId: context.var.actor.id, given, once: onceOf(context) };
      return context.json(Journey.parse(await startJourney(deps, input)), 201);
    })
    .openapi(edit, async (context) => {
      const which = { journeyId: context.req.valid("param").id, ownerId: context.var.actor.id };
      const operation = context.req.valid("json");
      return context.json(AppliedOperation.parse(await editJourney(deps, { ...which, operation })), 200);
    })
    .openapi(publish, async (context) => {
      const which = { journeyId: context.req.valid("param").id, ownerId: context.var.actor.id };
      const { revision } = context.req.valid("json");
      return context.json(Journey.parse(await publishJourney(deps, { ...which, revision })), 200);
    })
    .openapi(move, async (context) => {
      const which = { journeyId: context.req.valid("param").id, ownerId: context.var.actor.id };
      const wanted = context.req.valid("json");
      return context.json(Journey.parse(await moveJourney(deps, { ...which, move: wanted })), 200);
    })
    .openapi(restore, async (context) => {
      const which = { journeyId: context.req.valid("param").id, ownerId: context.var.actor.id };
      const wanted = context.req.valid("json");
      return context.json(Journey.parse(await restoreJourney(deps, { ...which, ...wanted })), 200);
    })
    .route("/", journeyFileRoutes(deps))
    .route("/", libraryRoutes(deps))
    .route("/", overviewRoutes(deps));
}
