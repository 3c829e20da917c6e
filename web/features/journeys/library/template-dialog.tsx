import { type FormEvent, useId } from "react";
import type { Journey } from "#domain/journeys/journeys.ts";
import { inLanguage } from "#domain/localized.ts";
import { m } from "#messages/messages.js";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { DialogFooter } from "#web/ui/dialog-footer.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { toast } from "#web/ui/toast/toast.ts";
import { keepTemplate } from "./library.ts";

/** Keeps a journey as a template under a name. */
export function TemplateDialog({ journey, onClose }: { journey: Journey; onClose: () => void }) {
  const formId = useId();
  const { run: keep, isBusy, hasFailed } = useWrite(keepTemplate);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get("name")).trim();
    if (name === "") return;
    const kept = await keep({ id: journey.id, name });
    if (kept.state !== "done") return;
    toast({ text: m.journeys_kept() });
    onClose();
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={m.journeys_keep_template()}
      actions={
        <DialogFooter onBack={onClose} type="submit" form={formId} isBusy={isBusy}>
          {m.journeys_keep()}
        </DialogFooter>
      }
    >
      <form id={formId} className="work stack" onSubmit={(event) => void submit(event)}>
        {hasFailed && <Notice tone="bad">{m.journeys_not_sent()}</Notice>}
        <p>{m.journeys_keep_template_text()}</p>
        <TextField
          name="name"
          label={m.journeys_template_name()}
          defaultValue={inLanguage(journey.head.title, journey.head.language)}
          maxLength={160}
          required
        />
      </form>
    </Dialog>
  );
}
