import { MOST_POINTS } from "#domain/diagnostic/points.ts";
import type { QuestionnaireContent } from "#domain/diagnostic/questionnaires.ts";
import { type Answers, askedQuestions } from "#domain/diagnostic/scoring.ts";
import { m } from "#messages/messages.js";
import { said } from "../words.ts";
import styles from "./result.module.css";

type HowScoredProps = { content: QuestionnaireContent; answers: Answers; version: number };

/** How the figures came about: every answer with what it was worth and how much it weighed. */
export function HowScored({ content, answers, version }: HowScoredProps) {
  return (
    <details className={styles.scored}>
      <summary className="text-link">{m.diagnostic_how_scored()}</summary>
      <p className={styles.scoredNote}>
        {m.diagnostic_version_line({ version })} {m.diagnostic_scored()}
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">{m.diagnostic_question()}</th>
            <th scope="col">{m.diagnostic_answer()}</th>
            <th scope="col">{m.diagnostic_worth()}</th>
            <th scope="col">{m.diagnostic_weight()}</th>
          </tr>
        </thead>
        <tbody>
          {askedQuestions(content, answers).map(({ key, text, options, weight }) => {
            const option = options.find((each) => each.key === answers[key]);
            return (
              <tr key={key}>
                <th scope="row">{said(text)}</th>
                <td>{option ? said(option.text) : m.diagnostic_not_for_me()}</td>
                <td>{option ? `${option.points}/${MOST_POINTS}` : m.diagnostic_outside()}</td>
                <td>{option ? weight : ""}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </details>
  );
}
