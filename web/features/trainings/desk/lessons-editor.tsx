import type { Lesson } from "#domain/trainings/trainings.ts";
import { m } from "#messages/messages.js";
import { said } from "#web/locale/said.ts";
import { Button } from "#web/ui/button.tsx";
import { freshKey, noWords, replaced, without } from "#web/ui/parts-editor/parts.ts";
import { PartFields, Parts } from "#web/ui/parts-editor/parts-editor.tsx";
import { TextPair } from "#web/ui/parts-editor/text-pair.tsx";

type EditorProps = { lessons: Lesson[]; onChange: (lessons: Lesson[]) => void };

/** The lessons in their order, each to be opened. */
export function LessonsEditor({ lessons, onChange }: EditorProps) {
  const onAdd = () =>
    onChange([...lessons, { key: freshKey("lesson", lessons), title: noWords, text: noWords }]);
  return (
    <Parts
      id="lessons"
      title={m.trainings_lessons()}
      parts={lessons}
      nameOf={({ title }, at) => `${at + 1}. ${said(title) || m.trainings_untitled()}`}
      add={{ label: m.trainings_add_lesson(), isFull: lessons.length >= 12, onAdd }}
    >
      {(lesson, at) => {
        const set = (change: Partial<Lesson>) => onChange(replaced(lessons, at, { ...lesson, ...change }));
        return (
          <PartFields>
            <TextPair
              label={m.trainings_title()}
              value={lesson.title}
              max={120}
              onChange={(title) => set({ title })}
            />
            <TextPair
              label={m.trainings_text()}
              value={lesson.text}
              max={4_000}
              isLong
              onChange={(text) => set({ text })}
            />
            <Button size="small" look="danger" onClick={() => onChange(without(lessons, at))}>
              {m.trainings_remove()}
            </Button>
          </PartFields>
        );
      }}
    </Parts>
  );
}
