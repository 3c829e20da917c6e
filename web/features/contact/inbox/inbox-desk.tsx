import { Link } from "react-router";
import { interests } from "#domain/contact/contact.ts";
import type { InboxMessage } from "#domain/contact/inbox.ts";
import { messageStatuses } from "#domain/contact/message-states.ts";
import { m } from "#messages/messages.js";
import { formatMoment, formatNumber } from "#web/locale/format.ts";
import { MemberList } from "#web/session/queries/member-list.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { type ListColumn, NOTHING } from "#web/ui/list/list-column.ts";
import { useListPlace } from "#web/ui/list/place/use-list-place.ts";
import { EmptyState } from "#web/ui/screen-states.tsx";
import styles from "./inbox.module.css";
import { INBOX, useInbox, useLeads } from "./inbox.ts";
import { interestNames, sourceNames, statusNames } from "./inbox-words.ts";
import { MessagePanel } from "./message-panel.tsx";

/** Visitors' messages by status, the longest waiting first, each with what can be done beside it. */
export function InboxDesk({ ownId }: { ownId: string | undefined }) {
  const place = useListPlace({
    filters: [
      {
        ...{ name: "status", label: m.contact_status(), look: "tabs", first: "new" },
        values: messageStatuses.map((value) => ({ value, label: statusNames[value]() })),
      },
      {
        ...{ name: "interest", label: m.contact_interest(), look: "select", all: m.contact_inbox_all() },
        values: interests.map((value) => ({ value, label: interestNames[value]() })),
      },
      {
        ...{ name: "lead", label: m.contact_lead_way(), look: "select", all: m.contact_lead_ways() },
        values: (["form", "link"] as const).map((value) => ({ value, label: sourceNames[value]() })),
      },
    ],
    sorts: ["createdAt"],
    sortOf: ({ status }) => (status === "new" || status === "open" ? "createdAt" : "-createdAt"),
  });
  const query = useInbox(place.asked);
  const messageId = place.valueOf("message");
  const open = query.data?.rows.find(({ id }) => id === messageId) ?? query.data?.rows[0];
  return (
    <>
      <LeadSources />
      <MemberList
        id="contact"
        file="/api/admin/contact"
        caption={m.contact_inbox_title()}
        searchLabel={m.contact_inbox_search()}
        place={place}
        query={query}
        columns={columns()}
        row={{
          id: ({ id }) => id,
          name: ({ reference, name }) => `${reference}, ${name}`,
          opens: { address: ({ id }) => place.addressWith("message", id), isBeside: true },
        }}
        bulk={{
          choices: [
            { id: "contact.close", label: m.contact_bulk_close() },
            { id: "contact.spam", label: m.contact_bulk_spam() },
          ],
          item: ({ id, version }) => ({ id, version }),
          changes: INBOX,
        }}
        openId={open?.id}
        empty={<EmptyState title={m.contact_inbox_none()} text={m.contact_inbox_none_text()} />}
        aside={open && <MessagePanel key={open.id} id={open.id} ownId={ownId} />}
      />
    </>
  );
}

/** Where what a figure counts is found; a store's leads are its member's own. */
const places: Partial<Record<keyof typeof sourceNames, string>> = {
  form: "?lead=form",
  link: "?lead=link",
  diagnostic: "/admin/diagnostics",
  newsletter: "/admin/newsletter",
};

/** Where people came from who are not members yet. */
function LeadSources() {
  const { data } = useLeads();
  return (
    <section aria-labelledby="leads">
      <h2 id="leads" className="note">
        {m.contact_leads()}
      </h2>
      <dl className={styles.leads}>
        {(Object.keys(sourceNames) as (keyof typeof sourceNames)[]).map((source) => (
          <div key={source}>
            <dt>
              {places[source] ? (
                <Link className="text-link touch-target" to={places[source]}>
                  {sourceNames[source]()}
                </Link>
              ) : (
                sourceNames[source]()
              )}
            </dt>
            <dd>
              {data ? formatNumber(data.sources.find((one) => one.source === source)?.count ?? 0) : "–"}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function columns(): ListColumn<InboxMessage>[] {
  return [
    {
      id: "who",
      header: m.contact_inbox_who(),
      cell: ({ name, subject }) => (
        <span className={styles.who}>
          <b>{name}</b>
          <small>{subject}</small>
        </span>
      ),
    },
    {
      id: "interest",
      header: m.contact_interest(),
      phone: "below",
      cell: ({ interest }) => interestNames[interest](),
    },
    { id: "owner", header: m.contact_owner(), cell: ({ owner }) => owner ?? NOTHING },
    {
      id: "at",
      header: m.contact_inbox_at(),
      sort: "createdAt",
      isNumeric: true,
      phone: "below",
      cell: ({ createdAt, answeredAt }) =>
        answeredAt ? <Badge tone="ok">{formatMoment(createdAt)}</Badge> : formatMoment(createdAt),
    },
  ];
}
