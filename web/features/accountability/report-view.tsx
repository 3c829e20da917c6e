import { Link, useSearchParams } from "react-router";
import { latestMonths, Month, namesInLine, type Report } from "#domain/accountability/accountability.ts";
import { houseDay } from "#domain/site/views.ts";
import { m } from "#messages/messages.js";
import { getLocale } from "#messages/runtime.js";
import { formatMonth, formatNumber } from "#web/locale/format.ts";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import styles from "./accountability.module.css";
import { useReport } from "./accountability.ts";
import { DocumentButton } from "./document-button.tsx";
import { FigureDialog } from "./figure-dialog.tsx";

const MONTHS = 24;

/** A hotel's month: every figure opens the rows it is made of; the address says which month and which figure. */
export function ReportView({ hotelId }: { hotelId: string }) {
  const [params, setParams] = useSearchParams();
  const months = latestMonths(houseDay(new Date()), MONTHS);
  const asked = Month.safeParse(params.get("month"));
  const month = asked.success ? asked.data : months[0]!;
  const withParams = (changes: Record<string, string>) => {
    const next = new URLSearchParams(params);
    next.delete("rows");
    for (const [name, value] of Object.entries(changes)) next.set(name, value);
    return next;
  };
  const rows = params.get("rows")?.split(".");
  return (
    <>
      <div className={`work ${styles.bar}`}>
        <SelectField
          label={m.accountability_month()}
          value={month}
          onChange={(event) =>
            setParams(withParams({ month: event.target.value }), { preventScrollReset: true })
          }
          options={[...new Set([month, ...months])].map((value) => ({ value, label: formatMonth(value) }))}
        />
        <DocumentButton key={`${hotelId} ${month}`} place={{ hotelId, month }} />
      </div>
      <QueryView query={useReport({ hotelId, month })}>
        {(report) => <Sections report={report} address={(id) => `?${withParams({ month, rows: id })}`} />}
      </QueryView>
      {rows?.[0] && rows[1] && (
        <FigureDialog
          place={{ hotelId, month, section: rows[0], figure: rows[1] }}
          onClose={() => setParams(withParams({ month }), { preventScrollReset: true })}
        />
      )}
    </>
  );
}

function Sections({ report, address }: { report: Report; address: (id: string) => string }) {
  const language = getLocale();
  return report.sections.map(({ id, title, figures }) => (
    <section key={id} className={styles.section} aria-labelledby={`section-${id}`}>
      <h2 id={`section-${id}`} className={styles.heading}>
        {title[language]}
      </h2>
      <Figures figures={figures} address={(figure) => address(`${id}.${figure}`)} />
    </section>
  ));
}

type FiguresProps = { figures: Report["sections"][number]["figures"]; address: (id: string) => string };

/** What was counted, each the way to its rows; what was not is named in a line, where it takes no place. */
function Figures({ figures, address }: FiguresProps) {
  const language = getLocale();
  const names = figures.filter(({ value }) => value === 0).map(({ label }) => label[language]);
  const counted = figures.filter(({ value }) => value !== 0);
  return (
    <div className={styles.counted}>
      {counted.length > 0 && (
        <ul className={styles.figures}>
          {counted.map(({ id, value, label }) => (
            <li key={id}>
              <Link to={address(id)} preventScrollReset>
                <b>{formatNumber(value)}</b>
                <span>{label[language]}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {names.length > 0 && <p className="note">{m.accountability_none_of({ names: namesInLine(names) })}</p>}
    </div>
  );
}
