import { type FormEvent, useState } from "react";
import { m } from "#messages/messages.js";
import { authClient } from "#web/session/auth-client.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { accountError, codeError } from "./account-error.ts";
import styles from "./accounts.module.css";

/** The calm end of a sign-up: what was sent where, the code of that mail, and what happens next. */
export function RequestedAccount({ email, onBack }: { email: string; onBack: () => void }) {
  const [outcome, setOutcome] = useState<{ tone: "ok" | "bad"; text: string }>();
  const [isBusy, setIsBusy] = useState(false);
  const sendAgain = async () => {
    setIsBusy(true);
    const options = { emailRedirectTo: window.location.origin };
    const { error } = await authClient().resend({ type: "signup", email, options });
    setOutcome(
      error ? { tone: "bad", text: accountError(error) } : { tone: "ok", text: m.account_requested_sent() },
    );
    setIsBusy(false);
  };
  const confirm = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const token = String(new FormData(event.currentTarget).get("code")).trim();
    setIsBusy(true);
    const { error } = await authClient().verifyOtp({ type: "signup", email, token });
    if (error) setOutcome({ tone: "bad", text: codeError(error) });
    setIsBusy(false);
  };
  return (
    <section className={styles.accountForm} aria-live="polite">
      <h2 className="d4">{m.account_requested_title()}</h2>
      <p>{m.account_requested_text({ email })}</p>
      {outcome && <Notice tone={outcome.tone}>{outcome.text}</Notice>}
      <form className={styles.accountForm} onSubmit={(event) => void confirm(event)}>
        <TextField
          name="code"
          label={m.account_requested_code()}
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="[0-9]{6}"
          maxLength={6}
          required
        />
        <Button type="submit" isBusy={isBusy}>
          {m.account_requested_confirm()}
        </Button>
      </form>
      <Button look="outline" isBusy={isBusy} onClick={() => void sendAgain()}>
        {m.account_requested_again()}
      </Button>
      <Button look="quiet" onClick={onBack}>
        {m.account_requested_back()}
      </Button>
    </section>
  );
}
