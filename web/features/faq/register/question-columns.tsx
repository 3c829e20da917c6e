import type { Question } from "#domain/faq/questions.ts";
import { m } from "#messages/messages.js";
import { getLocale } from "#messages/runtime.js";
import { formatDate } from "#web/locale/format.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import type { ListColumn } from "#web/ui/list/list-column.ts";
import { topicName } from "../topic-names.ts";
import styles from "./questions.module.css";

/** A question in both languages, where it stands, whether the site shows it. */
export function questionColumns(onEdit: (question: Question) => void): ListColumn<Question>[] {
  const own = getLocale();
  return [
    {
      id: "question",
      header: m.questions_question(),
      cell: ({ question }) => (
        <span className={styles.words}>
          <b lang={own === "en" ? "en" : "pt-BR"}>{question[own]}</b>
          <small lang={own === "en" ? "pt-BR" : "en"}>{question[own === "en" ? "pt" : "en"]}</small>
        </span>
      ),
    },
    {
      id: "topic",
      header: m.questions_topic(),
      sort: "position",
      phone: "below",
      cell: ({ topic }) => topicName(topic),
    },
    {
      id: "state",
      header: m.questions_state(),
      phone: "below",
      cell: ({ state }) =>
        state === "published" ? (
          <Badge tone="ok">{m.questions_published()}</Badge>
        ) : (
          <Badge>{m.questions_hidden()}</Badge>
        ),
    },
    {
      id: "changed",
      header: m.questions_changed(),
      sort: "-updatedAt",
      phone: "below",
      cell: ({ updatedAt }) => formatDate(updatedAt),
    },
    {
      id: "actions",
      header: m.questions_edit(),
      isNumeric: true,
      isFixed: true,
      phone: "beside",
      cell: (question) => (
        <Button
          look="quiet"
          size="small"
          aria-label={m.questions_edit_of({ question: question.question.pt })}
          onClick={() => onEdit(question)}
        >
          {m.questions_edit()}
        </Button>
      ),
    },
  ];
}
