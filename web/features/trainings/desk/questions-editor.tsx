import type { Question } from "#domain/trainings/trainings.ts";
import { m } from "#messages/messages.js";
import { said } from "#web/locale/said.ts";
import { Button } from "#web/ui/button.tsx";
import { freshKey, noWords, replaced, without } from "#web/ui/parts-editor/parts.ts";
import { PartFields, PartMoves, PartOption, Parts } from "#web/ui/parts-editor/parts-editor.tsx";
import { TextPair } from "#web/ui/parts-editor/text-pair.tsx";
import styles from "./desk.module.css";

type EditorProps = { questions: Question[]; onChange: (questions: Question[]) => void };

/** The questions of the quiz, each with its options, the right one and why. */
export function QuestionsEditor({ questions, onChange }: EditorProps) {
  const onAdd = () => {
    const options = ["o1", "o2"].map((key) => ({ key, text: noWords }));
    const fresh = { key: freshKey("question", questions), text: noWords, options, right: "o1", why: noWords };
    onChange([...questions, fresh]);
  };
  return (
    <Parts
      id="questions"
      title={m.trainings_quiz()}
      parts={questions}
      nameOf={({ text }, at) => `${at + 1}. ${said(text) || m.trainings_untitled()}`}
      add={{ label: m.trainings_add_question(), isFull: questions.length >= 20, onAdd }}
    >
      {(question, at) => (
        <QuestionFields
          question={question}
          onChange={(next) => onChange(next ? replaced(questions, at, next) : without(questions, at))}
        />
      )}
    </Parts>
  );
}

type FieldsProps = { question: Question; onChange: (question: Question | null) => void };

function QuestionFields({ question, onChange }: FieldsProps) {
  const { options, right } = question;
  const set = (change: Partial<Question>) => onChange({ ...question, ...change });
  return (
    <PartFields>
      <TextPair
        label={m.trainings_question()}
        value={question.text}
        max={240}
        onChange={(text) => set({ text })}
      />
      {options.map((option, at) => (
        <PartOption key={option.key}>
          <TextPair
            label={m.trainings_option({ number: at + 1 })}
            value={option.text}
            max={200}
            onChange={(text) => set({ options: replaced(options, at, { ...option, text }) })}
          />
          <label className={styles.right}>
            <input
              type="radio"
              name={`right ${question.key}`}
              checked={right === option.key}
              onChange={() => set({ right: option.key })}
            />
            {m.trainings_right({ number: at + 1 })}
          </label>
          {options.length > 2 && (
            <Button
              size="small"
              look="quiet"
              aria-label={`${m.trainings_remove()}: ${m.trainings_option({ number: at + 1 })}`}
              onClick={() => set({ options: without(options, at) })}
            >
              {m.trainings_remove()}
            </Button>
          )}
        </PartOption>
      ))}
      <TextPair label={m.trainings_why()} value={question.why} max={400} onChange={(why) => set({ why })} />
      <PartMoves>
        <Button
          size="small"
          look="outline"
          disabled={options.length >= 6}
          onClick={() => set({ options: [...options, { key: freshKey("o", options), text: noWords }] })}
        >
          {m.trainings_add_option()}
        </Button>
        <Button size="small" look="danger" onClick={() => onChange(null)}>
          {m.trainings_remove_question()}
        </Button>
      </PartMoves>
    </PartFields>
  );
}
