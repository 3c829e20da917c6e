import { chartsOf } from "#domain/insights/charts.ts";
import type { ChartExport } from "#domain/insights/insights.ts";
import type { Localized } from "#domain/localized.ts";
import type { Deps } from "../deps.ts";
import { csvAnswer } from "../http/csv-answer.ts";
import { refuse } from "../http/refuse.ts";
import { readFigures } from "./read-figures.ts";

type Input = { ownerId: string; query: ChartExport };

/** The table under a drawing, as a file in a language. */
export async function exportChart(
  deps: Pick<Deps, "db" | "clock">,
  { ownerId, query: { chart: key, span, currency, language } }: Input,
): Promise<Response> {
  const { charts } = chartsOf(await readFigures(deps, ownerId), span);
  const chart = charts.find((each) => each.key === key && (!currency || each.currency === currency));
  if (!chart) throw refuse("not_found");
  async function* pages() {
    yield chart!.table.rows;
  }
  return csvAnswer<Localized[]>({
    ...{
      name: ["farol", key.replace("_", "-"), chart.currency?.toLowerCase()].filter(Boolean).join("-"),
      language,
    },
    columns: chart.table.columns.map((heading, at) => ({
      ...{ heading: heading[language], value: (row) => row[at]![language] },
    })),
    pages: pages(),
  });
}
