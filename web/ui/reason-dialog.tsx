import { type FormEvent, type ReactNode, useId, useState } from "react";
import { m } from "#messages/messages.js";
import { Dialog } from "./dialog.tsx";
import { DialogFooter } from "./dialog-footer.tsx";
import { TextAreaField } from "./text-area-field.tsx";

type ReasonDialogProps = {
  title: string;
  text: ReactNode;
  action: string;
  /** What the field is called, where it is more than a reason. */
  label?: string;
  /** Nobody but the team reads the reason. */
  isForRecord?: boolean;
  /** It takes nothing away. */
  isHarmless?: boolean;
  onConfirm: (reason: string) => void;
  onClose: () => void;
};

/** Asks for the reason of something that takes something away or must be told; there is no going on without one. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, text, action, label, isForRecord = false, isHarmless = false, onConfirm, onClose } = props;
  const formId = useId();
  const [isMissing, setIsMissing] = useState(false);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const reason = String(new FormData(event.currentTarget).get("reason")).trim();
    setIsMissing(reason === "");
    if (reason !== "") onConfirm(reason);
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={title}
      actions={
        <DialogFooter onBack={onClose} look={isHarmless ? "primary" : "danger"} type="submit" form={formId}>
          {action}
        </DialogFooter>
      }
    >
      <form id={formId} className="work stack" noValidate onSubmit={onSubmit}>
        <p>{text}</p>
        <TextAreaField
          name="reason"
          label={label ?? (isForRecord ? m.reason_label_record() : m.reason_label())}
          error={isMissing ? m.reason_missing() : undefined}
          maxLength={500}
          required
        />
      </form>
    </Dialog>
  );
}
