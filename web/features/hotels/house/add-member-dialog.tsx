import { useId, useState } from "react";
import { useForm } from "react-hook-form";
import { type HotelPart, hotelParts } from "#domain/hotels/members.ts";
import { Email, type Language } from "#domain/text.ts";
import { m } from "#messages/messages.js";
import { getLocale } from "#messages/runtime.js";
import { partName } from "#web/portal/house/who-may.ts";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { DialogFooter } from "#web/ui/dialog-footer.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { toast } from "#web/ui/toast/toast.ts";
import { memberRefusal } from "./member-refusal.ts";
import { addMember } from "./members.ts";

type Values = { email: string; part: HotelPart; language: Language };

/** Brings somebody to a hotel: their address, their part, and the language of the mail. */
export function AddMemberDialog({ hotelId, onClose }: { hotelId: string; onClose: () => void }) {
  const formId = useId();
  const [failure, setFailure] = useState<string>();
  const { run } = useWrite(addMember(hotelId));
  const { register, handleSubmit, formState } = useForm<Values>({
    mode: "onTouched",
    defaultValues: { email: "", part: "editor", language: getLocale() },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (values) => {
    const email = values.email.trim();
    const done = await run({ ...values, email });
    if (done.state !== "done") return setFailure(memberRefusal(done));
    toast({ text: done.value.state === "member" ? m.house_joined({ email }) : m.house_mailed({ email }) });
    onClose();
  });
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={m.house_invite()}
      actions={
        <DialogFooter onBack={onClose} type="submit" form={formId} isBusy={isSubmitting}>
          {m.invites_send()}
        </DialogFooter>
      }
    >
      <form id={formId} className="work stack" noValidate onSubmit={(event) => void submit(event)}>
        {failure && <Notice tone="bad">{failure}</Notice>}
        <TextField
          {...register("email", {
            required: m.account_required(),
            validate: (value) => Email.safeParse(value).success || m.account_email_invalid(),
          })}
          label={m.account_email()}
          error={errors.email?.message}
          type="email"
          autoComplete="off"
        />
        <SelectField
          {...register("part")}
          label={m.house_part()}
          options={hotelParts.map((value) => ({ value, label: partName(value) }))}
        />
        <SelectField
          {...register("language")}
          label={m.invites_language()}
          options={[
            { value: "pt", label: "Português" },
            { value: "en", label: "English" },
          ]}
        />
      </form>
    </Dialog>
  );
}
