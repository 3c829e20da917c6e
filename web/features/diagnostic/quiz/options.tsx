import { Check } from "lucide-react";
import type { Question } from "#domain/diagnostic/questionnaires.ts";
import { said } from "../words.ts";
import styles from "./quiz.module.css";

type OptionsProps = {
  question: Question;
  given: string | null | undefined;
  onChoose: (option: string) => void;
};

/** The answers to choose from, each with the key that chooses it. */
export function Options({ question, given, onChoose }: OptionsProps) {
  return (
    <fieldset className={styles.options} aria-labelledby="question">
      {question.options.map((option, at) => (
        <label key={option.key}>
          <input
            {...{ type: "radio", name: "option", value: option.key }}
            checked={given === option.key}
            onChange={() => onChoose(option.key)}
          />
          <span className={styles.key} aria-hidden="true">
            {at + 1}
          </span>
          <span>{said(option.text)}</span>
          <Check className={styles.check} size={18} strokeWidth={1.5} aria-hidden="true" />
        </label>
      ))}
    </fieldset>
  );
}
