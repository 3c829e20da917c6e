import { type FormEvent, useId } from "react";
import { waiveReasons } from "#domain/checkpoints/standing.ts";
import { m } from "#messages/messages.js";
import { Dialog } from "#web/ui/dialog.tsx";
import { DialogFooter } from "#web/ui/dialog-footer.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import type { StepDialogProps } from "./snooze-dialog.tsx";
import { reasonName, titleOf } from "./words.ts";

/** Does without a checkpoint, for a reason that stays with it. */
export function WaiveDialog({ checkpoint, take, onClose }: StepDialogProps) {
  const formId = useId();
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const reason = waiveReasons.find((name) => name === given.get("reason")) ?? waiveReasons[0];
    const note = String(given.get("note")).trim();
    if (await take(checkpoint, { kind: "waive", reason, note })) onClose();
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={m.checkpoints_waive_title()}
      actions={
        <DialogFooter onBack={onClose} look="danger" type="submit" form={formId}>
          {m.checkpoints_waive_confirm()}
        </DialogFooter>
      }
    >
      <form id={formId} className="work stack" noValidate onSubmit={(event) => void onSubmit(event)}>
        <p>{m.checkpoints_waive_text({ title: titleOf(checkpoint) })}</p>
        <SelectField
          name="reason"
          label={m.checkpoints_waive_reason()}
          options={waiveReasons.map((value) => ({ value, label: reasonName(value) }))}
        />
        <TextAreaField name="note" label={m.checkpoints_waive_note()} isOptional rows={2} maxLength={500} />
      </form>
    </Dialog>
  );
}
