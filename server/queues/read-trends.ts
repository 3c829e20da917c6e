import { lastWeeks, overWeeks, TREND_WEEKS, type TrendBoard } from "#domain/queues/trends.ts";
import { houseDay } from "#domain/site/views.ts";
import { instantIn } from "#domain/zones.ts";
import type { Deps } from "../deps.ts";
import { inBoth } from "../in-both.ts";

/** How the last weeks went, as every capability tells its part. */
export async function readTrends({
  db,
  clock,
  trends,
}: Pick<Deps, "db" | "clock" | "trends">): Promise<TrendBoard> {
  const weeks = lastWeeks(houseDay(clock.now()), TREND_WEEKS);
  const since = instantIn("America/Sao_Paulo", weeks[0]!, "00:00");
  const read = trends.map(async ({ id, name, unit, lines }) => ({
    id,
    name: inBoth(name),
    unit,
    lines: await Promise.all(
      lines.map(async (line) => ({
        name: inBoth(line.name),
        values: overWeeks(await line.read(db, since), { weeks, unit }),
      })),
    ),
  }));
  return { weeks, trends: await Promise.all(read) };
}
