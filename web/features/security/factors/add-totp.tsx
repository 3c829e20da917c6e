import { useEffect, useRef, useState } from "react";
import { m } from "#messages/messages.js";
import styles from "#web/features/security/security.module.css";
import { authClient } from "#web/session/auth-client.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import fieldStyles from "#web/ui/field.module.css";
import { Notice } from "#web/ui/notice.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { useAttempt } from "../use-attempt.ts";
import { CodeForm } from "./code-form.tsx";
import { dropUnfinished } from "./drop-unfinished.ts";

type Enrolment = { id: string; qrCode: string; secret: string };
type AddTotpProps = { name: string; onClose: () => void; onAdded: () => void };

/** Ties an authenticator app to the account: scan or type the secret, then prove it with a code. */
export function AddTotp({ name, onClose, onAdded }: AddTotpProps) {
  const { attempt, failure, isBusy } = useAttempt();
  const [enrolment, setEnrolment] = useState<Enrolment>();
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    void attempt(() => enrol(name)).then((data) => {
      if (data) setEnrolment({ id: data.id, qrCode: data.totp.qr_code, secret: data.totp.secret });
    });
  }, [attempt, name]);

  const close = () => {
    void dropUnfinished("totp");
    onClose();
  };
  const prove = async (code: string) => {
    if (!enrolment) return;
    const factorId = enrolment.id;
    if (await attempt(() => authClient().mfa.challengeAndVerify({ factorId, code }))) onAdded();
  };
  return (
    <Dialog isOpen onOpenChange={close} title={m.security_totp_title()}>
      {!enrolment && (failure ? <Notice tone="bad">{failure}</Notice> : <Skeleton shape="block" />)}
      {enrolment && (
        <>
          <p>{m.security_totp_scan()}</p>
          <div className={styles.securityQr}>
            <img src={enrolment.qrCode} alt={m.security_totp_qr()} width={176} height={176} />
            <div>
              <p className={fieldStyles.fieldLabel} data-slot="field-label">
                {m.security_totp_secret()}
              </p>
              <code className={styles.securitySecret}>{enrolment.secret.match(/.{1,4}/g)?.join(" ")}</code>
            </div>
          </div>
          <CodeForm
            label={m.account_factor_totp()}
            isBusy={isBusy}
            failure={failure}
            onCode={(code) => void prove(code)}
          />
        </>
      )}
    </Dialog>
  );
}

async function enrol(friendlyName: string) {
  await dropUnfinished("totp");
  return authClient().mfa.enroll({ factorType: "totp", friendlyName });
}
