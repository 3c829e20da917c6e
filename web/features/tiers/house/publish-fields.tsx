import { m } from "#messages/messages.js";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";

/** From which day on a version holds, and what people are told about it. */
export function PublishFields() {
  return (
    <>
      <TextField name="startsOn" type="date" label={m.tiers_starts_on()} hint={m.tiers_starts_on_hint()} />
      <TextAreaField name="note" label={m.tiers_note()} hint={m.tiers_note_hint()} maxLength={500} />
    </>
  );
}
