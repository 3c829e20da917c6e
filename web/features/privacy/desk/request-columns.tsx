import type { PrivacyRequest } from "#domain/privacy/privacy-desk.ts";
import { m } from "#messages/messages.js";
import { formatDate } from "#web/locale/format.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import type { ListColumn } from "#web/ui/list/list-column.ts";
import styles from "./privacy-desk.module.css";
import { kindNames } from "./request-words.ts";

/** What the list says of requests, each with the way to its answer while it waits. */
export function requestColumns(onAnswer: (request: PrivacyRequest) => void): ListColumn<PrivacyRequest>[] {
  return [
    {
      id: "email",
      header: m.privacy_request_email(),
      cell: ({ email, note, answer }) => (
        <span className={styles.asked}>
          <b>{email}</b>
          <small>{note}</small>
          {answer && <small>{m.privacy_answer_said({ answer })}</small>}
        </span>
      ),
    },
    {
      id: "kind",
      header: m.privacy_request_kind(),
      phone: "below",
      cell: ({ kind }) => kindNames[kind](),
    },
    {
      id: "received",
      header: m.privacy_request_received(),
      sort: "-receivedAt",
      cell: ({ receivedAt }) => formatDate(receivedAt),
    },
    {
      id: "due",
      header: m.privacy_due(),
      sort: "dueAt",
      phone: "below",
      cell: (request) => <Clock request={request} />,
    },
    {
      id: "answered",
      header: m.privacy_answered_at(),
      sort: "-answeredAt",
      phone: "below",
      cell: ({ answeredAt }) => (answeredAt ? formatDate(answeredAt) : "—"),
    },
    {
      id: "actions",
      header: m.privacy_answer(),
      isNumeric: true,
      isFixed: true,
      phone: "across",
      cell: (request) =>
        request.state === "open" && (
          <Button
            look="quiet"
            size="small"
            aria-label={m.privacy_answer_of({ email: request.email })}
            onClick={() => onAnswer(request)}
          >
            {m.privacy_answer()}
          </Button>
        ),
    },
  ];
}

/** How long there is still; of what was answered, whether that was too late. */
function Clock({ request: { state, daysLeft, dueAt } }: { request: PrivacyRequest }) {
  const tone = daysLeft < 0 ? "bad" : daysLeft <= 3 ? "warn" : "info";
  const words = daysLeft < 0 ? m.privacy_late() : m.privacy_days_left({ count: daysLeft });
  return (
    <>
      {(state === "open" || daysLeft < 0) && <Badge tone={tone}>{words}</Badge>}{" "}
      <span className={classNames(styles.day, state !== "open" && styles.past)}>{formatDate(dueAt)}</span>
    </>
  );
}
