import type { Campaign } from "#domain/marketing/campaigns.ts";
import type { LinkResults } from "#domain/marketing/results.ts";
import { m } from "#messages/messages.js";
import { getLocale } from "#messages/runtime.js";
import { formatDate, formatNumber } from "#web/locale/format.ts";
import { useResults } from "../marketing.ts";
import { sourceName } from "../names.ts";
import styles from "./campaign.module.css";

type Source = LinkResults["sources"][number];

/** Where the openings came from, who wrote, and the terms. */
export function ResultsAside({ campaign }: { campaign: Campaign }) {
  const results = useResults(campaign.id).data;
  return (
    <div className={styles.aside}>
      {results && <Sources sources={results.sources} />}
      {results && <Contacts {...results} />}
      <section className={styles.block} aria-labelledby="terms">
        <h2 id="terms">{m.marketing_terms()}</h2>
        <p className={styles.terms}>{campaign.terms[getLocale()]}</p>
      </section>
    </div>
  );
}

function Sources({ sources }: { sources: Source[] }) {
  return (
    <section className={`${styles.block} ${styles.sources}`} aria-labelledby="sources">
      <h2 id="sources">{m.marketing_sources()}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{m.marketing_source()}</th>
            <th scope="col">{m.marketing_clicks()}</th>
            <th scope="col">{m.marketing_leads()}</th>
            <th scope="col">{m.marketing_bookings()}</th>
          </tr>
        </thead>
        <tbody>
          {sources
            .toSorted((a, b) => b.clicks - a.clicks)
            .map(({ source, clicks, leads, bookings }) => (
              <tr key={source}>
                <th scope="row">{sourceName(source)}</th>
                <td>{formatNumber(clicks)}</td>
                <td>{formatNumber(leads)}</td>
                <td>{formatNumber(bookings)}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </section>
  );
}

type ContactsProps = Pick<LinkResults, "contacts" | "diagnostics" | "stores" | "offers">;

function Contacts({ contacts, diagnostics, stores, offers }: ContactsProps) {
  return (
    <section className={styles.block} aria-labelledby="contacts">
      <h2 id="contacts">{m.marketing_leads()}</h2>
      {contacts.length + diagnostics + stores + offers === 0 ? (
        <p className={styles.terms}>{m.marketing_no_leads()}</p>
      ) : (
        <ul className={styles.contacts}>
          {contacts.map(({ reference, name, email, subject, source, at }) => (
            <li key={reference}>
              <b>{name}</b>
              <a className="text-link" href={`mailto:${email}?subject=${encodeURIComponent(subject)}`}>
                {email}
              </a>
              <span>{subject}</span>
              <small>{m.marketing_lead_line({ day: formatDate(at), source: sourceName(source) })}</small>
            </li>
          ))}
        </ul>
      )}
      {diagnostics > 0 && (
        <p className={styles.terms}>{m.marketing_by_diagnostic({ count: formatNumber(diagnostics) })}</p>
      )}
      {stores > 0 && <p className={styles.terms}>{m.marketing_by_store({ count: formatNumber(stores) })}</p>}
      {offers > 0 && <p className={styles.terms}>{m.marketing_by_offer({ count: formatNumber(offers) })}</p>}
    </section>
  );
}
