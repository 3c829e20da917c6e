import type { Question } from "#domain/diagnostic/questionnaires.ts";
import { m } from "#messages/messages.js";
import { Button } from "#web/ui/button.tsx";
import { freshKey, noWords, replaced, without } from "#web/ui/parts-editor/parts.ts";
import { PartOption } from "#web/ui/parts-editor/parts-editor.tsx";
import { TextPair } from "#web/ui/parts-editor/text-pair.tsx";
import { SelectField } from "#web/ui/select-field.tsx";

type Options = Question["options"];
type RowsProps = { options: Options; onChange: (options: Options) => void };

/** The options of a question, each with what it is worth. */
export function OptionRows({ options, onChange }: RowsProps) {
  const add = () => onChange([...options, { key: freshKey("o", options), text: noWords, points: 0 }]);
  return (
    <>
      {options.map((option, at) => (
        <PartOption key={option.key}>
          <TextPair
            label={m.diagnostic_option({ at: at + 1 })}
            value={option.text}
            max={200}
            onChange={(text) => onChange(replaced(options, at, { ...option, text }))}
          />
          <SelectField
            label={m.diagnostic_worth()}
            options={[0, 1, 2, 3, 4].map((value) => ({ value: String(value), label: String(value) }))}
            value={String(option.points)}
            onChange={({ currentTarget }) =>
              onChange(replaced(options, at, { ...option, points: Number(currentTarget.value) }))
            }
          />
          <Button size="small" look="quiet" onClick={() => onChange(without(options, at))}>
            {m.diagnostic_remove()}
          </Button>
        </PartOption>
      ))}
      <Button size="small" look="outline" disabled={options.length >= 7} onClick={add}>
        {m.diagnostic_add_option()}
      </Button>
    </>
  );
}
