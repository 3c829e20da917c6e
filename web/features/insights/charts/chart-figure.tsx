import type { Chart, Span } from "#domain/insights/chart.ts";
import { m } from "#messages/messages.js";
import { bringFile } from "#web/session/lists/bring-file.ts";
import { FileMenu } from "#web/ui/list/bar/file-menu.tsx";
import styles from "../insights.module.css";
import { said } from "../insights.ts";
import { BandDrawing } from "./band.tsx";
import { ArchDrawing, TickDrawing } from "./columns.tsx";
import { LineDrawing } from "./line.tsx";
import { RowDrawing } from "./rows.tsx";

const drawings = {
  pipeline: RowDrawing,
  conversion: LineDrawing,
  lead_time: TickDrawing,
  seasonality: ArchDrawing,
  hotel_mix: RowDrawing,
  forecast: BandDrawing,
} satisfies Record<Chart["key"], unknown>;

/** A drawing with its finding, its source, the same as a table, and that as a file. */
export function ChartFigure({ chart, span }: { chart: Chart; span: Span }) {
  const Drawing = drawings[chart.key];
  const { columns, rows } = chart.table;
  const title = said(chart.title);
  return (
    <figure className={styles.figure} data-chart={chart.key}>
      <figcaption>
        <h3>{title}</h3>
        <p>{said(chart.finding)}</p>
      </figcaption>
      {chart.points.length > 0 && <Drawing chart={chart} />}
      <p className={styles.source}>{said(chart.source)}</p>
      <details className={styles.table}>
        <summary>
          {m.insights_table()}
          <span className="sr-only">: {title}</span>
        </summary>
        <table className={styles.rows}>
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column.pt} scope="col">
                  {said(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row[0]!.pt}>
                {row.map((cell, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: cells have no name but their place
                  <td key={at}>{said(cell)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
      <Save chart={chart} span={span} />
    </figure>
  );
}

function Save({ chart: { key: chart, currency, title }, span }: { chart: Chart; span: Span }) {
  const asked = { chart, span, ...(currency && { currency }) };
  return (
    <FileMenu
      size="small"
      about={said(title)}
      onFile={(format) => bringFile("/api/insights/points", { asked, format })}
    />
  );
}
