import { useState } from "react";
import { useForm } from "react-hook-form";
import { Link } from "react-router";
import { m } from "#messages/messages.js";
import { authClient } from "#web/session/auth-client.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { accountError } from "./account-error.ts";
import { fieldRules } from "./field-rules.ts";
import { PasswordField } from "./password-field.tsx";

type Values = { email: string; password: string };

type SignInFormProps = {
  /** The account is not active. */
  isRefused: boolean;
  /** The code of what went wrong elsewhere: at a provider, or behind a mailed link. */
  refusal: string | null;
};

/** E-mail and password; what follows a success is the session's matter. */
export function SignInForm({ isRefused, refusal }: SignInFormProps) {
  const { register, handleSubmit, formState } = useForm<Values>({ mode: "onTouched" });
  const [failure, setFailure] = useState<string>();
  const submit = handleSubmit(async (values) => {
    setFailure(undefined);
    const { error } = await authClient().signInWithPassword(values);
    if (error) setFailure(accountError(error));
  });
  const shown = failure ?? (refusal ? accountError({ code: refusal }) : undefined);
  const { errors, isSubmitting } = formState;
  return (
    <form className="account-form" method="post" noValidate onSubmit={(event) => void submit(event)}>
      {shown && <Notice tone="bad">{shown}</Notice>}
      {isRefused && !shown && <Notice tone="warn">{m.account_pending()}</Notice>}
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
      <p className="account-aside">
        <Link className="text-link" to="/auth/reset-password">
          {m.account_forgot()}
        </Link>
      </p>
      <Button type="submit" isBusy={isSubmitting}>
        {m.account_sign_in_action()}
      </Button>
    </form>
  );
}
