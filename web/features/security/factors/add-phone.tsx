import { type FormEvent, useState } from "react";
import { formatPhone, readPhone } from "#domain/profile/phone.ts";
import { m } from "#messages/messages.js";
import styles from "#web/features/security/security.module.css";
import { authClient } from "#web/session/auth-client.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { useAttempt } from "../use-attempt.ts";
import { CodeForm } from "./code-form.tsx";

type Sent = { factorId: string; challengeId: string; phone: string };
type AddPhoneProps = { onClose: () => void; onAdded: () => void };

/** Sends a code to a telephone and takes it back: from then on the telephone is a second factor. */
export function AddPhone({ onClose, onAdded }: AddPhoneProps) {
  const { attempt, failure, isBusy } = useAttempt();
  const [sent, setSent] = useState<Sent>();
  const [isWrong, setIsWrong] = useState(false);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const phone = readPhone(String(new FormData(event.currentTarget).get("phone")));
    setIsWrong(!phone);
    if (!phone) return;
    const factor = await attempt(() =>
      authClient().mfa.enroll({ factorType: "phone", phone, friendlyName: formatPhone(phone) }),
    );
    if (!factor) return;
    const challenge = await attempt(() =>
      authClient().mfa.challenge({ factorId: factor.id, channel: "sms" }),
    );
    if (challenge) setSent({ factorId: factor.id, challengeId: challenge.id, phone });
  };
  const prove = async (code: string) => {
    if (!sent) return;
    const { factorId, challengeId } = sent;
    if (await attempt(() => authClient().mfa.verify({ factorId, challengeId, code }))) onAdded();
  };
  return (
    <Dialog isOpen onOpenChange={onClose} title={m.security_phone_title()}>
      {sent ? (
        <div className={styles.securityForm}>
          <p>{m.security_phone_sent({ phone: formatPhone(sent.phone) })}</p>
          <CodeForm
            label={m.account_factor_phone()}
            isBusy={isBusy}
            failure={failure}
            onCode={(code) => void prove(code)}
          />
        </div>
      ) : (
        <form className={styles.securityForm} noValidate onSubmit={(event) => void send(event)}>
          <p>{m.security_phone_text()}</p>
          <TextField
            name="phone"
            type="tel"
            autoComplete="tel"
            label={m.profile_phone()}
            error={isWrong ? m.profile_phone_invalid() : undefined}
          />
          {failure && <Notice tone="bad">{failure}</Notice>}
          <Button type="submit" size="work" isBusy={isBusy}>
            {m.security_phone_send()}
          </Button>
        </form>
      )}
    </Dialog>
  );
}
