import { type FormEvent, useState } from "react";
import type { EventDetail } from "#domain/events/events.ts";
import { instantIn, wallClock } from "#domain/zones.ts";
import { m } from "#messages/messages.js";
import { formatMoment } from "#web/locale/format.ts";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { ReasonDialog } from "#web/ui/reason-dialog.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { toast } from "#web/ui/toast/toast.ts";
import styles from "../events.module.css";
import { addAppointment, dismissScanner, inviteScanner, moveEvent, removeAppointment } from "../events.ts";
import { timeAt } from "../when.ts";
import { RegistrationsList } from "./registrations-list.tsx";

/** One event: how many come and are inside, live; who is on the list; its doors and its agenda. */
export function EventDesk({ detail }: { detail: EventDetail }) {
  const { event, counts } = detail;
  const figures = [
    [m.events_figure_inside(), counts.inside],
    [m.events_figure_taken(), `${counts.taken} / ${event.capacity}`],
    [m.events_state_waiting(), counts.waiting],
    [m.events_state_applied(), counts.applied],
  ] as const;
  return (
    <div className={`work ${styles.desk}`}>
      <dl className={styles.figures} aria-live="polite">
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="figures">{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.panels}>
        <Doors detail={detail} />
        {event.kind === "roadshow" && <Agenda detail={detail} />}
      </div>
      <section aria-labelledby="guests">
        <h2 id="guests" className={styles.title}>
          {m.events_registrations()}
        </h2>
        <RegistrationsList event={event} />
      </section>
    </div>
  );
}

/** Publishes a draft, cancels what is published. */
export function EventSteps({ detail: { event } }: { detail: EventDetail }) {
  const [isCancelling, setIsCancelling] = useState(false);
  const { run, isBusy } = useWrite(moveEvent);
  const { id, version } = event;
  const move = async (to: "published" | "cancelled", reason: string | null) => {
    setIsCancelling(false);
    const done = await run({ id, to, reason, version });
    toast(
      done.state === "done"
        ? { text: to === "published" ? m.events_published_toast() : m.events_cancelled_toast() }
        : { text: done.state === "conflict" ? m.events_stale() : m.events_change_failed(), tone: "bad" },
    );
  };
  return (
    <>
      {event.state === "draft" && (
        <Button size="work" isBusy={isBusy} onClick={() => void move("published", null)}>
          {m.events_publish()}
        </Button>
      )}
      {event.state === "published" && (
        <Button look="outline" size="work" isBusy={isBusy} onClick={() => setIsCancelling(true)}>
          {m.events_cancel()}
        </Button>
      )}
      {isCancelling && (
        <ReasonDialog
          title={m.events_cancel()}
          text={m.events_cancel_text()}
          action={m.events_cancel()}
          onConfirm={(reason) => void move("cancelled", reason.slice(0, 300).replace(/\s+/g, " "))}
          onClose={() => setIsCancelling(false)}
        />
      )}
    </>
  );
}

const scannerNames = {
  invited: { label: m.events_scanner_invited, tone: "info" },
  enrolled: { label: m.events_scanner_enrolled, tone: "ok" },
  expired: { label: m.events_scanner_expired, tone: "neutral" },
  revoked: { label: m.events_scanner_revoked, tone: "neutral" },
} as const;

