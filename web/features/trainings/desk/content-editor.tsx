import type { TrainingContent } from "#domain/trainings/trainings.ts";
import { m } from "#messages/messages.js";
import { Editor, PartRow } from "#web/ui/parts-editor/parts-editor.tsx";
import { TextPair } from "#web/ui/parts-editor/text-pair.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { LessonsEditor } from "./lessons-editor.tsx";
import { QuestionsEditor } from "./questions-editor.tsx";

type EditorProps = { content: TrainingContent; onChange: (content: TrainingContent) => void };

/** Everything a training says and asks, in both languages. */
export function ContentEditor({ content, onChange }: EditorProps) {
  const set = (change: Partial<TrainingContent>) => onChange({ ...content, ...change });
  const figure = (
    name: "minutes" | "passPercent" | "validMonths",
    label: string,
    bounds: [number, number],
  ) => (
    <TextField
      type="number"
      label={label}
      min={bounds[0]}
      max={bounds[1]}
      value={String(content[name])}
      onChange={({ currentTarget }) => {
        const typed = Math.round(Number(currentTarget.value));
        set({ [name]: Math.min(bounds[1], Math.max(bounds[0], typed || bounds[0])) });
      }}
    />
  );
  return (
    <Editor>
      <TextPair
        label={m.trainings_title()}
        value={content.title}
        max={120}
        onChange={(title) => set({ title })}
      />
      <TextPair
        label={m.trainings_headline()}
        value={content.headline}
        max={200}
        onChange={(headline) => set({ headline })}
      />
      <PartRow>
        {figure("minutes", m.trainings_minutes_label(), [1, 180])}
        {figure("passPercent", m.trainings_pass_label(), [50, 100])}
        {figure("validMonths", m.trainings_valid_label(), [6, 60])}
      </PartRow>
      <LessonsEditor lessons={content.lessons} onChange={(lessons) => set({ lessons })} />
      <QuestionsEditor questions={content.questions} onChange={(questions) => set({ questions })} />
    </Editor>
  );
}
