import { type FormEvent, useLayoutEffect, useRef } from "react";
import { m } from "#messages/messages.js";
import styles from "#web/features/security/security.module.css";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { TextField } from "#web/ui/text-field.tsx";

type CodeFormProps = {
  label: string;
  isBusy: boolean;
  failure: string | undefined;
  onCode: (code: string) => void;
};

/** Six digits from an app or a text message. */
export function CodeForm({ label, isBusy, failure, onCode }: CodeFormProps) {
  const field = useRef<HTMLInputElement>(null);
  // It replaces the step before it; the dialog would take the lost focus if it were not here at once.
  useLayoutEffect(() => field.current?.focus(), []);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onCode(String(new FormData(event.currentTarget).get("code")).trim());
  };
  return (
    <form className={styles.securityForm} onSubmit={submit}>
      <TextField
        ref={field}
        name="code"
        label={label}
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="[0-9]{6}"
        maxLength={6}
        required
      />
      {failure && <Notice tone="bad">{failure}</Notice>}
      <Button type="submit" size="work" isBusy={isBusy}>
        {m.account_factor_action()}
      </Button>
    </form>
  );
}
