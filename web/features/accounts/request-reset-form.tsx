import { useState } from "react";
import { useForm } from "react-hook-form";
import { m } from "#messages/messages.js";
import { authClient } from "#web/session/auth-client.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { accountError } from "./account-error.ts";
import styles from "./accounts.module.css";
import { fieldRules } from "./field-rules.ts";

/** Has a link mailed; the answer is the same whether or not the address has an account. */
export function RequestResetForm({ failedElsewhere }: { failedElsewhere: string | null }) {
  const { register, handleSubmit, formState } = useForm<{ email: string }>({ mode: "onTouched" });
  const [outcome, setOutcome] = useState<{ tone: "ok" | "bad"; text: string }>();
  const submit = handleSubmit(async ({ email }) => {
    const redirectTo = `${window.location.origin}/auth/reset-password`;
    const { error } = await authClient().resetPasswordForEmail(email, { redirectTo });
    setOutcome(
      error
        ? { tone: "bad", text: accountError(error) }
        : { tone: "ok", text: m.account_reset_sent({ email }) },
    );
  });
  const shown =
    outcome ?? (failedElsewhere && ({ tone: "bad", text: accountError({ code: failedElsewhere }) } as const));
  const isSent = outcome?.tone === "ok";
  return (
    <form className={styles.accountForm} method="post" noValidate onSubmit={(event) => void submit(event)}>
      {!isSent && <p>{m.account_reset_lead()}</p>}
      {shown && <Notice tone={shown.tone}>{shown.text}</Notice>}
      <TextField
        {...register("email", fieldRules.email())}
        label={m.account_email()}
        error={formState.errors.email?.message}
        type="email"
        autoComplete="username"
      />
      <Button type="submit" look={isSent ? "outline" : "primary"} isBusy={formState.isSubmitting}>
        {isSent ? m.account_requested_again() : m.account_reset_action()}
      </Button>
    </form>
  );
}
