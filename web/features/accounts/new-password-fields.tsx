import { useFormContext } from "react-hook-form";
import { m } from "#messages/messages.js";
import { fieldRules } from "./field-rules.ts";
import { PasswordField } from "./password-field.tsx";

type Passwords = { password: string; confirmation: string };

/** A password somebody chooses in the form around it, long enough and, where asked, typed twice (spec §5). */
export function NewPasswordFields({ label, isConfirmed = false }: { label: string; isConfirmed?: boolean }) {
  const { register, getValues, formState } = useFormContext<Passwords>();
  const { errors } = formState;
  return (
    <>
      <PasswordField
        {...register("password", fieldRules.newPassword())}
        label={label}
        error={errors.password?.message}
        autoComplete="new-password"
      />
      {isConfirmed && (
        <PasswordField
          {...register(
            "confirmation",
            fieldRules.confirmation(() => getValues("password")),
          )}
          label={m.account_confirm_password()}
          error={errors.confirmation?.message}
          autoComplete="new-password"
        />
      )}
    </>
  );
}
