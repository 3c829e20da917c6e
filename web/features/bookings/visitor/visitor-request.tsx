import type { ReactNode } from "react";
import type { VisitorBooking } from "#domain/bookings/visitor-bookings.ts";
import { MARKETPLACE, offerPath } from "#domain/site/marketplace.ts";
import { m } from "#messages/messages.js";
import { formatCalendarDay, formatCalendarDays, formatMomentIn, formatMoney } from "#web/locale/format.ts";
import { said } from "#web/locale/said.ts";
import { LinkHead } from "#web/site/chrome/link-head.tsx";
import { sitePath } from "#web/site/site-path.ts";
import { Notice } from "#web/ui/notice.tsx";
import styles from "../bookings.module.css";
import { FileOf, Proposal } from "../record/thread.tsx";
import { eventName, peopleText, reasonName } from "../words.ts";
import { VisitorForms } from "./visitor-forms.tsx";
import type { StepOutcome } from "./visitor-link.server.ts";

/** The house's hours: a page that is whole without scripts knows no other. */
const HOUSE_ZONE = "America/Sao_Paulo";

type ViewProps = { request: VisitorBooking; outcome: StepOutcome | undefined };

const states: Record<VisitorBooking["state"], (about: { seller: string }) => string> = {
  registered: m.bookings_request_state_sent,
  sent: m.bookings_request_state_sent,
  optioned: m.bookings_request_state_optioned,
  countered: m.bookings_request_state_countered,
  accepted: m.bookings_request_state_accepted,
  change_requested: m.bookings_request_state_change,
  declined: m.bookings_request_state_declined,
  withdrawn: m.bookings_request_state_withdrawn,
  lapsed: m.bookings_request_state_lapsed,
  cancelled: m.bookings_request_state_cancelled,
  no_show: m.bookings_request_state_no_show,
  stayed: m.bookings_request_state_stayed,
};

/** How a visitor's request stands, what was said of it, and what they can do; every button works without scripts. */
export function VisitorRequestView({ request, outcome }: ViewProps) {
  const { reference, seller, state, proposal, product } = request;
  return (
    <main id="content" className={`wrap ${styles.desk}`}>
      <div className={styles.deskHead}>
        <LinkHead />
        <h1 className="d2">{said(product.title)}</h1>
        <p>{m.bookings_request_of({ reference, seller })}</p>
        <p className="lead" role="status">
          {states[state]({ seller })}
        </p>
        {outcome && <Outcome outcome={outcome} seller={seller} />}
      </div>
      <div className={`stack ${styles.visitor}`}>
        <Asked request={request} />
        {proposal && (
          <section aria-labelledby="proposed">
            <h2 id="proposed" className={styles.part}>
              {m.bookings_proposal()}
            </h2>
            <Proposal proposal={proposal} of={request} />
          </section>
        )}
        <VisitorForms request={request} />
        <Said request={request} />
      </div>
    </main>
  );
}

function Outcome({ outcome, seller }: { outcome: StepOutcome; seller: string }) {
  if (outcome === "done") return <Notice tone="ok">{m.bookings_request_done({ seller })}</Notice>;
  const words = {
    stale: m.bookings_request_stale,
    message_missing: m.bookings_request_message_missing,
    full: m.bookings_request_full,
    failed: m.bookings_request_failed,
  };
  return <Notice tone="bad">{words[outcome]()}</Notice>;
}

function Asked({ request }: { request: VisitorBooking }) {
  const { startsOn, endsOn, people, total, currency, seller, product, expiresAt } = request;
  return (
    <>
      <dl className={styles.facts}>
        <Line name={m.bookings_product()}>
          <a href={sitePath(offerPath(product.slug))}>{said(product.title)}</a>
        </Line>
        <Line name={m.bookings_dates()}>
          {startsOn === endsOn ? formatCalendarDay(startsOn) : formatCalendarDays(startsOn, endsOn)}
        </Line>
        <Line name={m.bookings_people()}>{peopleText(people)}</Line>
        <Line name={m.bookings_total()}>
          {total === null ? m.bookings_request_price_open({ seller }) : formatMoney(total, currency)}
        </Line>
      </dl>
      <p className="note">{m.bookings_request_until({ day: formatCalendarDay(expiresAt.slice(0, 10)) })}</p>
    </>
  );
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Said({ request }: { request: VisitorBooking }) {
  return (
    <section aria-labelledby="thread">
      <h2 id="thread" className={styles.part}>
        {m.bookings_conversation()}
      </h2>
      <ol className={styles.thread}>
        {request.thread.map((entry) => (
          <li key={entry.id}>
            <span />
            <div>
              <p className={styles.said}>
                <b>{entry.name || eventName(entry)}</b> <span>{entry.name && eventName(entry)}</span>
                <time dateTime={entry.at}>{formatMomentIn(entry.at, HOUSE_ZONE)}</time>
              </p>
              {entry.reason && <p>{reasonName(entry.reason)}</p>}
              {entry.proposal && <Proposal proposal={entry.proposal} of={request} />}
              {entry.body && <p className={styles.body}>{entry.body}</p>}
              {entry.kind === "file" && <FileOf file={entry.file} />}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A link that leads to no request: it never was, was forgotten, has expired, or could not be asked. */
export function ClosedRequest({ state }: { state: "unknown" | "over" | "failed" }) {
  const title = {
    unknown: m.bookings_link_unknown(),
    over: m.bookings_link_over(),
    failed: m.bookings_link_failed(),
  }[state];
  return (
    <main id="content" className={`wrap ${styles.desk} ${styles.closed}`}>
      <LinkHead />
      <h1 className="d2">{title}</h1>
      <p className="lead">
        {state === "failed" ? m.bookings_link_failed_text() : m.bookings_request_closed_text()}
      </p>
      <p>
        <a className="text-link touch-target" href={sitePath(MARKETPLACE)}>
          {m.bookings_request_closed_way()}
        </a>
      </p>
    </main>
  );
}
