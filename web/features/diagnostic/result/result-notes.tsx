import type { AttemptResult } from "#domain/diagnostic/attempts.ts";
import type { QuestionnaireContent } from "#domain/diagnostic/questionnaires.ts";
import { m } from "#messages/messages.js";
import { said } from "../words.ts";
import { dimensionOf, scoreIn } from "./dimensions.ts";
import styles from "./result.module.css";

type NotesProps = { content: QuestionnaireContent; result: AttemptResult };

/** What rose and fell since the result before. */
export function Change({ content, result, before }: NotesProps & { before: AttemptResult }) {
  return (
    <p className={styles.change}>
      {result.dimensions
        .flatMap(({ key, score }) => {
          const past = scoreIn(before, key);
          if (score === null || past === null || score === past) return [];
          const name = said(dimensionOf(content, key).name);
          return score > past
            ? [m.diagnostic_rose({ name, by: score - past })]
            : [m.diagnostic_fell({ name, by: past - score })];
        })
        .join(" ") || m.diagnostic_same()}
    </p>
  );
}

/** The strengths and the gaps, each with what it means. */
export function Notes({ content, result }: NotesProps) {
  const notes = [
    ...result.strengths.map((key) => ({ key, kind: "strength" as const })),
    ...result.gaps.map((key) => ({ key, kind: "gap" as const })),
  ];
  if (notes.length === 0) return null;
  return (
    <div className={styles.notes}>
      {notes.map(({ key, kind }) => (
        <section key={key}>
          <p>{kind === "strength" ? m.diagnostic_strength() : m.diagnostic_gap()}</p>
          <h2 className="d4">
            {said(dimensionOf(content, key).name)}, {scoreIn(result, key)}
          </h2>
          <p>{said(dimensionOf(content, key)[kind])}</p>
        </section>
      ))}
    </div>
  );
}
