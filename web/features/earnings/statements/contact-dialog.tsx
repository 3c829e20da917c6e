import { m } from "#messages/messages.js";
import { useWrite } from "#web/session/queries/use-write.ts";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { MoveDialog } from "../moves/move-dialog.tsx";
import { noteContact } from "./statements.ts";

/** Notes that somebody was called or written to about a statement, and what was said. */
export function ContactDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { run } = useWrite(noteContact(id));
  const send = (fields: FormData) => {
    const note = String(fields.get("note") ?? "").trim();
    if (note === "") return m.earnings_error_fields();
    return run({ kind: fields.get("kind") === "wrote" ? "wrote" : "called", note });
  };
  return (
    <MoveDialog
      title={m.statements_contact()}
      text={m.statements_contact_text()}
      action={m.payouts_details_save()}
      done={m.statements_contact_done()}
      send={send}
      onClose={onClose}
    >
      <SelectField
        name="kind"
        label={m.statements_kind()}
        options={[
          { value: "called", label: m.statements_log_called() },
          { value: "wrote", label: m.statements_log_wrote() },
        ]}
      />
      <TextField name="note" label={m.statements_note()} maxLength={300} autoComplete="off" required />
    </MoveDialog>
  );
}