function Doors({ detail: { event, scanners } }: { detail: EventDetail }) {
  const { run: invite, isBusy } = useWrite(inviteScanner);
  const { run: dismiss } = useWrite(dismissScanner);
  const [link, setLink] = useState<string>();
  const submit = async (submitted: FormEvent<HTMLFormElement>) => {
    submitted.preventDefault();
    const form = submitted.currentTarget;
    const door = String(new FormData(form).get("door") ?? "").trim();
    if (!door) return;
    const done = await invite({ id: event.id, door });
    if (done.state !== "done") return toast({ text: m.events_change_failed(), tone: "bad" });
    form.reset();
    setLink(done.value.url);
  };
  return (
    <section className={styles.panel} aria-labelledby="doors">
      <h2 id="doors" className={styles.title}>
        {m.events_doors()}
      </h2>
      <p>
        {m.events_doors_text()}{" "}
        <a className="text-link touch-target" href={`/events/check-in/${event.code}`}>
          {`/events/check-in/${event.code}`}
        </a>
      </p>
      <form className={styles.inline} onSubmit={(submitted) => void submit(submitted)}>
        <TextField name="door" label={m.events_door_name()} maxLength={60} required autoComplete="off" />
        <Button type="submit" size="work" isBusy={isBusy}>
          {m.events_make_link()}
        </Button>
      </form>
      <div aria-live="polite">
        {link && (
          <Notice tone="ok">
            {m.events_link_once()} <span className={styles.link}>{link}</span>{" "}
            <Button look="outline" size="small" onClick={() => void navigator.clipboard?.writeText(link)}>
              {m.events_copy()}
            </Button>
          </Notice>
        )}
      </div>
      {scanners.length === 0 && <p className={styles.small}>{m.events_no_scanners()}</p>}
      <ul className={styles.lines}>
        {scanners.map(({ id, door, state, seenAt, scans }) => (
          <li key={id}>
            <span>{door}</span>
            <Badge tone={scannerNames[state].tone}>{scannerNames[state].label()}</Badge>
            <small>
              {m.events_scans({ count: scans })}
              {seenAt && ` · ${m.events_seen({ time: formatMoment(seenAt) })}`}
            </small>
            {(state === "enrolled" || state === "invited") && (
              <Button
                look="quiet"
                size="small"
                aria-label={`${m.events_revoke()}: ${door}`}
                onClick={() => void dismiss({ id: event.id, partId: id })}
              >
                {m.events_revoke()}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Agenda({ detail: { event, appointments } }: { detail: EventDetail }) {
  const { run: add, isBusy } = useWrite(addAppointment);
  const { run: remove } = useWrite(removeAppointment);
  const [wrong, setWrong] = useState<string>();
  const submit = async (submitted: FormEvent<HTMLFormElement>) => {
    submitted.preventDefault();
    const form = new FormData(submitted.currentTarget);
    const text = (name: string) => String(form.get(name) ?? "").trim();
    const { day } = wallClock(event.zone, new Date(event.startsAt));
    const startsAt = instantIn(event.zone, day, text("time") || "00:00").toISOString();
    const appointment = {
      startsAt,
      minutes: Number(text("minutes")),
      host: text("host"),
      place: text("place"),
    };
    const done = await add({ id: event.id, ...appointment });
    const isThere = done.state === "refused" && done.code === "appointment_exists";
    const words = isThere ? m.events_appointment_exists() : m.events_appointment_wrong();
    setWrong(done.state === "done" ? undefined : words);
  };
  const takeOff = async (partId: string, guest: string | null) => {
    const done = await remove({ id: event.id, partId });
    if (done.state !== "done") return toast({ text: m.events_change_failed(), tone: "bad" });
    if (guest) toast({ text: m.events_moved({ name: guest }) });
  };
  return (
    <section className={styles.panel} aria-labelledby="agenda">
      <h2 id="agenda" className={styles.title}>
        {m.events_appointments()}
      </h2>
      <form className={styles.inline} onSubmit={(submitted) => void submit(submitted)}>
        <TextField name="time" type="time" label={m.events_time()} required />
        <TextField
          name="minutes"
          type="number"
          min={5}
          max={240}
          defaultValue={15}
          label={m.events_length()}
          required
        />
        <TextField name="host" label={m.events_host()} maxLength={140} required autoComplete="off" />
        <TextField name="place" label={m.events_table()} maxLength={140} required autoComplete="off" />
        <Button type="submit" size="work" isBusy={isBusy}>
          {m.events_add()}
        </Button>
      </form>
      {wrong && <Notice tone="bad">{wrong}</Notice>}
      <ul className={styles.lines}>
        {appointments.map(({ id, startsAt, host, place, guest }) => (
          <li key={id}>
            <span>
              {timeAt(startsAt, event.zone)} {host}, {place}
            </span>
            <small>{guest ?? m.events_free()}</small>
            <Button
              look="quiet"
              size="small"
              aria-label={`${m.events_remove()}: ${timeAt(startsAt, event.zone)} ${host}`}
              onClick={() => void takeOff(id, guest)}
            >
              {m.events_remove()}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
