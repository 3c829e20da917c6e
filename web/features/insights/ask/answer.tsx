import { Link } from "react-router";
import { m } from "#messages/messages.js";
import { useHome } from "#web/portal/use-home.ts";
import styles from "./ask.module.css";
import type { Turn } from "./use-asking.ts";

/** One question with its answer; a figure it names becomes a number that leads to it, one it cannot name nothing. */
export function Answer({ turn }: { turn: Turn }) {
  const home = useHome();
  const numbers = new Map(turn.citations.map(({ id }, at) => [id, at + 1]));
  return (
    <article className={styles.turn}>
      <p className={styles.question}>{turn.question}</p>
      <p className={styles.answer}>
        {turn.answer.split(/(\s*\[f\d{1,4}\])/g).map((piece, at) => {
          const id = /\[(f\d{1,4})\]/.exec(piece)?.[1];
          const cited = id === undefined ? undefined : numbers.get(id);
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text
          if (cited !== undefined) return <sup key={at}>{cited}</sup>;
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text
          return id === undefined ? <span key={at}>{piece}</span> : null;
        })}
      </p>
      {turn.state === "coming" && turn.answer === "" && <p className="note">{m.insights_ask_reading()}</p>}
      {turn.state === "stopped" && <p className="note">{m.insights_ask_stopped()}</p>}
      {turn.state === "failed" && <p role="alert">{turn.problem ?? m.insights_ask_failed()}</p>}
      {turn.citations.length > 0 && (
        <ol className={styles.citations} aria-label={m.insights_ask_figures()}>
          {turn.citations.map(({ id, label, value, to }) => (
            <li key={id}>
              <Link to={`${home}${to}`}>{label}</Link>
              <b>{value}</b>
            </li>
          ))}
        </ol>
      )}
    </article>
  );
}
