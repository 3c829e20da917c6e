import type { StoreFigures } from "#domain/stores/figures.ts";
import { m } from "#messages/messages.js";
import { formatDate, formatNumber } from "#web/locale/format.ts";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { useFigures } from "../stores.ts";
import styles from "./figures.module.css";
import { sourceNames } from "./source-names.ts";
import { VisitsChart } from "./visits-chart.tsx";

/** What a store brought: the way from a source to a booking, who wrote, and the references of talks. */
export function FiguresView() {
  return (
    <QueryView query={useFigures()} lines={8}>
      {(figures) => (
        <div className={styles.figures}>
          <p className="note">{m.stores_figures_lead()}</p>
          {figures.views + figures.talks + figures.requests === 0 && (
            <Notice tone="ok">{m.stores_figures_none()}</Notice>
          )}
          <Sums figures={figures} />
          <VisitsChart figures={figures} />
          {figures.sources.length > 0 && <Sources sources={figures.sources} />}
          <Leads leads={figures.leads} />
          <Talked talked={figures.talked} />
        </div>
      )}
    </QueryView>
  );
}

function Sums({ figures: { views, talks, requests, bookings } }: { figures: StoreFigures }) {
  const sums = [
    { label: m.stores_views(), value: views },
    { label: m.stores_talks(), value: talks },
    { label: m.stores_requests(), value: requests },
    { label: m.stores_bookings(), value: bookings },
  ];
  return (
    <dl className={styles.sums}>
      {sums.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{formatNumber(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Sources({ sources }: { sources: StoreFigures["sources"] }) {
  return (
    <section className={styles.block} aria-labelledby="sources-title">
      <h2 id="sources-title">{m.stores_sources()}</h2>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{m.stores_source()}</th>
            <th scope="col">{m.stores_views()}</th>
            <th scope="col">{m.stores_talks()}</th>
            <th scope="col">{m.stores_requests()}</th>
            <th scope="col">{m.stores_bookings()}</th>
          </tr>
        </thead>
        <tbody>
          {sources.map(({ source, views, talks, requests, bookings }) => (
            <tr key={source}>
              <th scope="row">{sourceNames[source]()}</th>
              <td>{formatNumber(views)}</td>
              <td>{formatNumber(talks)}</td>
              <td>{formatNumber(requests)}</td>
              <td>{formatNumber(bookings)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Leads({ leads }: { leads: StoreFigures["leads"] }) {
  return (
    <section className={styles.block} aria-labelledby="leads-title">
      <h2 id="leads-title">{m.stores_leads()}</h2>
      {leads.length === 0 && <p className="note">{m.stores_leads_none()}</p>}
      <ul className={styles.leads}>
        {leads.map(({ id, name, email, message, source, at, reference }) => (
          <li key={id}>
            <p>
              <b>{name}</b>{" "}
              <a className="text-link" href={`mailto:${email}`}>
                {email}
              </a>
            </p>
            <p>{message}</p>
            <small>
              {m.stores_lead_line({
                source: sourceNames[source](),
                date: formatDate(new Date(at)),
                reference,
              })}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Talked({ talked }: { talked: StoreFigures["talked"] }) {
  return (
    <section className={styles.block} aria-labelledby="talked-title">
      <h2 id="talked-title">{m.stores_talked()}</h2>
      <p className="note">{talked.length === 0 ? m.stores_talked_none() : m.stores_talked_hint()}</p>
      <ul className={styles.talked}>
        {talked.map(({ reference, source, at }) => (
          <li key={reference}>
            <b>{reference}</b>
            <span>
              {sourceNames[source]()}, {formatDate(new Date(at))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
