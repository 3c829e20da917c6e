import { useState } from "react";
import { type NewPrivacyRequest, type PrivacyRequest, requestKinds } from "#domain/privacy/privacy-desk.ts";
import { m } from "#messages/messages.js";
import { formatDate } from "#web/locale/format.ts";
import { useAsked } from "#web/portal/use-asked.ts";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { instantOf } from "./days.ts";
import { addRequest, answerRequest } from "./desk.ts";
import { DeskDialog } from "./desk-dialog.tsx";
import { DeskPanel } from "./desk-panel.tsx";

const kindNames = {
  access: m.privacy_kind_access,
  correction: m.privacy_kind_correction,
  erasure: m.privacy_kind_erasure,
  portability: m.privacy_kind_portability,
  information: m.privacy_kind_information,
  opposition: m.privacy_kind_opposition,
} satisfies Record<PrivacyRequest["kind"], unknown>;

/** What people asked of their data, the nearest to its end first. */
export function RequestsPanel({ requests }: { requests: PrivacyRequest[] }) {
  const [isNew, setIsNew] = useAsked({ request: true });
  const [answered, setAnswered] = useState<PrivacyRequest>();
  return (
    <DeskPanel
      title={m.privacy_requests()}
      add={{ label: m.privacy_request_new(), onAdd: () => setIsNew(true) }}
      none={m.privacy_requests_none()}
      rows={requests}
      columns={[
        { id: "kind", header: m.privacy_request_kind(), cell: ({ kind }) => kindNames[kind]() },
        { id: "email", header: m.privacy_request_email(), cell: ({ email }) => email },
        { id: "due", header: m.privacy_due(), cell: (request) => <Clock request={request} /> },
        {
          id: "answer",
          header: m.privacy_answer(),
          isNumeric: true,
          cell: (request) =>
            request.state === "open" && (
              <Button
                look="quiet"
                size="small"
                aria-label={m.privacy_answer_of({ email: request.email })}
                onClick={() => setAnswered(request)}
              >
                {m.privacy_answer()}
              </Button>
            ),
        },
      ]}
    >
      {isNew && <RequestDialog onClose={() => setIsNew(false)} />}
      {answered && <AnswerDialog request={answered} onClose={() => setAnswered(undefined)} />}
    </DeskPanel>
  );
}

function Clock({ request: { state, daysLeft, dueAt, answeredAt } }: { request: PrivacyRequest }) {
  if (state !== "open") {
    const name = state === "answered" ? m.privacy_state_answered() : m.privacy_state_refused();
    return (
      <>
        <Badge tone={state === "answered" ? "ok" : "neutral"}>{name}</Badge> {formatDate(answeredAt ?? dueAt)}
      </>
    );
  }
  const tone = daysLeft < 0 ? "bad" : daysLeft <= 3 ? "warn" : "info";
  return (
    <>
      <Badge tone={tone}>{daysLeft < 0 ? m.privacy_late() : m.privacy_days_left({ count: daysLeft })}</Badge>{" "}
      {formatDate(dueAt)}
    </>
  );
}

function RequestDialog({ onClose }: { onClose: () => void }) {
  const { run } = useWrite(addRequest);
  return (
    <DeskDialog
      title={m.privacy_request_new()}
      action={m.privacy_request_save()}
      onClose={onClose}
      onSave={({ kind, email = "", note = "", received }) =>
        run({ kind: kind as NewPrivacyRequest["kind"], email, note, receivedAt: receivedAt(received) })
      }
    >
      <SelectField
        name="kind"
        label={m.privacy_request_kind()}
        options={requestKinds.map((value) => ({ value, label: kindNames[value]() }))}
      />
      <TextField name="email" type="email" label={m.privacy_request_email()} required />
      <TextAreaField name="note" label={m.privacy_request_note()} rows={3} maxLength={2_000} required />
      <TextField name="received" type="date" label={m.privacy_request_received()} required />
    </DeskDialog>
  );
}

/** Noon of the day, or now where that is still to come. */
function receivedAt(day: string | undefined): string {
  const now = new Date().toISOString();
  const at = instantOf(day) ?? now;
  return at > now ? now : at;
}

function AnswerDialog({ request, onClose }: { request: PrivacyRequest; onClose: () => void }) {
  const { run } = useWrite(answerRequest(request.id));
  return (
    <DeskDialog
      title={m.privacy_answer_of({ email: request.email })}
      action={m.privacy_answer_save()}
      onClose={onClose}
      onSave={({ state, answer = "" }) =>
        run({ version: request.version, state: state === "refused" ? "refused" : "answered", answer })
      }
    >
      <p>{request.note}</p>
      <SelectField
        name="state"
        label={m.privacy_answer_state()}
        options={[
          { value: "answered", label: m.privacy_state_answered() },
          { value: "refused", label: m.privacy_state_refused() },
        ]}
      />
      <TextAreaField name="answer" label={m.privacy_answer_text()} rows={4} maxLength={4_000} required />
    </DeskDialog>
  );
}
