import { CornerDownLeft, Square } from "lucide-react";
import { type FormEvent, useId, useState } from "react";
import { m } from "#messages/messages.js";
import { LabelBadge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Answer } from "./answer.tsx";
import styles from "./ask.module.css";
import { useAsking } from "./use-asking.ts";

const suggestions = [m.insights_ask_first, m.insights_ask_second];

/** Questions in one's own words, answered over the figures of the page; every sentence cites its own. */
export function AskPanel() {
  const field = useId();
  const [text, setText] = useState("");
  const { turns, ask, stop, isBusy } = useAsking();
  const send = (question: string) => {
    if (question.trim() === "" || isBusy) return;
    setText("");
    void ask(question.trim());
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send(text);
  };
  return (
    <section className={styles.panel} aria-labelledby={`${field}-title`}>
      <div className={styles.head}>
        <h2 id={`${field}-title`}>{m.insights_ask()}</h2>
        <LabelBadge tone="jacaranda">{m.menu_badge_ai()}</LabelBadge>
      </div>
      <div className={styles.turns} aria-live="polite" aria-busy={isBusy}>
        {turns.map((turn, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: turns are only added
          <Answer key={at} turn={turn} />
        ))}
      </div>
      <form className={styles.box} onSubmit={submit}>
        <label className="sr-only" htmlFor={field}>
          {m.insights_ask_label()}
        </label>
        <input
          id={field}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          placeholder={m.insights_ask_label()}
          maxLength={500}
          autoComplete="off"
        />
        {isBusy ? (
          <Button look="quiet" size="work" onClick={stop} aria-label={m.insights_ask_stop()}>
            <Square size={14} strokeWidth={1.4} aria-hidden="true" />
          </Button>
        ) : (
          <Button look="quiet" size="work" type="submit" aria-label={m.insights_ask_send()}>
            <CornerDownLeft size={15} strokeWidth={1.4} aria-hidden="true" />
          </Button>
        )}
      </form>
      {turns.length === 0 &&
        suggestions.map((words) => (
          <button key={words()} type="button" className={styles.suggestion} onClick={() => send(words())}>
            {words()}
          </button>
        ))}
      <p className="note">{m.insights_ask_note()}</p>
    </section>
  );
}
