import type { ReactNode } from "react";
import { m } from "#messages/messages.js";
import { FormDialog } from "#web/session/form-dialog.tsx";
import type { Outcome } from "#web/session/queries/outcome.ts";

export type Fields = Record<string, string>;
type DeskDialogProps = {
  title: string;
  action: string;
  children: ReactNode;
  onSave: (fields: Fields) => Promise<Outcome<unknown, unknown>>;
  onClose: () => void;
};

/** A form of the privacy desk in a dialog. */
export function DeskDialog({ onSave, ...form }: DeskDialogProps) {
  return (
    <FormDialog
      {...form}
      isBrowserChecked
      done={m.privacy_desk_saved()}
      refusal={() => m.privacy_desk_failed()}
      send={(fields) => onSave(Object.fromEntries(fields) as Fields)}
    />
  );
}
