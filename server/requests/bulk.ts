import type { BulkActionId } from "#domain/bulk/bulk.ts";
import { moveBlocker, RequestState } from "#domain/requests/states.ts";
import type { BulkAction } from "../bulk/bulk-action.ts";
import type { Deps } from "../deps.ts";
import { moveRequest } from "./move-request.ts";
import { findRequestsById } from "./queries.ts";

const moveMany = (id: BulkActionId, to: "planned" | "declined"): BulkAction<Deps> => ({
  id,
  audit: "request.moved",
  ...(to === "declined" && { needsReason: true }),
  check: async ({ db }, { ids }) =>
    (await findRequestsById(db, ids)).map((row) => ({
      id: row.id,
      name: row.title,
      version: row.version,
      blocker: moveBlocker({ from: RequestState.parse(row.state), to, answer: "given" }),
    })),
  run: (deps, { actor, item: { id: requestId, version }, reason }) =>
    moveRequest(deps, {
      ...{ actor, id: requestId },
      move: { to, answer: reason ?? null, updateId: null, version },
    }),
});

/** Says of many suggestions that they are planned, or, with one answer, that they will not be. */
export const requestsBulk = [moveMany("requests.plan", "planned"), moveMany("requests.decline", "declined")];
