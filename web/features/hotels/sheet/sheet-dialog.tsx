import { type ReactNode, useId, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import type { HotelSheet, KeptSheet } from "#domain/hotels/sheets.ts";
import { m } from "#messages/messages.js";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { DialogFooter } from "#web/ui/dialog-footer.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { toast } from "#web/ui/toast/toast.ts";
import { sheetRefusal } from "./refusal-text.ts";
import { saveSheet } from "./sheet.ts";

/** What every dialog of a sheet is given. */
export type SheetPlace = { hotelId: string; kept: KeptSheet; onClose: () => void };

type SheetDialogProps<Values extends FieldValues> = SheetPlace & {
  title: string;
  form: UseFormReturn<Values>;
  /** The sheet with what was typed. */
  apply: (sheet: HotelSheet, values: Values) => HotelSheet;
  children: ReactNode;
};

/** One entry of a sheet being written; when the sheet has changed meanwhile, the entry is put into the newer one. */
export function SheetDialog<Values extends FieldValues>(props: SheetDialogProps<Values>) {
  const { hotelId, kept, onClose, title, form, apply, children } = props;
  const formId = useId();
  const [failure, setFailure] = useState<string>();
  const { run } = useWrite(saveSheet(hotelId));
  const submit = form.handleSubmit(async (values) => {
    const done = await run({ version: kept.version, sheet: apply(kept.sheet, values) });
    if (done.state !== "done") return setFailure(sheetRefusal(done));
    toast({ text: m.sheet_saved() });
    onClose();
  });
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={title}
      actions={
        <DialogFooter onBack={onClose} type="submit" form={formId} isBusy={form.formState.isSubmitting}>
          {m.sheet_save()}
        </DialogFooter>
      }
    >
      <form id={formId} className="work stack" noValidate onSubmit={(event) => void submit(event)}>
        {failure && <Notice tone="bad">{failure}</Notice>}
        {children}
      </form>
    </Dialog>
  );
}
