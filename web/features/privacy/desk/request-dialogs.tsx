import { type NewPrivacyRequest, type PrivacyRequest, requestKinds } from "#domain/privacy/privacy-desk.ts";
import { m } from "#messages/messages.js";
import { useWrite } from "#web/session/queries/use-write.ts";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { instantOf } from "./days.ts";
import { DeskDialog } from "./desk-dialog.tsx";
import { kindNames } from "./request-words.ts";
import { addRequest, answerRequest } from "./requests.ts";

/** Asks for what somebody wants of their data. */
export function RequestDialog({ onClose }: { onClose: () => void }) {
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

/** Asks for what was answered, under what was asked. */
export function AnswerDialog({ request, onClose }: { request: PrivacyRequest; onClose: () => void }) {
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
