import type { Question, QuestionnaireContent } from "#domain/diagnostic/questionnaires.ts";
import { m } from "#messages/messages.js";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { PartFields, PartRow } from "#web/ui/parts-editor/parts-editor.tsx";
import { TextPair } from "#web/ui/parts-editor/text-pair.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { said } from "../words.ts";
import styles from "./house.module.css";
import { OptionRows } from "./option-rows.tsx";

type FieldsProps = {
  question: Question;
  content: QuestionnaireContent;
  before: readonly Question[];
  onChange: (question: Question) => void;
};

/** One question: its words, its dimension and weight, when it is asked, and its options. */
export function QuestionFields({ question, content, before, onChange }: FieldsProps) {
  const { options, when } = question;
  const parent = before.find(({ key }) => key === when?.question);
  const set = (change: Partial<Question>) => onChange({ ...question, ...change });
  return (
    <PartFields>
      <TextPair
        label={m.diagnostic_question()}
        value={question.text}
        max={240}
        onChange={(text) => set({ text })}
      />
      <PartRow>
        <SelectField
          label={m.diagnostic_dimension()}
          options={content.dimensions.map(({ key, name }) => ({ value: key, label: said(name) || key }))}
          value={question.dimension}
          onChange={({ currentTarget }) => set({ dimension: currentTarget.value })}
        />
        <SelectField
          label={m.diagnostic_weight()}
          options={[0, 1, 2, 3, 4, 5].map((value) => ({ value: String(value), label: String(value) }))}
          value={String(question.weight)}
          onChange={({ currentTarget }) => set({ weight: Number(currentTarget.value) })}
        />
        <SelectField
          label={m.diagnostic_when()}
          options={[
            { value: "", label: m.diagnostic_when_always() },
            ...before.map(({ key, text }) => ({ value: key, label: said(text) || key })),
          ]}
          value={when?.question ?? ""}
          onChange={({ currentTarget: { value } }) =>
            set({ when: value ? { question: value, options: [] } : null })
          }
        />
      </PartRow>
      {when && parent && (
        <fieldset className={styles.when}>
          <legend>{m.diagnostic_when_options()}</legend>
          {parent.options.map(({ key, text }) => (
            <Checkbox
              key={key}
              label={said(text) || key}
              checked={when.options.includes(key)}
              onChange={({ currentTarget }) => {
                const rest = when.options.filter((each) => each !== key);
                set({ when: { ...when, options: currentTarget.checked ? [...rest, key] : rest } });
              }}
            />
          ))}
        </fieldset>
      )}
      <OptionRows options={options} onChange={(next) => set({ options: next })} />
    </PartFields>
  );
}
