import type { BulkAction } from "../../bulk/bulk-action.ts";
import type { Deps } from "../../deps.ts";
import { findReadersById } from "./queries.ts";
import { takeOffReader } from "./take-off-reader.ts";

/** Takes many addresses off the list of the letter, for one reason. */
export const removeMany: BulkAction<Deps> = {
  id: "newsletter.remove",
  audit: "newsletter_reader.removed",
  needsReason: true,
  check: async ({ db }, { ids }) =>
    (await findReadersById(db, ids)).map(({ id, email, version, unsubscribed_at: leftAt }) => ({
      ...{ id, name: email, version },
      blocker: leftAt ? ("conflict" as const) : null,
    })),
  run: (deps, { actor, item: { id, version }, reason = "" }) =>
    takeOffReader(deps, { actor, id, removal: { reason, version } }),
};
