import type { Factor } from "@supabase/auth-js";
import { useState } from "react";
import { m } from "#messages/messages.js";
import styles from "#web/features/accounts/accounts.module.css";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { accountError } from "../account-error.ts";
import { CodeForm } from "./code-form.tsx";
import { sendCode, touchKey, type Verdict, verifyCode, verifyRecoveryCode } from "./verify-way.ts";
import { type Way, waysOf, wayWords } from "./ways.ts";

/** The second factor of a person who has one, by whichever of their ways they choose. */
export function SecondFactorForm({ factors, onCancel }: { factors: Factor[]; onCancel: () => void }) {
  const ways = waysOf(factors);
  const [chosenId, setChosenId] = useState(ways[0]?.id);
  const way = ways.find(({ id }) => id === chosenId);
  return (
    <div className={styles.accountForm}>
      <h2 className="d4">{m.account_factor_title()}</h2>
      {way && <WayStep key={way.id} way={way} />}
      <div className={styles.accountWays}>
        {ways
          .filter(({ id }) => id !== chosenId)
          .map((other) => (
            <Button key={other.id} look="quiet" onClick={() => setChosenId(other.id)}>
              {wayWords(other, ways)}
            </Button>
          ))}
        <Button look="quiet" onClick={onCancel}>
          {m.account_sign_out()}
        </Button>
      </div>
    </div>
  );
}

function WayStep({ way }: { way: Way }) {
  const [failure, setFailure] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const [challengeId, setChallengeId] = useState<string>();
  const factorId = way.id;
  const attempt = async (work: () => Promise<Verdict>) => {
    setIsBusy(true);
    setFailure(undefined);
    const { error } = await work();
    if (error) setFailure(accountError(error));
    setIsBusy(false);
  };
  const send = async () => {
    const { challengeId: sent, error } = await sendCode(factorId);
    setChallengeId(sent);
    return { error };
  };
  const check = (code: string) =>
    attempt(() =>
      way.kind === "recovery_code" ? verifyRecoveryCode(code) : verifyCode({ factorId, challengeId, code }),
    );

  return (
    <>
      {failure && <Notice tone="bad">{failure}</Notice>}
      {way.kind === "webauthn" ? (
        <Button isBusy={isBusy} onClick={() => void attempt(() => touchKey(factorId))}>
          {m.account_factor_key()}
        </Button>
      ) : way.kind === "phone" && !challengeId ? (
        <Button isBusy={isBusy} onClick={() => void attempt(send)}>
          {m.account_factor_send({ phone: way.phone ?? m.account_factor_phone_fallback() })}
        </Button>
      ) : (
        <CodeForm kind={way.kind} isBusy={isBusy} onCode={(code) => void check(code)} />
      )}
    </>
  );
}
