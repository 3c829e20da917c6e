import { type FormEvent, useId, useState } from "react";
import { Link } from "react-router";
import type { Answers, MemberEvent, MemberEvents } from "#domain/events/registrations.ts";
import { inLanguage } from "#domain/localized.ts";
import { m } from "#messages/messages.js";
import { getLocale } from "#messages/runtime.js";
import { useHome } from "#web/portal/use-home.ts";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button, buttonLook } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Picture } from "#web/ui/picture.tsx";
import { EmptyState } from "#web/ui/screen-states.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { toast } from "#web/ui/toast/toast.ts";
import styles from "../events.module.css";
import { leaveEvent, registerSelf, useMemberEvents } from "../events.ts";
import { whenWords } from "../when.ts";
import { kindNames, registrationNames } from "../words.ts";

/** What a member can go to, each in one click, and where they have been. */
export function MemberDesk() {
  return <QueryView query={useMemberEvents()}>{(events) => <Events {...events} />}</QueryView>;
}

function Events({ events, past }: MemberEvents) {
  return (
    <>
      {events.length === 0 && <EmptyState title={m.events_none()} text={m.events_none_text()} />}
      <ul className={styles.events}>
        {events.map((one) => (
          <EventItem key={one.event.id} one={one} />
        ))}
      </ul>
      {past.length > 0 && (
        <section className={styles.past} aria-labelledby="past">
          <h2 id="past" className={styles.title}>
            {m.events_past()}
          </h2>
          <ul className={styles.lines}>
            {past.map(({ event, own }) => (
              <li key={event.id}>
                <span>{inLanguage(event.title, getLocale())}</span>
                <small>{whenWords(event)}</small>
                {own?.state === "checked_in" && (
                  <Badge tone={registrationNames.checked_in.tone}>{m.events_attended()}</Badge>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function EventItem({ one }: { one: MemberEvent }) {
  const { event, own } = one;
  const title = inLanguage(event.title, getLocale());
  return (
    <li className={styles.item}>
      <div className={styles.plate}>
        <Picture name={event.picture} sizes="(max-width: 767px) 92vw, 240px" isDecorative />
      </div>
      <div className={styles.words}>
        <p className={styles.kind}>
          {kindNames[event.kind]()}
          {own && (
            <Badge tone={registrationNames[own.state].tone}>{registrationNames[own.state].label()}</Badge>
          )}
        </p>
        <h2 className={styles.title}>{title}</h2>
        <p>{inLanguage(event.headline, getLocale())}</p>
        <p className={styles.small}>
          {whenWords(event)}. {event.venue}, {event.city}.{" "}
          {event.kind === "fam_trip"
            ? m.events_by_selection({ count: event.capacity })
            : m.events_places({ capacity: event.capacity, free: event.free })}
        </p>
        <Steps one={one} title={title} />
      </div>
    </li>
  );
}

function Steps({ one: { event, own, questions, lacks }, title }: { one: MemberEvent; title: string }) {
  const [isAsking, setIsAsking] = useState(false);
  const { run: register, isBusy } = useWrite(registerSelf);
  const { run: leave, isBusy: isLeaving } = useWrite(leaveEvent);
  const isStanding = own !== null && own.state !== "cancelled" && own.state !== "declined";
  const go = async (answers: Answers) => {
    const done = await register({ id: event.id, answers });
    setIsAsking(false);
    toast(
      done.state === "done"
        ? { text: m.events_registered_toast({ title }) }
        : { text: m.events_change_failed(), tone: "bad" },
    );
  };
  const release = async () => {
    const done = await leave({ id: event.id });
    toast(
      done.state === "done" ? { text: m.events_left() } : { text: m.events_change_failed(), tone: "bad" },
    );
  };
  const isAhead = own?.state === "waiting" || own?.state === "applied";
  const ticketName = isAhead ? m.events_my_registration() : m.events_my_ticket();
  if (isStanding)
    return (
      <div className={styles.steps}>
        <a {...buttonLook({ size: "work" })} href={own.ticketPath} aria-label={`${ticketName}: ${title}`}>
          {ticketName}
        </a>
        {own.state === "waiting" && own.position && (
          <span className={styles.small}>{m.events_position({ position: own.position })}</span>
        )}
        {own.state !== "checked_in" && (
          <Button
            look="quiet"
            size="work"
            isBusy={isLeaving}
            aria-label={`${m.events_leave()}: ${title}`}
            onClick={() => void release()}
          >
            {m.events_leave()}
          </Button>
        )}
      </div>
    );
  if (lacks.length > 0) return <Lacks lacks={lacks} />;
  const label =
    event.kind === "fam_trip"
      ? m.events_apply()
      : event.free > 0
        ? m.events_confirm()
        : m.events_join_waiting();
  return (
    <div className={styles.steps}>
      <Button
        size="work"
        isBusy={isBusy}
        aria-label={`${label}: ${title}`}
        onClick={() => (questions.length > 0 ? setIsAsking(true) : void go([]))}
      >
        {label}
      </Button>
      {isAsking && (
        <QuestionsDialog
          {...{ title, questions, label }}
          onAnswers={(answers) => void go(answers)}
          onClose={() => setIsAsking(false)}
        />
      )}
    </div>
  );
}

/** What the reader lacks to apply for a fam trip, and where they get it. */
function Lacks({ lacks }: Pick<MemberEvent, "lacks">) {
  const home = useHome();
  return (
    <div className={styles.small}>
      <p>{m.events_lacks()}</p>
      <ul>
        {lacks.map((lack) => (
          <li key={lack.kind === "tier" ? "tier" : lack.id}>
            {lack.kind === "tier" ? (
              <Link className="text-link touch-target" to={`${home}/tiers`}>
                {m.events_lack_tier()}
              </Link>
            ) : (
              <Link className="text-link touch-target" to={`${home}/growth/trainings/${lack.id}`}>
                {m.events_lack_training({ title: inLanguage(lack.title, getLocale()) })}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

type QuestionsProps = Pick<MemberEvent, "questions"> & {
  title: string;
  label: string;
  onAnswers: (answers: Answers) => void;
  onClose: () => void;
};

/** What an event asks before one goes. */
function QuestionsDialog({ title, questions, label, onAnswers, onClose }: QuestionsProps) {
  const formId = useId();
  const [missing, setMissing] = useState<string[]>([]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const said = questions.map(({ id }) => ({ id, text: String(form.get(id) ?? "").trim() }));
    const none = questions.filter((one, index) => one.isRequired && !said[index]?.text).map(({ id }) => id);
    setMissing(none);
    if (none.length === 0) onAnswers(said.filter(({ text }) => text !== ""));
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={title}
      actions={
        <Button type="submit" size="work" form={formId}>
          {label}
        </Button>
      }
    >
      <form id={formId} className="work stack" noValidate onSubmit={submit}>
        {questions.map(({ id, label: words, isRequired }) => (
          <TextField
            key={id}
            name={id}
            label={inLanguage(words, getLocale())}
            isOptional={!isRequired}
            maxLength={300}
            autoComplete="off"
            error={missing.includes(id) ? m.account_required() : undefined}
          />
        ))}
      </form>
    </Dialog>
  );
}
