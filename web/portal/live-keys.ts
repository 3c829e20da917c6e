import type { LiveKeys } from "#web/session/queries/use-live-queries.ts";

/** What each event of the live stream makes stale. */
export const liveKeys: LiveKeys = {
  update: [["updates"]],
  // Administrators are told of whoever begins to wait.
  notification: [["notifications"], ["people"]],
};
