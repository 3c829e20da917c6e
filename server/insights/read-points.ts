import { chartsOf } from "#domain/insights/charts.ts";
import type { ChartPoints, PointQuery } from "#domain/insights/insights.ts";
import type { Deps } from "../deps.ts";
import { refuse } from "../http/refuse.ts";
import { readFigures } from "./read-figures.ts";

type Input = { ownerId: string; query: PointQuery };

/** The marks of one drawing of somebody's figures. */
export async function readPoints(
  deps: Pick<Deps, "db" | "clock">,
  { ownerId, query: { chart: key, span, currency: asked } }: Input,
): Promise<ChartPoints> {
  const { charts } = chartsOf(await readFigures(deps, ownerId), span);
  const chart = charts.find((each) => each.key === key && (!asked || each.currency === asked));
  if (!chart) throw refuse("not_found");
  const { currency } = chart;
  return {
    rows: chart.points.map(({ label, value, other, low, high }) => ({
      ...{ chart: key, label, currency, value, other, low, high },
    })),
  };
}
