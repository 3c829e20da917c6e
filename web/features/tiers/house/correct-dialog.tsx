import type { Entry } from "#domain/reputation/statement.ts";
import { m } from "#messages/messages.js";
import { FormDialog } from "#web/session/form-dialog.tsx";
import { useWrite } from "#web/session/queries/use-write.ts";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { said, wholeOf } from "./field-values.ts";
import { correctEntry } from "./standings.ts";
import { entryName, refusalWords } from "./words.ts";

/** Other points for an entry: a line that corrects it, with a reason that its owner reads. */
export function CorrectDialog({ entry, onClose }: { entry: Entry; onClose: () => void }) {
  const { run } = useWrite(correctEntry);
  const send = (fields: FormData) => {
    const points = wholeOf(fields, "points");
    const reason = said(fields, "reason");
    if (points === undefined || reason === "") return m.tiers_error_fields();
    return run({ id: entry.id, points, reason });
  };
  return (
    <FormDialog
      refusal={refusalWords}
      title={m.tiers_correct_title({ entry: entryName(entry) })}
      action={m.tiers_correct()}
      done={m.tiers_corrected()}
      send={send}
      onClose={onClose}
    >
      <p className="note">{m.tiers_correct_text()}</p>
      <TextField
        name="points"
        label={m.tiers_correct_points()}
        defaultValue={String(entry.correctedTo ?? entry.points)}
        inputMode="numeric"
        autoComplete="off"
      />
      <TextAreaField name="reason" label={m.reason_label()} maxLength={1_000} required />
    </FormDialog>
  );
}
