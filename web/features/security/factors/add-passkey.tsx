import { type FormEvent, useState } from "react";
import { m } from "#messages/messages.js";
import styles from "#web/features/security/security.module.css";
import { authClient } from "#web/session/auth-client.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { useAttempt } from "../use-attempt.ts";
import { dropUnfinished } from "./drop-unfinished.ts";

/** Whether the device itself keeps the key, or something beside it. */
type Place = "platform" | "cross-platform";
type AddPasskeyProps = { suggestedName: string; onClose: () => void; onAdded: () => void };

/** Has the device or a security key make a passkey, under a name the person knows it by. */
export function AddPasskey({ suggestedName, onClose, onAdded }: AddPasskeyProps) {
  const { attempt, failure, isBusy } = useAttempt();
  const [name, setName] = useState(suggestedName);
  const make = async (place: Place) => {
    const friendlyName = name.trim() || suggestedName;
    if (await attempt(() => register({ friendlyName, place }))) onAdded();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void make("platform");
  };
  return (
    <Dialog isOpen onOpenChange={onClose} title={m.security_passkey_title()}>
      <form className={styles.securityForm} onSubmit={submit}>
        <p>{m.security_passkey_text()}</p>
        <TextField
          label={m.security_factor_name()}
          value={name}
          onChange={(event) => setName(event.target.value)}
          maxLength={60}
        />
        {failure && <Notice tone="bad">{failure}</Notice>}
        <div className={styles.securityActions}>
          <Button type="submit" size="work" isBusy={isBusy}>
            {m.security_passkey_here()}
          </Button>
          <Button look="outline" size="work" isBusy={isBusy} onClick={() => void make("cross-platform")}>
            {m.security_passkey_key()}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

async function register({ friendlyName, place }: { friendlyName: string; place: Place }) {
  const hints = place === "platform" ? (["client-device"] as const) : (["security-key", "hybrid"] as const);
  await dropUnfinished("webauthn");
  return authClient().mfa.webauthn.register(
    { friendlyName },
    { hints: [...hints], authenticatorSelection: { authenticatorAttachment: place } },
  );
}
