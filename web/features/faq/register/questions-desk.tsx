import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { faqTopics } from "#domain/faq/faq.ts";
import { type Question, questionStates } from "#domain/faq/questions.ts";
import { m } from "#messages/messages.js";
import { useAsked } from "#web/portal/use-asked.ts";
import { MemberList } from "#web/session/queries/member-list.tsx";
import { Button } from "#web/ui/button.tsx";
import { useListPlace } from "#web/ui/list/place/use-list-place.ts";
import { EmptyState } from "#web/ui/screen-states.tsx";
import { topicName } from "../topic-names.ts";
import { questionColumns } from "./question-columns.tsx";
import { QuestionDialog } from "./question-dialog.tsx";
import { QUESTIONS, useQuestions } from "./questions.ts";
import { stateName } from "./state-names.ts";

/** The register of questions by topic, in the order of the page, with the next one to write. */
export function QuestionsDesk({ head }: { head: (actions: ReactNode) => ReactNode }) {
  const [open, setOpen] = useAsked<{ question?: Question }>({ "1": {} });
  const place = useListPlace({
    filters: [
      {
        name: "topic",
        label: m.questions_topic(),
        look: "tabs",
        values: faqTopics.map((value) => ({ value, label: topicName(value) })),
        all: m.questions_all(),
      },
      {
        name: "state",
        label: m.questions_state(),
        look: "select",
        values: questionStates.map((value) => ({ value, label: stateName(value) })),
        all: m.questions_any_state(),
      },
    ],
    sorts: ["position", "updatedAt"],
    sortOf: () => "position",
  });
  return (
    <>
      {head(
        <Button size="work" onClick={() => setOpen({})}>
          <Plus size={15} strokeWidth={1.5} aria-hidden="true" />
          {m.questions_new()}
        </Button>,
      )}
      <MemberList
        id="questions"
        caption={m.questions_title()}
        searchLabel={m.questions_search()}
        place={place}
        query={useQuestions(place.asked)}
        columns={questionColumns((question) => setOpen({ question }))}
        row={{ id: ({ id }) => id, name: ({ question }) => question.pt }}
        file="/api/questions"
        bulk={{
          choices: [
            { id: "questions.publish", label: m.questions_bulk_publish() },
            { id: "questions.hide", label: m.questions_bulk_hide() },
          ],
          item: ({ id, version }) => ({ id, version }),
          changes: QUESTIONS,
        }}
        empty={<EmptyState title={m.questions_none()} text={m.questions_none_text()} />}
      />
      {open && <QuestionDialog question={open.question} onClose={() => setOpen(undefined)} />}
    </>
  );
}
