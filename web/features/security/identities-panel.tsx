import type { UserIdentity } from "@supabase/auth-js";
import { useState } from "react";
import { m } from "#messages/messages.js";
import { authClient } from "#web/session/auth-client.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { AskOnce } from "./ask-once.tsx";
import { RowList } from "./row-list.tsx";
import styles from "./security.module.css";
import { securityError } from "./security-error.ts";
import { useAttempt } from "./use-attempt.ts";
import { useRefreshWaysIn, type WaysIn } from "./ways-in.ts";

type IdentitiesPanelProps = Pick<WaysIn, "identities" | "providers">;

/** The accounts a person signs in with; one may be joined or taken off, never the last. */
export function IdentitiesPanel({ identities, providers }: IdentitiesPanelProps) {
  const { attempt, failure, isBusy } = useAttempt();
  const [returned] = useState(readReturned);
  const refreshWaysIn = useRefreshWaysIn();
  const [leaving, setLeaving] = useState<UserIdentity>();
  const nameOf = ({ provider }: UserIdentity) =>
    provider === "email"
      ? m.security_identity_email()
      : (providers.find(({ name }) => name === provider)?.label ?? provider);
  const linked = new Set(identities.map(({ provider }) => provider));
  const link = (provider: string) =>
    attempt<unknown>(() =>
      authClient().linkIdentity({
        // The protocol knows its own list of names; ours come from the configuration.
        provider: provider as "google",
        options: { redirectTo: window.location.href },
      }),
    );
  const unlink = async (identity: UserIdentity) => {
    if (!(await attempt(() => authClient().unlinkIdentity(identity)))) return;
    setLeaving(undefined);
    void refreshWaysIn();
  };
  return (
    <div className={styles.securityPart}>
      <h3>{m.security_identities()}</h3>
      <RowList
        label={m.security_identities()}
        rows={identities.map((identity) => ({
          id: identity.identity_id,
          name: nameOf(identity),
          detail: String(identity.identity_data?.email ?? ""),
          action: identities.length > 1 && (
            <Button look="quiet" size="small" onClick={() => setLeaving(identity)}>
              {m.security_unlink()}
              <span className="sr-only"> {nameOf(identity)}</span>
            </Button>
          ),
        }))}
      />
      {(failure ?? returned) && !leaving && <Notice tone="bad">{failure ?? returned}</Notice>}
      <div className={styles.securityActions}>
        {providers
          .filter(({ name }) => !linked.has(name))
          .map(({ name, label }) => (
            <Button key={name} look="outline" size="small" isBusy={isBusy} onClick={() => void link(name)}>
              {m.security_link({ provider: label })}
            </Button>
          ))}
      </div>
      {leaving && (
        <AskOnce
          title={m.security_unlink_title({ provider: nameOf(leaving) })}
          text={m.security_unlink_text()}
          action={m.security_unlink()}
          isBusy={isBusy}
          failure={failure}
          onClose={() => setLeaving(undefined)}
          onConfirm={() => void unlink(leaving)}
        />
      )}
    </div>
  );
}

/** Why a provider's page sent the person back without a link, in words. */
function readReturned(): string | undefined {
  const code = new URLSearchParams(window.location.hash.slice(1)).get("error_code");
  return code ? securityError({ code }) : undefined;
}
