import { differenceOf } from "#domain/hotels/drafts/difference.ts";
import { m } from "#messages/messages.js";
import styles from "./editor.module.css";

/** How a text became another: what went is struck, what came is marked, and both are said to who cannot see it. */
export function Difference({ before, after }: { before: string; after: string }) {
  return (
    <p className={styles.difference}>
      {differenceOf(before, after).map(({ kind, text }, index) => {
        const key = `${index}`;
        if (kind === "same") return <span key={key}>{text}</span>;
        return kind === "gone" ? (
          <del key={key}>
            <span className="sr-only">{m.editor_gone()} </span>
            {text}
          </del>
        ) : (
          <ins key={key}>
            <span className="sr-only">{m.editor_came()} </span>
            {text}
          </ins>
        );
      })}
    </p>
  );
}
