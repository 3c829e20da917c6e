import { useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { useNavigate, useRevalidator } from "react-router";
import { homeOf } from "#domain/accounts/homes.ts";
import { m } from "#messages/messages.js";
import { getLocale } from "#messages/runtime.js";
import styles from "#web/features/accounts/accounts.module.css";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { fieldRules } from "../field-rules.ts";
import { NewPasswordFields } from "../new-password-fields.tsx";
import { type Acceptance, acceptInvitation } from "./accept-invitation.ts";

type Values = { fullName: string; password: string; confirmation: string };
type Given = { token: string; email: string; fullName: string };

/** Long enough to read that the account is made. */
const REDIRECT_MS = 1_200;

/** Name and password of an invited person (spec §2, §5); the address is the invitation's. */
export function AcceptForm({ token, email, fullName: known }: Given) {
  const form = useForm<Values>({
    mode: "onTouched",
    defaultValues: { fullName: known, password: "", confirmation: "" },
  });
  const { register, handleSubmit, formState } = form;
  const [result, setResult] = useState<Acceptance>();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const submit = handleSubmit(async ({ fullName, password }) => {
    const language = getLocale() === "en" ? "en" : "pt";
    const acceptance = await acceptInvitation({ token, fullName, password, language });
    setResult(acceptance);
    if (acceptance.outcome === "over") await revalidate();
    if (acceptance.outcome === "in") {
      setTimeout(() => void navigate(homeOf[acceptance.role], { replace: true }), REDIRECT_MS);
    }
  });
  const { errors, isSubmitting } = formState;
  if (result?.outcome === "in") {
    return (
      <div className={styles.accountForm}>
        <Notice tone="ok">{m.invite_created()}</Notice>
      </div>
    );
  }
  if (result?.outcome === "made") {
    return (
      <div className={styles.accountForm}>
        <Notice tone="ok">{m.invite_made()}</Notice>
        <ButtonLink to="/auth">{m.account_sign_in_action()}</ButtonLink>
      </div>
    );
  }
  return (
    <form className={styles.accountForm} method="post" noValidate onSubmit={(event) => void submit(event)}>
      {result && <Notice tone="bad">{failureText(result)}</Notice>}
      <TextField label={m.account_email()} type="email" value={email} readOnly autoComplete="username" />
      <TextField
        {...register("fullName", fieldRules.name())}
        label={m.account_full_name()}
        error={errors.fullName?.message}
        autoComplete="name"
        maxLength={120}
      />
      <FormProvider {...form}>
        <NewPasswordFields label={m.account_password()} isConfirmed />
      </FormProvider>
      <Button type="submit" isBusy={isSubmitting}>
        {m.invite_action()}
      </Button>
      <p className={styles.accountAside}>{m.account_terms_note()}</p>
    </form>
  );
}

function failureText({ outcome }: Acceptance): string {
  if (outcome === "weak") return m.account_error_weak();
  if (outcome === "too_long") return m.account_password_long();
  if (outcome === "rate_limited") return m.account_error_often();
  return outcome === "offline" ? m.account_error_offline() : m.invite_create_failed();
}
