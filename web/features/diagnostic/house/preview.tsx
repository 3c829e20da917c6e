import { useState } from "react";
import type { QuestionnaireContent } from "#domain/diagnostic/questionnaires.ts";
import { type Answers, askedQuestions, scoreOf } from "#domain/diagnostic/scoring.ts";
import { m } from "#messages/messages.js";
import { Radar } from "../radar.tsx";
import { said } from "../words.ts";
import styles from "./house.module.css";

/** The questionnaire as it would be answered: what is asked after what, and what the answers would come to. */
export function Preview({ content }: { content: QuestionnaireContent }) {
  const [answers, setAnswers] = useState<Answers>({});
  const score = scoreOf(content, answers);
  const level = content.levels.find(({ key }) => key === score.level);
  const give = (question: string, option: string | null) => setAnswers({ ...answers, [question]: option });
  return (
    <div className={styles.preview}>
      <ol>
        {askedQuestions(content, answers).map(({ key, text, options }) => (
          <li key={key}>
            <fieldset>
              <legend>{said(text)}</legend>
              {[...options.map((option) => ({ key: option.key, name: said(option.text) })), null].map(
                (option) => (
                  <label key={option?.key ?? "none"}>
                    <input
                      type="radio"
                      name={key}
                      checked={answers[key] === (option?.key ?? null)}
                      onChange={() => give(key, option?.key ?? null)}
                    />
                    <span>{option?.name ?? m.diagnostic_not_for_me()}</span>
                  </label>
                ),
              )}
            </fieldset>
          </li>
        ))}
      </ol>
      <aside>
        <Radar
          hasFigures
          caption={m.diagnostic_portrait()}
          dimensions={score.dimensions.map(({ key, score: each }, at) => ({
            ...{ key, score: each, name: said(content.dimensions[at]!.name) },
          }))}
        />
        <p>
          {level && `${said(level.name)}, `}
          {score.overall === null
            ? m.diagnostic_unmeasured()
            : m.diagnostic_overall_line({ score: score.overall })}
        </p>
      </aside>
    </div>
  );
}
