import { type Dimension, type PlanStep, provenKinds } from "#domain/diagnostic/questionnaires.ts";
import { m } from "#messages/messages.js";
import { Button } from "#web/ui/button.tsx";
import { freshKey, noWords, replaced, without } from "#web/ui/parts-editor/parts.ts";
import { PartFields, PartMoves, PartOption, PartRow, Parts } from "#web/ui/parts-editor/parts-editor.tsx";
import { TextPair } from "#web/ui/parts-editor/text-pair.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { said } from "../words.ts";
import { proofNames } from "./words.ts";

type EditorProps = { dimensions: readonly Dimension[]; onChange: (dimensions: Dimension[]) => void };

/** What is measured, what is said of a strength or a gap, and what follows from a gap. */
export function DimensionsEditor({ dimensions, onChange }: EditorProps) {
  const onAdd = () => {
    const key = freshKey("dimension", dimensions);
    onChange([...dimensions, { key, name: noWords, strength: noWords, gap: noWords, actions: [] }]);
  };
  return (
    <Parts
      id="dimensions"
      title={m.diagnostic_part_dimensions()}
      parts={dimensions}
      nameOf={({ name }) => said(name) || m.diagnostic_untitled()}
      add={{ label: m.diagnostic_add_dimension(), isFull: dimensions.length >= 10, onAdd }}
    >
      {(dimension, at) => (
        <>
          <DimensionFields
            dimension={dimension}
            onChange={(next) => onChange(replaced(dimensions, at, next))}
          />
          <PartMoves>
            <Button size="small" look="danger" onClick={() => onChange(without(dimensions, at))}>
              {m.diagnostic_remove()}
            </Button>
          </PartMoves>
        </>
      )}
    </Parts>
  );
}

type FieldsProps = { dimension: Dimension; onChange: (dimension: Dimension) => void };

function DimensionFields({ dimension, onChange }: FieldsProps) {
  const set = (change: Partial<Dimension>) => onChange({ ...dimension, ...change });
  return (
    <PartFields>
      <TextPair
        label={m.diagnostic_name()}
        value={dimension.name}
        max={40}
        onChange={(name) => set({ name })}
      />
      <TextPair
        label={m.diagnostic_strength()}
        value={dimension.strength}
        max={300}
        onChange={(strength) => set({ strength })}
      />
      <TextPair label={m.diagnostic_gap()} value={dimension.gap} max={300} onChange={(gap) => set({ gap })} />
      <Actions actions={dimension.actions} onChange={(actions) => set({ actions })} />
    </PartFields>
  );
}

type ActionsProps = { actions: readonly PlanStep[]; onChange: (actions: PlanStep[]) => void };

function Actions({ actions, onChange }: ActionsProps) {
  const add = () =>
    onChange([
      ...actions,
      {
        key: `step_${crypto.randomUUID().slice(0, 8)}`,
        title: noWords,
        note: noWords,
        dueDays: 30,
        proof: null,
      },
    ]);
  return (
    <>
      {actions.map((action, at) => {
        const set = (change: Partial<PlanStep>) => onChange(replaced(actions, at, { ...action, ...change }));
        return (
          <PartOption key={action.key}>
            <TextPair
              label={m.diagnostic_action({ at: at + 1 })}
              value={action.title}
              max={160}
              onChange={(title) => set({ title })}
            />
            <TextPair
              label={m.diagnostic_note()}
              value={action.note}
              max={400}
              onChange={(note) => set({ note })}
            />
            <PartRow>
              <TextField
                label={m.diagnostic_due()}
                type="number"
                min={1}
                max={90}
                value={action.dueDays}
                onChange={({ currentTarget }) =>
                  set({ dueDays: Math.min(90, Math.max(1, Math.round(Number(currentTarget.value)) || 1)) })
                }
              />
              <SelectField
                label={m.diagnostic_proof()}
                options={[
                  { value: "", label: m.diagnostic_proof_none() },
                  ...provenKinds.map((value) => ({ value, label: proofNames[value]() })),
                ]}
                value={action.proof?.fact ?? ""}
                onChange={({ currentTarget: { value } }) => {
                  const fact = provenKinds.find((each) => each === value);
                  set({ proof: fact ? { fact, times: action.proof?.times ?? 1 } : null });
                }}
              />
              <Button size="small" look="quiet" onClick={() => onChange(without(actions, at))}>
                {m.diagnostic_remove()}
              </Button>
            </PartRow>
          </PartOption>
        );
      })}
      <Button size="small" look="outline" disabled={actions.length >= 6} onClick={add}>
        {m.diagnostic_add_action()}
      </Button>
    </>
  );
}
