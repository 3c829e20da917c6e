import { type FormEvent, useState } from "react";
import type { InboxAnswer, InboxDetail } from "#domain/contact/inbox.ts";
import { movesFrom } from "#domain/contact/message-states.ts";
import { whatsappAddress } from "#domain/whatsapp.ts";
import { m } from "#messages/messages.js";
import { formatMoment } from "#web/locale/format.ts";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import { toast } from "#web/ui/toast/toast.ts";
import styles from "./inbox.module.css";
import { answerMessage, moveMessage, ownMessage, useMessage } from "./inbox.ts";
import { interestNames, moveNames, sourceText, stateWords, stepName } from "./inbox-words.ts";

type MessagePanelProps = { id: string; ownId: string | undefined };

/** One message: who wrote what, who answers it, the answer itself, and everything that was done. */
export function MessagePanel({ id, ownId }: MessagePanelProps) {
  return (
    <aside className={styles.panel} aria-label={m.contact_inbox_panel()}>
      <QueryView query={useMessage(id)} lines={6}>
        {(detail) => (
          <>
            <MessageHead detail={detail} />
            <Answer key={detail.message.version} detail={detail} />
            <Ways detail={detail} ownId={ownId} />
            <Steps detail={detail} />
          </>
        )}
      </QueryView>
    </aside>
  );
}

function MessageHead({ detail: { message, text } }: { detail: InboxDetail }) {
  return (
    <div className={styles.head}>
      <h2>{message.subject}</h2>
      <Badge tone={message.status === "answered" ? "ok" : message.status === "spam" ? "bad" : "warn"}>
        {stateWords[message.status]()}
      </Badge>
      <p className="note">
        {message.name}, <a href={`mailto:${message.email}`}>{message.email}</a>
      </p>
      <p className="note">
        {message.reference} · {interestNames[message.interest]()} · {sourceText(message)} ·{" "}
        {formatMoment(message.createdAt)}
      </p>
      <blockquote>{text}</blockquote>
    </div>
  );
}

/** The answer, by mail or WhatsApp. */
function Answer({ detail: { message } }: { detail: InboxDetail }) {
  const { run, isBusy } = useWrite(answerMessage);
  const [isMissing, setMissing] = useState(false);
  if (message.status === "spam") return null;
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const way = (submitter as HTMLButtonElement).value as InboxAnswer["way"];
    const text = String(new FormData(event.currentTarget).get("text")).trim();
    setMissing(text === "");
    if (text === "") return;
    const sent = await run({ id: message.id, way, text, version: message.version });
    if (sent.state !== "done") return toast({ tone: "bad", text: m.contact_inbox_failed() });
    toast({ text: way === "mail" ? m.contact_answered_mail() : m.contact_answered_whatsapp() });
    if (way === "whatsapp") window.open(whatsappAddress({ text }), "_blank", "noopener");
  };
  return (
    <form className={styles.answer} noValidate onSubmit={(event) => void onSubmit(event)}>
      <TextAreaField
        name="text"
        label={m.contact_answer()}
        hint={m.contact_answer_hint()}
        defaultValue={m.contact_answer_begin(
          { name: message.name, reference: message.reference },
          { locale: message.language },
        )}
        error={isMissing ? m.contact_answer_missing() : undefined}
        rows={5}
        maxLength={4_000}
      />
      <div className={styles.ways}>
        <Button type="submit" size="work" value="mail" isBusy={isBusy}>
          {m.contact_answer_mail()}
        </Button>
        <Button type="submit" size="work" look="outline" value="whatsapp" isBusy={isBusy}>
          {m.contact_answer_whatsapp()}
        </Button>
      </div>
    </form>
  );
}

function Ways({ detail: { message }, ownId }: { detail: InboxDetail; ownId: string | undefined }) {
  const { run: move } = useWrite(moveMessage);
  const { run: own } = useWrite(ownMessage);
  const { id, version } = message;
  const isMine = message.ownerId === ownId;
  const settle = (sent: { state: string }) => {
    if (sent.state !== "done") toast({ tone: "bad", text: m.contact_inbox_failed() });
  };
  return (
    <div className={styles.ways}>
      <Button
        look="outline"
        size="work"
        onClick={() => void own({ id, isMine: !isMine, version }).then(settle)}
      >
        {isMine ? m.contact_release() : m.contact_take()}
      </Button>
      {movesFrom(message.status).map((to) => (
        <Button key={to} look="quiet" size="work" onClick={() => void move({ id, to, version }).then(settle)}>
          {moveNames[to]()}
        </Button>
      ))}
    </div>
  );
}

function Steps({ detail: { message, steps } }: { detail: InboxDetail }) {
  return (
    <section>
      <h3>{m.contact_steps()}</h3>
      <ol className={styles.steps}>
        {steps.map(({ id, kind, text, by, at }) => (
          <li key={id}>
            {stepName(kind)}
            {by && ` · ${by}`}
            {text && <q>{text}</q>}
            <small>{formatMoment(at)}</small>
          </li>
        ))}
        <li>
          {m.contact_step_came()}
          <small>{formatMoment(message.createdAt)}</small>
        </li>
      </ol>
    </section>
  );
}
