import {
  daysOfMonth,
  type FigureRows,
  figureValue,
  inReportOrder,
  type Report,
  type ReportPlace,
} from "#domain/accountability/accountability.ts";
import { hotelPath } from "#domain/hotels/hotels.ts";
import type { Deps } from "../deps.ts";
import { readHouse } from "../hotels/houses/list-houses.ts";
import type { Actor } from "../http/actor.ts";
import { refuse } from "../http/refuse.ts";
import { inBoth, type ReportFigure, type ReportScope } from "./report-section.ts";

type Asked = ReportPlace & { actor: Actor };
type Needs = Pick<Deps, "db" | "reportSections">;

/** A hotel's month with all its figures and the rows behind them, for those who work there and for administrators. */
export async function readWholeReport(deps: Needs, asked: Asked) {
  const { hotel, scope } = await openScope(deps, asked);
  const sections = [];
  for (const { id, title, figures } of inReportOrder(deps.reportSections)) {
    const read = [];
    for (const figure of figures) read.push({ id: figure.id, ...(await readRows(deps, figure, scope)) });
    sections.push({ id, title: inBoth(title), figures: read });
  }
  return { hotel, month: asked.month, sections };
}

/** A hotel's month in figures. */
export async function readReport(deps: Needs, asked: Asked): Promise<Report> {
  const { sections, ...report } = await readWholeReport(deps, asked);
  return {
    ...report,
    sections: sections.map(({ figures, ...section }) => ({
      ...section,
      figures: figures.map(({ id, label, value }) => ({ id, label, value })),
    })),
  };
}

/** The rows behind one figure of a hotel's month. */
export async function readFigure(
  deps: Needs,
  { section, figure, ...asked }: Asked & { section: string; figure: string },
): Promise<FigureRows> {
  const { scope } = await openScope(deps, asked);
  const found = deps.reportSections.find(({ id }) => id === section)?.figures.find(({ id }) => id === figure);
  if (!found) throw refuse("not_found");
  return readRows(deps, found, scope);
}

async function openScope({ db }: Needs, { actor, hotelId, month }: Asked) {
  const { id, name, slug } = await readHouse({ db }, { actor, hotelId });
  const scope: ReportScope = { hotelId: id, name, path: hotelPath(slug), ...daysOfMonth(month) };
  return { hotel: { id, name }, scope };
}

async function readRows({ db }: Needs, { label, rows }: ReportFigure, scope: ReportScope) {
  const found = await rows(db, scope);
  return { label: inBoth(label), value: figureValue(found), rows: found };
}
