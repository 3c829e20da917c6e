import styles from "./answers.module.css";
export type PreparedAnswer = { question: string; answer: string; source: string };

type PreparedAnswersProps = { name: string; legend: string; answers: PreparedAnswer[] };

/** Questions to choose from and the answer to the chosen one, by styles alone. */
export function PreparedAnswers({ name, legend, answers }: PreparedAnswersProps) {
  return (
    <div className={styles.answers}>
      <fieldset>
        <legend className="sr-only">{legend}</legend>
        {answers.map(({ question }, at) => (
          <label key={question}>
            <input type="radio" name={name} value={at} defaultChecked={at === 0} />
            {question}
          </label>
        ))}
      </fieldset>
      <div className={styles.answersShown} aria-live="polite">
        {answers.map(({ answer, source }) => (
          <div key={answer} className={styles.answer}>
            <p className="d3">{answer}</p>
            <p className="caption">{source}</p>
          </div>
        ))}
      </div>
    </div>
  );
}
