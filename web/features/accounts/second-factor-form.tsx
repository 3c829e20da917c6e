import type { Factor } from "@supabase/auth-js";
import { type FormEvent, useState } from "react";
import { m } from "#messages/messages.js";
import { authClient } from "#web/session/auth-client.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { accountError } from "./account-error.ts";

type Failure = { code?: string | undefined; status?: number | undefined; name?: string };

/** The second factor of a person who has one: a code from the app, the phone or paper, or a security key. */
export function SecondFactorForm({ factors, onCancel }: { factors: Factor[]; onCancel: () => void }) {
  const [at, setAt] = useState(0);
  const [failure, setFailure] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const [challengeId, setChallengeId] = useState<string>();
  // Codes from paper are for the day nothing else is at hand.
  const ordered = factors.toSorted((a, b) => Number(isPaper(a)) - Number(isPaper(b)));
  const factor = ordered[at];
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
    attempt(() => {
      const { mfa } = authClient();
      if (isPaper(factor)) return mfa.recoveryCodes.verify({ code });
      if (challengeId) return mfa.verify({ factorId: factor.id, challengeId, code });
      return mfa.challengeAndVerify({ factorId: factor.id, code });
    });
  const next = () => {
    setFailure(undefined);
    setChallengeId(undefined);
    setAt((at + 1) % ordered.length);
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
        <CodeForm key={factor.id} factor={factor} isBusy={isBusy} onCode={(code) => void verifyCode(code)} />
      )}
      {ordered.length > 1 && (
        <Button look="quiet" onClick={next}>
          {m.account_factor_other()}
        </Button>
      )}
      <Button look="quiet" onClick={onCancel}>
        {m.account_sign_out()}
      </Button>
    </div>
  );
}

type CodeFormProps = { factor: Factor; isBusy: boolean; onCode: (code: string) => void };

function CodeForm({ factor, isBusy, onCode }: CodeFormProps) {
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onCode(String(new FormData(event.currentTarget).get("code")).trim());
  };
  const digits = {
    inputMode: "numeric",
    autoComplete: "one-time-code",
    pattern: "[0-9]{6}",
    maxLength: 6,
  } as const;
  return (
    <form className="account-form" onSubmit={onSubmit}>
      {isPaper(factor) ? (
        <TextField name="code" label={m.account_factor_paper()} autoComplete="off" maxLength={40} required />
      ) : (
        <TextField
          name="code"
          label={factor.factor_type === "phone" ? m.account_factor_phone() : m.account_factor_totp()}
          {...digits}
          required
        />
      )}
      <Button type="submit" isBusy={isBusy}>
        {m.account_factor_action()}
      </Button>
    </form>
  );
}

function isPaper({ factor_type }: Factor): boolean {
  return factor_type === "recovery_code";
}
