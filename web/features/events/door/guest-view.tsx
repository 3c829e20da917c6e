import { type FormEvent, useState } from "react";
import type { DoorSign, Outcome, SelfCheckIn } from "#domain/events/check-ins.ts";
import { eventPath } from "#domain/events/paths.ts";
import { dayWords } from "#domain/events/when.ts";
import { inLanguage } from "#domain/localized.ts";
import { m } from "#messages/messages.js";
import { getLocale } from "#messages/runtime.js";
import type { EventsApi } from "#server/events/contract.ts";
import { browserApi } from "#web/api.ts";
import { sitePath } from "#web/site/site-path.ts";
import { Button } from "#web/ui/button.tsx";
import { Mark } from "#web/ui/mark.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { useIsLive } from "#web/ui/use-is-live.ts";
import { timeAt } from "../when.ts";
import styles from "./door.module.css";
import { doorWords, looks } from "./door-words.ts";

type Answer = Outcome | "code_wrong" | "failed" | null;

/** The door for a guest: by the ticket that led here, or by a code that a mail brings. */
export function GuestView({ sign, ticket }: { sign: DoorSign; ticket: string | null }) {
  const [answer, setAnswer] = useState<Answer>(null);
  const [isBusy, setIsBusy] = useState(false);
  // By the device's clock, which may be wrong: nobody is kept from asking, and the house judges.
  const isOver = useIsLive() && Date.now() >= Date.parse(sign.doorsCloseAt);
  const checkIn = async (by: Omit<SelfCheckIn, "eventCode">) => {
    setIsBusy(true);
    setAnswer(await ask({ eventCode: sign.code, ...by }));
    setIsBusy(false);
  };
  return (
    <main id="content" className={`wrap ${styles.guest}`}>
      <a className={styles.brand} href={sitePath("/")}>
        <Mark /> Lilamonde
      </a>
      <div className={styles.guestParts}>
        <header>
          <p className="caption">{m.events_check_in()}</p>
          <h1 className="d2">{inLanguage(sign.title, getLocale())}</h1>
          <p className="lead">
            {dayWords(new Date(sign.startsAt), sign.zone, getLocale())}. {sign.venue}, {sign.city}.{" "}
            {m.events_door_hours({
              from: timeAt(sign.doorsOpenAt, sign.zone),
              until: timeAt(sign.doorsCloseAt, sign.zone),
            })}
          </p>
          {sign.slug && (
            <a className="text-link touch-target" href={sitePath(eventPath(sign.slug))}>
              {m.events_see_event()}
            </a>
          )}
        </header>
        <div className={styles.guestWays}>
          <div aria-live="assertive">{answer && <GuestAnswer answer={answer} sign={sign} />}</div>
          {sign.isCancelled ? (
            <Notice tone="bad">{m.events_is_cancelled()}</Notice>
          ) : (
            <>
              {isOver && (
                <Notice tone="warn">
                  {m.events_door_closed_at({ time: timeAt(sign.doorsCloseAt, sign.zone) })}{" "}
                  {m.events_door_closed_text()}
                </Notice>
              )}
              {ticket && (
                <section>
                  <h2 className="d4">{m.events_by_ticket()}</h2>
                  <p>{m.events_by_ticket_text()}</p>
                  <Button isBusy={isBusy} onClick={() => void checkIn({ ticket })}>
                    {m.events_check_in_now()}
                  </Button>
                </section>
              )}
              <MailWay code={sign.code} isBusy={isBusy} onCheckIn={(by) => void checkIn(by)} />
            </>
          )}
        </div>
      </div>
    </main>
  );
}

async function ask(json: SelfCheckIn): Promise<Answer> {
  try {
    const answer: Response = await browserApi<EventsApi>().doors.self.$post({ json });
    if (answer.ok) return (await answer.json()) as Outcome;
    return answer.status === 403 || answer.status === 400 ? "code_wrong" : "failed";
  } catch {
    return "failed";
  }
}

function GuestAnswer({ answer, sign }: { answer: NonNullable<Answer>; sign: DoorSign }) {
  if (answer === "code_wrong") return <Notice tone="bad">{m.events_mail_code_wrong()}</Notice>;
  if (answer === "failed") return <Notice tone="bad">{m.events_change_failed()}</Notice>;
  const { word, who, what } = doorWords({ outcome: answer, event: sign, counts: null, isLocal: false });
  const { tone, icon: Icon } = looks[answer.result];
  return (
    <div className={styles.guestResult} data-tone={tone} data-slot="door-result" data-result={answer.result}>
      <Icon size={36} strokeWidth={1.2} aria-hidden="true" />
      <p className={styles.word}>{word}</p>
      <p className={styles.who}>{who}</p>
      <p className={styles.what}>{what}</p>
    </div>
  );
}

type MailWayProps = {
  code: string;
  isBusy: boolean;
  onCheckIn: (by: { email: string; mailCode: string }) => void;
};

/** Without a ticket at hand: the address first, then the code that comes there. */
function MailWay({ code, isBusy, onCheckIn }: MailWayProps) {
  const [email, setEmail] = useState("");
  const [sent, setSent] = useState<"no" | "yes" | "failed">("no");
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    try {
      const answer: Response = await browserApi<EventsApi>().doors["mail-codes"].$post({
        json: { eventCode: code, email },
      });
      setSent(answer.ok ? "yes" : "failed");
    } catch {
      setSent("failed");
    }
  };
  const use = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const mailCode = String(new FormData(event.currentTarget).get("code") ?? "").replace(/\s/g, "");
    onCheckIn({ email, mailCode });
  };
  return (
    <section>
      <h2 className="d4">{m.events_by_mail()}</h2>
      <p>{m.events_by_mail_text()}</p>
      <form className={styles.guestForm} onSubmit={(event) => void send(event)}>
        <TextField
          label={m.events_column_email()}
          type="email"
          name="email"
          autoComplete="email"
          maxLength={254}
          required
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Button type="submit" look="outline">
          {m.events_send_code()}
        </Button>
      </form>
      <div aria-live="polite">
        {sent === "yes" && <Notice tone="ok">{m.events_code_sent()}</Notice>}
        {sent === "failed" && <Notice tone="bad">{m.events_change_failed()}</Notice>}
      </div>
      {sent === "yes" && (
        <form className={styles.guestForm} onSubmit={use}>
          <TextField
            label={m.events_code_label()}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={7}
            required
          />
          <Button type="submit" isBusy={isBusy}>
            {m.events_check_in_now()}
          </Button>
        </form>
      )}
    </section>
  );
}
