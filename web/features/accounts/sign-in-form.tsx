import { useState } from "react";
import { useForm } from "react-hook-form";
import { Link } from "react-router";
import { m } from "#messages/messages.js";
import { authClient } from "#web/session/auth-client.ts";
import type { Refused } from "#web/session/current-user.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { accountError, type Failure } from "./account-error.ts";
import styles from "./accounts.module.css";
import { fieldRules } from "./field-rules.ts";
import { PasswordField } from "./password-field.tsx";
import { RefusalNotice } from "./refusal-notice.tsx";

type Values = { email: string; password: string };

type SignInFormProps = {
  /** What the account is, if it is not active. */
  refusedAs: Refused | null;
  /** The code of what went wrong elsewhere: at a provider, or behind a mailed link. */
  failedElsewhere: string | null;
};

/** E-mail and password; what follows a success is the session's matter. */
export function SignInForm({ refusedAs, failedElsewhere }: SignInFormProps) {
  const { register, handleSubmit, formState } = useForm<Values>({ mode: "onTouched" });
  const [failure, setFailure] = useState<Failure>();
  const submit = handleSubmit(async (values) => {
    setFailure(undefined);
    const { error } = await authClient().signInWithPassword(values);
    if (error) setFailure(error);
  });
  const problem = failure ?? (failedElsewhere ? { code: failedElsewhere } : undefined);
  const isSuspended = problem?.code === "user_banned";
  const refused = isSuspended ? "suspended" : !problem && refusedAs;
  const { errors, isSubmitting } = formState;
  return (
    <form className={styles.accountForm} method="post" noValidate onSubmit={(event) => void submit(event)}>
      {refused && <RefusalNotice refusedAs={refused} />}
      {problem && !isSuspended && <Notice tone="bad">{accountError(problem)}</Notice>}
      <TextField
        {...register("email", fieldRules.email())}
        label={m.account_email()}
        error={errors.email?.message}
        type="email"
        autoComplete="username"
      />
      <PasswordField
        {...register("password", fieldRules.required())}
        label={m.account_password()}
        error={errors.password?.message}
        autoComplete="current-password"
      />
      <p className={styles.accountAside}>
        <Link className="text-link touch-target" to="/auth/reset-password">
          {m.account_forgot()}
        </Link>
      </p>
      <Button type="submit" isBusy={isSubmitting}>
        {m.account_sign_in_action()}
      </Button>
    </form>
  );
}
