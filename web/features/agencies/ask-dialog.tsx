import { useId, useState } from "react";
import { useForm } from "react-hook-form";
import { Email } from "#domain/text.ts";
import { m } from "#messages/messages.js";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { DialogFooter } from "#web/ui/dialog-footer.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { toast } from "#web/ui/toast/toast.ts";
import { askColleague } from "./agencies.ts";
import { readPercent } from "./percent.ts";
import { agencyRefusal } from "./refusals.ts";

type Values = { email: string; keeps: string };

/** Asks somebody to sell in the agency: their address, and what they keep. */
export function AskDialog({ onClose }: { onClose: () => void }) {
  const formId = useId();
  const [failure, setFailure] = useState<string>();
  const { run } = useWrite(askColleague);
  const { register, handleSubmit, formState } = useForm<Values>({
    mode: "onTouched",
    defaultValues: { email: "", keeps: "70" },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async ({ email, keeps }) => {
    const done = await run({ email: email.trim(), points: readPercent(keeps)! });
    if (done.state !== "done") return setFailure(agencyRefusal(done));
    toast({ text: m.agencies_asked_done() });
    onClose();
  });
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={m.agencies_ask()}
      actions={
        <DialogFooter onBack={onClose} type="submit" form={formId} isBusy={isSubmitting}>
          {m.invites_send()}
        </DialogFooter>
      }
    >
      <form id={formId} className="work stack" noValidate onSubmit={(event) => void submit(event)}>
        {failure && <Notice tone="bad">{failure}</Notice>}
        <p>{m.agencies_ask_text()}</p>
        <TextField
          {...register("email", {
            required: m.account_required(),
            validate: (value) => Email.safeParse(value.trim()).success || m.account_email_invalid(),
          })}
          label={m.agencies_ask_email()}
          error={errors.email?.message}
          type="email"
          autoComplete="off"
        />
        <TextField
          {...register("keeps", {
            validate: (value) => readPercent(value) !== undefined || m.agencies_error_percent(),
          })}
          label={`${m.agencies_keeps()} (%)`}
          hint={m.agencies_keeps_hint()}
          error={errors.keeps?.message}
          inputMode="decimal"
        />
      </form>
    </Dialog>
  );
}
