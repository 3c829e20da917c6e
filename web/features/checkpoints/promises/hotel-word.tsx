import { m } from "#messages/messages.js";
import { QueryView } from "#web/session/queries/query-view.tsx";
import styles from "../checkpoints.module.css";
import { useWord } from "./promises.ts";

/** How a hotel keeps its word: promises kept and how long its answers take, from five stays on. */
export function HotelWord({ of }: { of: { slug: string } | { hotelId: string } }) {
  return (
    <section className={styles.promises} aria-labelledby="word">
      <h2 id="word" className={styles.part}>
        {m.checkpoints_word_title()}
      </h2>
      <QueryView query={useWord(of)} lines={2}>
        {({ stays, word }) =>
          word === null ? (
            <p className="note">{m.checkpoints_word_few()}</p>
          ) : (
            <>
              <p>{m.checkpoints_word_kept({ kept: word.kept, promised: word.promised })}</p>
              {word.answerMinutes !== null && (
                <p>
                  {m.checkpoints_word_answer({
                    hours: Math.round((word.answerMinutes / 60) * 10) / 10,
                  })}
                </p>
              )}
              <p className="note">{m.checkpoints_word_stays({ count: stays })}</p>
            </>
          )
        }
      </QueryView>
    </section>
  );
}
