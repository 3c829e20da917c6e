import { useState } from "react";
import { useForm } from "react-hook-form";
import { m } from "#messages/messages.js";
import { authClient } from "#web/session/auth-client.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { accountError } from "./account-error.ts";
import { fieldRules } from "./field-rules.ts";
import { PasswordField } from "./password-field.tsx";

type Values = { current: string; password: string; confirmation: string };

/** A new password typed twice; one who is signed in shows the current one first. */
export function NewPasswordForm({ asksCurrent }: { asksCurrent: boolean }) {
  const { register, handleSubmit, formState, getValues, reset } = useForm<Values>({ mode: "onTouched" });
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
    <form className="account-form" method="post" noValidate onSubmit={(event) => void submit(event)}>
      {outcome && <Notice tone={outcome.tone}>{outcome.text}</Notice>}
      {asksCurrent && (
        <PasswordField
          {...register("current", fieldRules.required())}
          label={m.account_current_password()}
          error={errors.current?.message}
          autoComplete="current-password"
        />
      )}
      <PasswordField
        {...register("password", fieldRules.newPassword())}
        label={m.account_new_password()}
        error={errors.password?.message}
        autoComplete="new-password"
      />
      <PasswordField
        {...register(
          "confirmation",
          fieldRules.confirmation(() => getValues("password")),
        )}
        label={m.account_confirm_password()}
        error={errors.confirmation?.message}
        autoComplete="new-password"
      />
      <Button type="submit" isBusy={isSubmitting}>
        {m.account_save_password()}
      </Button>
    </form>
  );
}
