import type { TimelinePage } from "./timeline.ts";

type Shown = Pick<TimelinePage, "hasMore"> & {
  rows: Pick<TimelinePage["rows"][number], "id" | "state" | "createdAt">[];
};

/**
 * The newest post that somebody has read once these are shown: none while posts lie between the last that is shown and
 * where they had stopped. Who comes for the first time has nothing behind them.
 */
export function readUpTo({ rows, hasMore }: Shown, came: TimelinePage["position"]): string | undefined {
  const isGap = came !== null && hasMore && !rows.some(({ createdAt }) => createdAt <= came.upTo);
  return isGap ? undefined : rows.find(({ state }) => state === "published")?.id;
}
