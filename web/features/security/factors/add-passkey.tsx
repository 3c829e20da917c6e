import { type FormEvent, useState } from "react";
import { m } from "#messages/messages.js";
import { authClient } from "#web/session/auth-client.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { useAttempt } from "../use-attempt.ts";

type AddPasskeyProps = { suggestedName: string; onClose: () => void; onAdded: () => void };

/** Has the device or a security key make a passkey, under a name the person knows it by. */
export function AddPasskey({ suggestedName, onClose, onAdded }: AddPasskeyProps) {
  const { attempt, failure, isBusy } = useAttempt();
  const [name, setName] = useState(suggestedName);
  const make = async (event: FormEvent) => {
    event.preventDefault();
    const friendlyName = name.trim() || suggestedName;
    if (await attempt(() => register(friendlyName))) onAdded();
  };
  return (
    <Dialog isOpen onOpenChange={onClose} title={m.security_passkey_title()}>
      <form className="security-form" onSubmit={(event) => void make(event)}>
        <p>{m.security_passkey_text()}</p>
        <TextField
          label={m.security_factor_name()}
          value={name}
          onChange={(event) => setName(event.target.value)}
          maxLength={60}
        />
        {failure && <Notice tone="bad">{failure}</Notice>}
        <Button type="submit" size="work" isBusy={isBusy}>
          {m.security_passkey_make()}
        </Button>
      </form>
    </Dialog>
  );
}

/** A ceremony that was not finished leaves a factor that counts for nothing; it is taken away again. */
async function register(friendlyName: string) {
  const { mfa } = authClient();
  const result = await mfa.webauthn.register({ friendlyName });
  if (result.error) {
    const { data } = await mfa.listFactors();
    const left = data?.all.filter(
      ({ factor_type, status }) => factor_type === "webauthn" && status === "unverified",
    );
    for (const { id } of left ?? []) await mfa.unenroll({ factorId: id });
  }
  return result;
}
