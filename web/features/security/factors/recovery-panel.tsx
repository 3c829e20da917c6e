import { useState } from "react";
import { m } from "#messages/messages.js";
import styles from "#web/features/security/security.module.css";
import { authClient } from "#web/session/auth-client.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { useAttempt } from "../use-attempt.ts";
import { useRefreshWaysIn, type WaysIn } from "../ways-in.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";

/** The codes for the day every device is lost: how many are left, and a new set. */
export function RecoveryPanel({ recovery, hasFactor }: { recovery: WaysIn["recovery"]; hasFactor: boolean }) {
  const { attempt, failure, isBusy } = useAttempt();
  const refreshWaysIn = useRefreshWaysIn();
  const [codes, setCodes] = useState<string[]>();
  const make = async () => {
    const { recoveryCodes } = authClient().mfa;
    const made = await attempt(() => (recovery ? recoveryCodes.regenerate() : recoveryCodes.generate()));
    if (made) setCodes(made.codes);
  };
  return (
    <div className={styles.securityPart}>
      <h3>{m.security_recovery()}</h3>
      <p className="note">
        {!hasFactor && m.security_recovery_needs_factor()}
        {hasFactor && !recovery && m.security_recovery_none()}
        {recovery && m.security_recovery_left({ remaining: recovery.remaining, total: recovery.total })}
      </p>
      {failure && <Notice tone="bad">{failure}</Notice>}
      {hasFactor && (
        <div className={styles.securityActions}>
          <Button look="outline" size="small" isBusy={isBusy} onClick={() => void make()}>
            {recovery ? m.security_recovery_again() : m.security_recovery_make()}
          </Button>
        </div>
      )}
      {codes && (
        <RecoveryCodes
          codes={codes}
          onClose={() => {
            setCodes(undefined);
            void refreshWaysIn();
          }}
        />
      )}
    </div>
  );
}
