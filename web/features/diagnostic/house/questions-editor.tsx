import { MOST_POINTS } from "#domain/diagnostic/points.ts";
import type { Question, QuestionnaireContent } from "#domain/diagnostic/questionnaires.ts";
import { m } from "#messages/messages.js";
import { Button } from "#web/ui/button.tsx";
import { freshKey, moved, noWords, replaced, without } from "#web/ui/parts-editor/parts.ts";
import { PartMoves, Parts } from "#web/ui/parts-editor/parts-editor.tsx";
import { said } from "../words.ts";
import { QuestionFields } from "./question-fields.tsx";

type EditorProps = { content: QuestionnaireContent; onChange: (questions: Question[]) => void };

/** The questions in their order, each to be opened. */
export function QuestionsEditor({ content, onChange }: EditorProps) {
  const { questions, dimensions } = content;
  const onAdd = () => {
    const key = freshKey("question", questions);
    const options = [0, MOST_POINTS].map((points, at) => ({ key: `o${at + 1}`, text: noWords, points }));
    const dimension = dimensions[0]?.key ?? "";
    onChange([...questions, { key, dimension, text: noWords, weight: 1, options, when: null }]);
  };
  return (
    <Parts
      id="questions"
      title={m.diagnostic_part_questions()}
      parts={questions}
      nameOf={({ text }, at) => `${at + 1}. ${said(text) || m.diagnostic_untitled()}`}
      add={{ label: m.diagnostic_add_question(), onAdd }}
    >
      {(question, at) => (
        <>
          <QuestionFields
            {...{ question, content, before: questions.slice(0, at) }}
            onChange={(next) => onChange(replaced(questions, at, next))}
          />
          <PartMoves>
            <Button
              size="small"
              look="quiet"
              disabled={at === 0}
              onClick={() => onChange(moved(questions, at, -1))}
            >
              {m.diagnostic_move_up()}
            </Button>
            <Button
              size="small"
              look="quiet"
              disabled={at === questions.length - 1}
              onClick={() => onChange(moved(questions, at, 1))}
            >
              {m.diagnostic_move_down()}
            </Button>
            <Button size="small" look="danger" onClick={() => onChange(without(questions, at))}>
              {m.diagnostic_remove()}
            </Button>
          </PartMoves>
        </>
      )}
    </Parts>
  );
}
