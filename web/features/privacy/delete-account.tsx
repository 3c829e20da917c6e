import type { User } from "@supabase/auth-js";
import { type FormEvent, useState } from "react";
import { m } from "#messages/messages.js";
import { authClient } from "#web/session/auth-client.ts";
import { useCurrentUser } from "#web/session/current-user.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import styles from "./privacy.module.css";
import { requestDeletion } from "./request-deletion.ts";

type Way = "password" | "app" | "mail";

/** Ends the account after asking once, in words, with a proof: the password, the authenticator app, or a mailed code. */
export function DeleteAccount({ email, onClose }: { email: string; onClose: () => void }) {
  const { user } = useCurrentUser();
  const app = verifiedApp(user);
  const ways = waysOf(user);
  const [way, setWay] = useState<Way>(ways[0]!);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const proof = String(new FormData(event.currentTarget).get("proof"));
    setIsBusy(true);
    const words = await requestDeletion({ way, proof, appId: app?.id });
    setIsBusy(false);
    if (words) return setFailure(words);
    // The session is gone on the server; here it is forgotten, and the portal's door leads out.
    await authClient().signOut({ scope: "local" });
  };
  const choose = (next: Way) => {
    setFailure(undefined);
    setWay(next);
  };
  return (
    <Dialog isOpen onOpenChange={onClose} title={m.privacy_delete_title()}>
      <form onSubmit={(event) => void submit(event)}>
        <p>{m.privacy_delete_warning()}</p>
        <div className={styles.privacyProof}>
          <ProofField key={way} way={way} email={email} />
          {failure && <Notice tone="bad">{failure}</Notice>}
          <div className={styles.privacyWays}>
            {ways
              .filter((other) => other !== way)
              .map((other) => (
                <button key={other} type="button" className="text-link" onClick={() => choose(other)}>
                  {wayNames[other]()}
                </button>
              ))}
          </div>
          <div className={styles.privacyActions}>
            <Button look="quiet" size="work" onClick={onClose}>
              {m.profile_cancel()}
            </Button>
            <Button type="submit" look="danger" size="work" isBusy={isBusy}>
              {m.privacy_delete_confirm()}
            </Button>
          </div>
        </div>
      </form>
    </Dialog>
  );
}

function verifiedApp(user: User | null) {
  return user?.factors?.find(({ factor_type, status }) => factor_type === "totp" && status === "verified");
}

/** How this person can show again who they are, the easiest first. */
function waysOf(user: User | null): Way[] {
  const hasPassword = user?.identities?.some(({ provider }) => provider === "email") ?? true;
  return [
    ...(hasPassword ? ["password" as const] : []),
    ...(verifiedApp(user) ? ["app" as const] : []),
    "mail",
  ];
}

const wayNames: Record<Way, () => string> = {
  password: m.privacy_prove_password,
  app: m.privacy_prove_app,
  mail: m.privacy_prove_mail,
};

function ProofField({ way, email }: { way: Way; email: string }) {
  if (way === "mail") return <MailedCode email={email} />;
  if (way === "app") {
    return <TextField {...code} label={m.account_factor_totp()} maxLength={6} />;
  }
  return (
    <TextField
      name="proof"
      type="password"
      label={m.account_current_password()}
      autoComplete="current-password"
      required
    />
  );
}

const code = { name: "proof", inputMode: "numeric", autoComplete: "one-time-code", required: true } as const;

/** A code by mail, sent when it is asked for. */
function MailedCode({ email }: { email: string }) {
  const [state, setState] = useState<"idle" | "sent" | "failed">("idle");
  const send = async () => {
    const { error } = await authClient().reauthenticate();
    setState(error ? "failed" : "sent");
  };
  const hint = state === "sent" ? { hint: m.privacy_mailed_hint({ email }) } : {};
  return (
    <>
      {state !== "sent" && (
        <Button look="outline" size="work" onClick={() => void send()}>
          {m.privacy_send_code()}
        </Button>
      )}
      {state === "failed" && <Notice tone="bad">{m.account_error_often()}</Notice>}
      <TextField {...code} {...hint} label={m.privacy_mailed_code()} maxLength={6} />
    </>
  );
}
