import type { EventPage } from "#domain/events/events.ts";
import { m } from "#messages/messages.js";
import { said } from "#web/locale/said.ts";
import { sitePath } from "#web/site/site-path.ts";
import { VisitorTrap } from "#web/site/visitor-form.tsx";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import styles from "./page.module.css";
import type { PostedRegistration } from "./receive-registration.server.ts";

type Props = { event: EventPage; posted: PostedRegistration | undefined };

/** A place of an event: how many are left, and the form, which needs no scripts; or how it went. */
export function RegistrationPanel({ event, posted }: Props) {
  return (
    <section className={styles.panel} aria-labelledby="your-place">
      <h2 id="your-place" className="d4">
        {m.events_your_place()}
      </h2>
      {posted && "state" in posted ? (
        <Kept state={posted.state} email={posted.values.email} />
      ) : event.isCancelled ? (
        <Notice tone="bad">{m.events_is_cancelled()}</Notice>
      ) : event.isOver ? (
        <Notice tone="warn">{m.events_is_over()}</Notice>
      ) : (
        <>
          <Places event={event} />
          <RegistrationForm event={event} posted={posted} />
        </>
      )}
    </section>
  );
}

function Kept({ state, email }: { state: "registered" | "waiting" | "applied"; email: string }) {
  const words = { registered: m.events_kept, waiting: m.events_kept_waiting, applied: m.events_kept_applied };
  return <Notice tone="ok">{words[state]({ email })}</Notice>;
}

const SEATS = 60;

/** Each place a seat, those taken filled; the sentence says the same. */
function Places({ event: { kind, capacity, free, waiting } }: { event: EventPage }) {
  if (kind === "fam_trip")
    return <p className={styles.small}>{m.events_by_selection({ count: capacity })}</p>;
  if (free === 0 || waiting > 0)
    return <Notice tone="warn">{m.events_full({ count: capacity, position: waiting + 1 })}</Notice>;
  return (
    <div>
      {capacity <= SEATS && (
        <p className={styles.seats} aria-hidden="true">
          {Array.from({ length: capacity }, (_, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <i key={seat} data-taken={seat < capacity - free || undefined} />
          ))}
        </p>
      )}
      <p className={styles.small}>{m.events_places({ capacity, free })}</p>
    </div>
  );
}

function RegistrationForm({ event, posted }: Props) {
  const failure = posted && "failure" in posted ? posted : undefined;
  const isMissing = (field: string) => failure?.fields.includes(field);
  const label = event.free === 0 || event.waiting > 0 ? m.events_join_waiting() : m.events_confirm();
  return (
    <form className={styles.form} method="post">
      {failure && <Notice tone="bad">{failureWords(failure.failure)}</Notice>}
      <TextField
        name="name"
        label={m.events_column_name()}
        autoComplete="name"
        maxLength={120}
        required
        defaultValue={posted?.values.name}
        error={isMissing("name") ? m.account_required() : undefined}
      />
      <TextField
        name="email"
        type="email"
        label={m.events_column_email()}
        autoComplete="email"
        maxLength={254}
        required
        defaultValue={posted?.values.email}
        error={isMissing("email") ? m.field_email_invalid() : undefined}
      />
      {event.questions.map(({ id, label: words, isRequired }) => (
        <TextField
          key={id}
          name={`answer-${id}`}
          label={said(words)}
          isOptional={!isRequired}
          required={isRequired}
          maxLength={300}
          autoComplete="off"
          defaultValue={posted?.values.answers[id]}
          error={isMissing(`answers.${id}`) ? m.account_required() : undefined}
        />
      ))}
      <Checkbox name="consent" required label={m.events_consent()} />
      <VisitorTrap />
      <Button type="submit">{event.kind === "fam_trip" ? m.events_apply() : label}</Button>
      <p className={styles.small}>
        {m.events_form_note()}{" "}
        <a className="text-link touch-target" href={sitePath("/about#privacy")}>
          {m.contact_privacy_link()}
        </a>
      </p>
    </form>
  );
}

function failureWords(failure: "invalid" | "over" | "rate_limited" | "failed"): string {
  if (failure === "invalid") return m.events_failed_fields();
  if (failure === "over") return m.events_is_over();
  return failure === "rate_limited" ? m.events_failed_often() : m.events_failed();
}
