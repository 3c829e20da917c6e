import type { FormEvent } from "react";
import { m } from "#messages/messages.js";
import styles from "#web/features/accounts/accounts.module.css";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import type { Way } from "./ways.ts";

type CodeFormProps = {
  kind: Exclude<Way["kind"], "webauthn">;
  isBusy: boolean;
  onCode: (code: string) => void;
};

/** A code typed in: six digits, or one of the codes on paper. */
export function CodeForm({ kind, isBusy, onCode }: CodeFormProps) {
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onCode(String(new FormData(event.currentTarget).get("code")).trim());
  };
  return (
    <form className={styles.accountForm} onSubmit={onSubmit}>
      {kind === "recovery_code" ? (
        <TextField
          name="code"
          label={m.account_factor_recovery()}
          hint={m.account_factor_recovery_hint()}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          required
        />
      ) : (
        <TextField
          name="code"
          label={kind === "phone" ? m.account_factor_phone() : m.account_factor_totp()}
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="[0-9]{6}"
          maxLength={6}
          required
        />
      )}
      <Button type="submit" isBusy={isBusy}>
        {m.account_factor_action()}
      </Button>
    </form>
  );
}
