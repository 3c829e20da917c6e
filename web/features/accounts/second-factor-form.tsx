import type { Factor } from "@supabase/auth-js";
import { type FormEvent, useState } from "react";
import { m } from "#messages/messages.js";
import { authClient } from "#web/session/auth-client.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { accountError } from "./account-error.ts";

type Failure = { code?: string | undefined; status?: number | undefined; name?: string };

/** The second factor of a person who has one: a code from the app or the phone, or a security key. */
export function SecondFactorForm({ factors, onCancel }: { factors: Factor[]; onCancel: () => void }) {
  const [at, setAt] = useState(0);
  const [failure, setFailure] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const [challengeId, setChallengeId] = useState<string>();
  const factor = factors[at];
  if (!factor) return null;

  const attempt = async (work: () => Promise<{ error: Failure | null }>) => {
    setIsBusy(true);
    setFailure(undefined);
    const { error } = await work();
    if (error) setFailure(accountError(error));
    setIsBusy(false);
  };
  const touchKey = () => attempt(() => authClient().mfa.webauthn.authenticate({ factorId: factor.id }));
  const sendText = () =>
    attempt(async () => {
      const { data, error } = await authClient().mfa.challenge({ factorId: factor.id });
      setChallengeId(data?.id);
      return { error };
    });
  const verifyCode = (code: string) =>
    attempt(() =>
      challengeId
        ? authClient().mfa.verify({ factorId: factor.id, challengeId, code })
        : authClient().mfa.challengeAndVerify({ factorId: factor.id, code }),
    );
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void verifyCode(String(new FormData(event.currentTarget).get("code")).trim());
  };

  return (
    <div className="account-form">
      <h2 className="d4">{m.account_factor_title()}</h2>
      {failure && <Notice tone="bad">{failure}</Notice>}
      {factor.factor_type === "webauthn" ? (
        <Button isBusy={isBusy} onClick={() => void touchKey()}>
          {m.account_factor_key()}
        </Button>
      ) : factor.factor_type === "phone" && !challengeId ? (
        <Button isBusy={isBusy} onClick={() => void sendText()}>
          {m.account_factor_phone()}
        </Button>
      ) : (
        <form className="account-form" onSubmit={onSubmit}>
          <TextField
            name="code"
            label={factor.factor_type === "phone" ? m.account_factor_phone() : m.account_factor_totp()}
            inputMode="numeric"
            autoComplete="one-time-code"
            pattern="[0-9]{6}"
            maxLength={6}
            required
          />
          <Button type="submit" isBusy={isBusy}>
            {m.account_factor_action()}
          </Button>
        </form>
      )}
      {factors.length > 1 && (
        <Button look="quiet" onClick={() => setAt((at + 1) % factors.length)}>
          {m.account_factor_other()}
        </Button>
      )}
      <Button look="quiet" onClick={onCancel}>
        {m.account_sign_out()}
      </Button>
    </div>
  );
}
