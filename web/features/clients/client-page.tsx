import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Client, ClientHistory } from "#domain/clients/clients.ts";
import { m } from "#messages/messages.js";
import { formatCalendarDay, formatMoment } from "#web/locale/format.ts";
import { useHome } from "#web/portal/use-home.ts";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { PageSection } from "#web/ui/page-section.tsx";
import { ClientActions } from "./client-actions.tsx";
import styles from "./clients.module.css";
import { useClient, useClientHistory, useClients } from "./clients.ts";

type ClientPageProps = {
  clientId: string;
  head: (parts: { title: string; text?: ReactNode }) => ReactNode;
  /** Their journeys, which another feature knows. */
  journeys: ReactNode;
};

/** One client: what is written down, who belongs to them, their journeys, and where they came from. */
export function ClientPage({ clientId, head, journeys }: ClientPageProps) {
  const listAddress = `${useHome()}/my-journeys/clients`;
  const client = useClient(clientId);
  return (
    <QueryView query={client} head={head({ title: m.clients_client() })}>
      {(known) => (
        <>
          {head({
            title: known.fullName,
            text: (
              <Link className={styles.way} to={listAddress}>
                {m.clients_title()}
              </Link>
            ),
          })}
          <div className={styles.ways}>
            <ClientActions client={known} listAddress={listAddress} />
          </div>
          <PageSection id="said" title={m.clients_said()}>
            <Said client={known} />
          </PageSection>
          <PageSection id="journeys" title={m.clients_journeys()}>
            {journeys}
          </PageSection>
          {known.household && (
            <PageSection id="household" title={m.clients_same_household()} text={known.household}>
              <Household client={known} household={known.household} listAddress={listAddress} />
            </PageSection>
          )}
          <PageSection id="history" title={m.clients_history()}>
            <History clientId={clientId} />
          </PageSection>
        </>
      )}
    </QueryView>
  );
}

function Said({ client }: { client: Client }) {
  const { email, phone, birthday, language, preferences, notes } = client;
  const languages = { pt: m.clients_language_pt(), en: m.clients_language_en() };
  const facts: [string, ReactNode][] = [
    [m.clients_email(), email && <a href={`mailto:${email}`}>{email}</a>],
    [m.clients_phone(), phone && <a href={`tel:${phone.replace(/[^\d+]/g, "")}`}>{phone}</a>],
    [m.clients_birthday(), birthday && formatCalendarDay(birthday)],
    [m.clients_language(), languages[language]],
    [m.clients_preferences(), preferences],
    [m.clients_notes(), notes],
  ];
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, value]) => Boolean(value))
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

function Household(props: { client: Client; household: string; listAddress: string }) {
  const { client, household, listAddress } = props;
  const members = useClients({ q: "", sort: "fullName", household });
  return (
    <QueryView query={members} lines={2}>
      {({ rows }) => {
        const others = rows.filter(({ id }) => id !== client.id);
        if (others.length === 0) return <p className="note">{m.clients_household_alone()}</p>;
        return (
          <ul className={styles.plain}>
            {others.map(({ id, fullName }) => (
              <li key={id}>
                <Link to={`${listAddress}/${id}`}>{fullName}</Link>
              </li>
            ))}
          </ul>
        );
      }}
    </QueryView>
  );
}

function History({ clientId }: { clientId: string }) {
  return (
    <QueryView query={useClientHistory(clientId)} lines={2}>
      {({ entries }) => (
        <ol className={styles.plain}>
          {entries.map((entry) => (
            <li key={entry.id}>
              {traceWords(entry)}
              <small>{[entry.by, formatMoment(entry.at)].filter(Boolean).join(" · ")}</small>
            </li>
          ))}
        </ol>
      )}
    </QueryView>
  );
}

function traceWords({ kind, to }: ClientHistory["entries"][number]): string {
  if (kind === "created") return m.clients_trace_created();
  if (kind === "imported") return m.clients_trace_imported();
  if (kind === "merged") return m.clients_trace_merged();
  return to ? m.clients_trace_handed_over({ to }) : m.clients_trace_handed_over_unknown();
}
