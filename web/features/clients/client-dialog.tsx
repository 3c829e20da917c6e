import { useId, useState } from "react";
import { type FieldErrors, type UseFormRegister, useForm } from "react-hook-form";
import type { Client } from "#domain/clients/clients.ts";
import { Email } from "#domain/text.ts";
import { m } from "#messages/messages.js";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { DialogFooter } from "#web/ui/dialog-footer.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { type ClientValues, clientContent, clientValues } from "./client-values.ts";
import styles from "./clients.module.css";
import { saveClient } from "./clients.ts";

type ClientDialogProps = {
  client: Client | null;
  onClose: () => void;
  onSaved: (client: Client) => void;
};

/** What is written down of a client, new or known. */
export function ClientDialog({ client, onClose, onSaved }: ClientDialogProps) {
  const formId = useId();
  const [failure, setFailure] = useState<string>();
  const { run: save } = useWrite(saveClient);
  const { register, handleSubmit, formState } = useForm<ClientValues>({
    mode: "onTouched",
    defaultValues: clientValues(client),
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (values) => {
    setFailure(undefined);
    const saved = await save({ client, content: clientContent(values) });
    if (saved.state === "done") return onSaved(saved.value);
    setFailure(saved.state === "conflict" ? m.clients_stale() : m.clients_not_sent());
  });
  return (
    <Dialog
      isOpen
      isWide
      onOpenChange={onClose}
      title={client ? m.clients_edit() : m.clients_new()}
      actions={
        <DialogFooter onBack={onClose} type="submit" form={formId} isBusy={isSubmitting}>
          {m.clients_save()}
        </DialogFooter>
      }
    >
      <form id={formId} className="work stack" noValidate onSubmit={(event) => void submit(event)}>
        {failure && <Notice tone="bad">{failure}</Notice>}
        <ClientFields register={register} errors={errors} />
      </form>
    </Dialog>
  );
}

type ClientFieldsProps = { register: UseFormRegister<ClientValues>; errors: FieldErrors<ClientValues> };

function ClientFields({ register, errors }: ClientFieldsProps) {
  return (
    <>
      <div className={styles.fields}>
        <TextField
          {...register("fullName", { validate: (value) => value.trim() !== "" || m.account_required() })}
          label={m.clients_name()}
          error={errors.fullName?.message}
          autoComplete="off"
          maxLength={120}
        />
        <TextField {...register("household")} label={m.clients_household()} maxLength={120} isOptional />
        <TextField
          {...register("email", {
            validate: (value) =>
              value.trim() === "" || Email.safeParse(value).success || m.account_email_invalid(),
          })}
          label={m.clients_email()}
          error={errors.email?.message}
          type="email"
          autoComplete="off"
          isOptional
        />
        <TextField
          {...register("phone")}
          label={m.clients_phone()}
          type="tel"
          autoComplete="off"
          maxLength={40}
          isOptional
        />
        <TextField {...register("birthday")} label={m.clients_birthday()} type="date" isOptional />
        <SelectField
          {...register("language")}
          label={m.clients_language()}
          options={[
            { value: "pt", label: m.clients_language_pt() },
            { value: "en", label: m.clients_language_en() },
          ]}
        />
      </div>
      <TextAreaField
        {...register("preferences")}
        label={m.clients_preferences()}
        hint={m.clients_preferences_hint()}
        maxLength={4_000}
        isOptional
      />
      <TextAreaField
        {...register("notes")}
        label={m.clients_notes()}
        hint={m.clients_no_papers()}
        maxLength={4_000}
        isOptional
      />
    </>
  );
}
