import { useId, useState } from "react";
import { useForm } from "react-hook-form";
import { type Role, roles } from "#domain/accounts/roles.ts";
import type { SentInvite } from "#domain/invites/invites.ts";
import { Email, type Language } from "#domain/text.ts";
import { m } from "#messages/messages.js";
import { roleName } from "#web/locale/role-name.ts";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { DialogFooter } from "#web/ui/dialog-footer.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { inviteOne } from "./invites.ts";
import { refusalText } from "./refusal-text.ts";

type Values = { email: string; fullName: string; role: Role; language: Language };
type InviteDialogProps = { onClose: () => void; onSent: (sent: SentInvite) => void };

/** Invites one person: address, name if known, role, and the language of the mail. */
export function InviteDialog({ onClose, onSent }: InviteDialogProps) {
  const formId = useId();
  const [failure, setFailure] = useState<string>();
  const { run: invite } = useWrite(inviteOne);
  const { register, handleSubmit, formState } = useForm<Values>({
    mode: "onTouched",
    defaultValues: { email: "", fullName: "", role: "advisor", language: "pt" },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (values) => {
    setFailure(undefined);
    const sent = await invite({ ...values, email: values.email.trim(), fullName: values.fullName.trim() });
    if (sent.state === "done") onSent(sent.value);
    else setFailure(refusalText(sent));
  });
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={m.invites_new()}
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
        <TextField
          {...register("fullName")}
          label={m.account_full_name()}
          isOptional
          autoComplete="off"
          maxLength={120}
        />
        <SelectField
          {...register("role")}
          label={m.people_role()}
          hint={m.invites_no_admin()}
          options={roles
            .filter((value) => value !== "admin")
            .map((value) => ({ value, label: roleName(value) }))}
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
