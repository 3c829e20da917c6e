import { type FormEvent, type ReactNode, useId } from "react";
import { Dialog } from "#web/ui/dialog.tsx";
import { DialogFooter } from "#web/ui/dialog-footer.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { SelectField } from "#web/ui/select-field.tsx";

type ChoiceDialogProps = {
  title: string;
  text: string;
  label: string;
  placeholder: string;
  /** Undefined while they are on their way. */
  choices: { value: string; label: string }[] | undefined;
  none: string;
  failure: string | undefined;
  isBusy: boolean;
  /** What narrows the choices where there are many. */
  search?: ReactNode;
  onConfirm: (value: string) => void;
  onClose: () => void;
};

/** One of several, chosen and confirmed. */
export function ChoiceDialog(props: ChoiceDialogProps) {
  const { title, text, choices, none, failure, isBusy, search, onConfirm, onClose } = props;
  const formId = useId();
  const isEmpty = choices?.length === 0 && !search;
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const value = String(new FormData(event.currentTarget).get("choice") ?? "");
    if (value) onConfirm(value);
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={title}
      actions={
        <DialogFooter onBack={onClose} type="submit" form={formId} isBusy={isBusy}>
          {!isEmpty && title}
        </DialogFooter>
      }
    >
      <div className="work stack">
        {failure && <Notice tone="bad">{failure}</Notice>}
        <p>{isEmpty ? none : text}</p>
        {search}
        {!isEmpty && (
          <form id={formId} onSubmit={onSubmit}>
            <SelectField
              name="choice"
              label={props.label}
              placeholder={props.placeholder}
              options={choices ?? []}
              required
            />
          </form>
        )}
      </div>
    </Dialog>
  );
}
