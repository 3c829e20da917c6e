import { useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { TERMS_VERSION } from "#domain/privacy/terms-version.ts";
import { m } from "#messages/messages.js";
import { getLocale } from "#messages/runtime.js";
import { authClient } from "#web/session/auth-client.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { accountError } from "./account-error.ts";
import { type AccountType, AccountTypeField } from "./account-type-field.tsx";
import styles from "./accounts.module.css";
import { fieldRules } from "./field-rules.ts";
import { NewPasswordFields } from "./new-password-fields.tsx";

type Values = { selectedRole: AccountType; fullName: string; email: string; password: string };

/** Asks for an account (spec §7); the default type is the advisor's (spec §3). */
export function SignUpForm({ onRequested }: { onRequested: (email: string) => void }) {
  const form = useForm<Values>({ mode: "onTouched", defaultValues: { selectedRole: "advisor" } });
  const { register, handleSubmit, formState } = form;
  const [failure, setFailure] = useState<string>();
  const submit = handleSubmit(async ({ email, password, fullName, selectedRole }) => {
    setFailure(undefined);
    const language = getLocale() === "en" ? "en" : "pt-BR";
    const { error } = await authClient().signUp({
      email,
      password,
      options: {
        emailRedirectTo: window.location.origin,
        data: {
          ...{ full_name: fullName.trim(), selected_role: selectedRole, preferred_language: language },
          accepted_terms: TERMS_VERSION,
        },
      },
    });
    if (error) setFailure(accountError(error));
    else onRequested(email);
  });
  const { errors, isSubmitting } = formState;
  return (
    <form className={styles.accountForm} method="post" noValidate onSubmit={(event) => void submit(event)}>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <AccountTypeField field={register("selectedRole")} />
      <TextField
        {...register("fullName", fieldRules.name())}
        label={m.account_full_name()}
        error={errors.fullName?.message}
        autoComplete="name"
        maxLength={120}
      />
      <TextField
        {...register("email", fieldRules.email())}
        label={m.account_email()}
        error={errors.email?.message}
        type="email"
        autoComplete="email"
      />
      <FormProvider {...form}>
        <NewPasswordFields label={m.account_password()} />
      </FormProvider>
      <Button type="submit" isBusy={isSubmitting}>
        {m.account_create_action()}
      </Button>
      <p className={styles.accountAside}>
        {m.account_create_note()} {m.account_terms_note()}
      </p>
    </form>
  );
}
