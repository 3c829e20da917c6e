import { CalendarPlus, Printer } from "lucide-react";
import type { ReactNode } from "react";
import { eventPath } from "#domain/events/paths.ts";
import type { Ticket } from "#domain/events/registrations.ts";
import { m } from "#messages/messages.js";
import { said } from "#web/locale/said.ts";
import { sitePath } from "#web/site/site-path.ts";
import { Button, buttonLook } from "#web/ui/button.tsx";
import { Mark } from "#web/ui/mark.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { timeAt, whenWords } from "../when.ts";
import type { TicketChange } from "./open-ticket.server.ts";
import styles from "./ticket.module.css";

type Props = { ticket: Ticket; token: string; change: TicketChange | undefined };

/** A registration by its link: the ticket while there is a place, else how it stands. */
export function TicketView({ ticket, token, change }: Props) {
  const { event, picture } = ticket;
  const canLeave = ["applied", "waiting", "registered"].includes(ticket.state) && !event.isCancelled;
  return (
    <main id="content" className={`wrap ${styles.page}`}>
      <a className={styles.brand} href={sitePath("/")}>
        <Mark /> Lilamonde
      </a>
      <div className={styles.parts}>
        <div className={styles.words}>
          <Change change={change} />
          <p className="caption">{captionOf(ticket)}</p>
          <h1 className="d2">{said(event.title)}</h1>
          <p className="lead">{leadOf(ticket)}</p>
          {ticket.reason && <p>{ticket.reason}</p>}
          <div className={styles.actions}>
            {picture && (
              <>
                <a {...buttonLook({})} href={`/api/event-calendars/${token}.ics`} download>
                  <CalendarPlus size={17} strokeWidth={1.4} aria-hidden="true" />
                  {m.events_add_calendar()}
                </a>
                <Button look="outline" onClick={() => window.print()}>
                  <Printer size={17} strokeWidth={1.4} aria-hidden="true" />
                  {m.events_print()}
                </Button>
              </>
            )}
            {event.isPublic && (
              <a {...buttonLook({ look: "quiet" })} href={sitePath(eventPath(event.slug))}>
                {m.events_see_event()}
              </a>
            )}
          </div>
          {canLeave && (
            <form method="post" className={styles.leave}>
              <input type="hidden" name="intent" value="cancel" />
              <p>{m.events_leave_question()}</p>
              <Button type="submit" look="quiet" size="work">
                {m.events_leave()}
              </Button>
            </form>
          )}
        </div>
        {picture && <Paper ticket={ticket} picture={picture} />}
      </div>
      {ticket.appointments.length > 0 && <Agenda ticket={ticket} />}
    </main>
  );
}

function Change({ change }: { change: TicketChange | undefined }): ReactNode {
  if (!change) return null;
  const words = {
    cancelled: m.events_left,
    chosen: m.events_appointment_chosen,
    taken: m.events_appointment_taken,
    failed: m.events_change_failed,
  };
  const isGood = change === "cancelled" || change === "chosen";
  return <Notice tone={isGood ? "ok" : "bad"}>{words[change]()}</Notice>;
}

function captionOf({ state, event }: Ticket): string {
  if (event.isCancelled) return m.events_is_cancelled();
  const words = {
    applied: m.events_ticket_applied,
    waiting: m.events_ticket_waiting,
    registered: m.events_ticket_registered,
    checked_in: m.events_ticket_checked_in,
    cancelled: m.events_ticket_cancelled,
    declined: m.events_ticket_declined,
  };
  return words[state]();
}

function leadOf({ state, event, position, checkedInAt }: Ticket): string {
  if (event.isCancelled || state === "cancelled" || state === "declined") return whenWords(event);
  if (state === "waiting") return m.events_ticket_position({ position: position ?? 1 });
  if (state === "applied") return m.events_ticket_applied_lead();
  if (state === "checked_in" && checkedInAt)
    return m.events_ticket_in_lead({ time: timeAt(checkedInAt, event.zone) });
  return m.events_ticket_lead();
}

/** The ticket itself, as it is shown at the door and printed. */
function Paper({ ticket: { name, event, code }, picture }: { ticket: Ticket; picture: string }) {
  const title = said(event.title);
  return (
    <section className={styles.paper} aria-label={m.events_ticket_of({ name })}>
      <div className={styles.stub}>
        <p className={styles.brand}>
          <Mark /> Lilamonde
        </p>
        <p className={styles.paperTitle}>{title}</p>
        <dl>
          <div>
            <dt>{m.events_column_name()}</dt>
            <dd>{name}</dd>
          </div>
          <div>
            <dt>{m.events_when_label()}</dt>
            <dd>{whenWords(event)}</dd>
          </div>
          <div>
            <dt>{m.events_where_label()}</dt>
            <dd>
              {event.venue}, {event.address}, {event.city}
            </dd>
          </div>
        </dl>
      </div>
      <div className={styles.code}>
        <img src={picture} alt={m.events_ticket_code_of({ name })} width={220} height={220} />
        <p className={styles.letters}>{code && `${code.slice(0, 3)} ${code.slice(3)}`}</p>
        <p className={styles.small}>{m.events_ticket_worth()}</p>
      </div>
    </section>
  );
}

/** The appointments of a roadshow that are free, and one's own. */
function Agenda({ ticket: { appointments, event } }: { ticket: Ticket }) {
  return (
    <section className={styles.agenda} aria-labelledby="agenda">
      <h2 id="agenda" className="d4">
        {m.events_agenda()}
      </h2>
      <p>{m.events_agenda_lead()}</p>
      <ul>
        {appointments.map(({ id, startsAt, minutes, host, place, isOwn }) => (
          <li key={id}>
            <time dateTime={startsAt}>{timeAt(startsAt, event.zone)}</time>
            <span>
              <b>{host}</b>
              {`, ${place}, ${m.events_minutes({ minutes })}`}
            </span>
            <form method="post">
              <input type="hidden" name="appointment" value={isOwn ? "" : id} />
              <Button
                type="submit"
                size="work"
                look={isOwn ? "primary" : "outline"}
                aria-label={`${isOwn ? m.events_appointment_free() : m.events_appointment_take()}: ${host}, ${timeAt(startsAt, event.zone)}`}
              >
                {isOwn ? m.events_appointment_free() : m.events_appointment_take()}
              </Button>
            </form>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A link that leads to no registration. */
export function ClosedTicket({ state }: { state: "unknown" | "failed" }) {
  return (
    <main id="content" className={`wrap ${styles.page}`}>
      <h1 className="d2">
        {state === "unknown" ? m.events_ticket_unknown() : m.events_ticket_unavailable()}
      </h1>
      <p className="lead">{m.events_ticket_ask()}</p>
      <p className={styles.actions}>
        <a {...buttonLook({ look: "outline" })} href={sitePath("/events")}>
          {m.footer_events()}
        </a>
      </p>
    </main>
  );
}
