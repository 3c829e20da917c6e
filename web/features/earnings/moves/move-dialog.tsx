import { FormDialog, type FormDialogProps } from "#web/session/form-dialog.tsx";
import { refusalText } from "../words.ts";

export type MoveDialogProps = Omit<FormDialogProps, "refusal"> & { text: string };

/** Asks for what a move of money needs, after saying what it means. */
export function MoveDialog({ text, children, ...form }: MoveDialogProps) {
  return (
    <FormDialog {...form} refusal={refusalText}>
      <p>{text}</p>
      {children}
    </FormDialog>
  );
}
