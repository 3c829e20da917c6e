import { useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { m } from "#messages/messages.js";
import { authClient } from "#web/session/auth-client.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { accountError } from "./account-error.ts";
import styles from "./accounts.module.css";
import { fieldRules } from "./field-rules.ts";
import { NewPasswordFields } from "./new-password-fields.tsx";
import { PasswordField } from "./password-field.tsx";

type Values = { current: string; password: string; confirmation: string };

/** A new password typed twice; one who is signed in shows the current one first. */
export function NewPasswordForm({ asksCurrent }: { asksCurrent: boolean }) {
  const form = useForm<Values>({ mode: "onTouched" });
  const { register, handleSubmit, formState, reset } = form;
  const [outcome, setOutcome] = useState<{ tone: "ok" | "bad"; text: string }>();
  const submit = handleSubmit(async ({ current, password }) => {
    const { error } = await authClient().updateUser({
      password,
      ...(asksCurrent ? { current_password: current } : {}),
    });
    if (error) return setOutcome({ tone: "bad", text: accountError(error) });
    reset();
    setOutcome({ tone: "ok", text: m.account_password_saved() });
  });
  const { errors, isSubmitting } = formState;
  return (
    <form className={styles.accountForm} method="post" noValidate onSubmit={(event) => void submit(event)}>
      {outcome && <Notice tone={outcome.tone}>{outcome.text}</Notice>}
      {asksCurrent && (
        <PasswordField
          {...register("current", fieldRules.required())}
          label={m.account_current_password()}
          error={errors.current?.message}
          autoComplete="current-password"
        />
      )}
      <FormProvider {...form}>
        <NewPasswordFields label={m.account_new_password()} isConfirmed />
      </FormProvider>
      <Button type="submit" isBusy={isSubmitting}>
        {m.account_save_password()}
      </Button>
    </form>
  );
}
