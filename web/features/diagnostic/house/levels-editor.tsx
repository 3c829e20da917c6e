import type { Level } from "#domain/diagnostic/questionnaires.ts";
import { m } from "#messages/messages.js";
import { Button } from "#web/ui/button.tsx";
import { freshKey, noWords, replaced, without } from "#web/ui/parts-editor/parts.ts";
import { PartFields, PartMoves, Parts } from "#web/ui/parts-editor/parts-editor.tsx";
import { TextPair } from "#web/ui/parts-editor/text-pair.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { said } from "../words.ts";

type EditorProps = { levels: readonly Level[]; onChange: (levels: Level[]) => void };

/** What a mean is called, from which score on, and what is said of it. */
export function LevelsEditor({ levels, onChange }: EditorProps) {
  const onAdd = () =>
    onChange([...levels, { key: freshKey("level", levels), name: noWords, from: 100, sentence: noWords }]);
  return (
    <Parts
      id="levels"
      title={m.diagnostic_part_levels()}
      parts={levels}
      nameOf={({ name, from }) => `${said(name) || m.diagnostic_untitled()}, ${m.diagnostic_at({ from })}`}
      add={{ label: m.diagnostic_add_level(), isFull: levels.length >= 8, onAdd }}
    >
      {(level, at) => {
        const set = (change: Partial<Level>) => onChange(replaced(levels, at, { ...level, ...change }));
        return (
          <>
            <PartFields>
              <TextPair
                label={m.diagnostic_name()}
                value={level.name}
                max={40}
                onChange={(name) => set({ name })}
              />
              <TextField
                label={m.diagnostic_from_score()}
                type="number"
                min={0}
                max={100}
                value={level.from}
                onChange={({ currentTarget }) =>
                  set({ from: Math.min(100, Math.max(0, Math.round(Number(currentTarget.value)) || 0)) })
                }
              />
              <TextPair
                label={m.diagnostic_sentence()}
                value={level.sentence}
                max={300}
                onChange={(sentence) => set({ sentence })}
              />
            </PartFields>
            <PartMoves>
              <Button size="small" look="danger" onClick={() => onChange(without(levels, at))}>
                {m.diagnostic_remove()}
              </Button>
            </PartMoves>
          </>
        );
      }}
    </Parts>
  );
}
