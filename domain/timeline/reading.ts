import type { Position, TimelinePage } from "./timeline.ts";

type Post = Pick<TimelinePage["rows"][number], "id" | "state" | "createdAt">;
type Shown = Pick<TimelinePage, "hasMore"> & { rows: Post[] };

/**
 * The newest post that somebody has read once these are shown: none while posts lie between the last that is shown and
 * where they had stopped. Who comes for the first time has nothing behind them.
 */
export function readUpTo({ rows, hasMore }: Shown, came: Position | null): Post | undefined {
  const isGap = came !== null && hasMore && !rows.some(({ createdAt }) => createdAt <= came.upTo);
  return isGap ? undefined : rows.find(({ state }) => state === "published");
}

type Known = { came: Position | null; known: (Position | null | undefined)[]; told: string };

/**
 * Where somebody had stopped when they came, or further on if they have read on elsewhere since. What this window has
 * told of itself (`told`, the time of the newest post it showed) moves nothing under its reader.
 */
export function stoppedAt({ came, known, told }: Known): Position | null {
  return known.reduce<Position | null>(
    (furthest, one) => (one && one.upTo > told && one.upTo > (furthest?.upTo ?? "") ? one : furthest),
    came,
  );
}
