import type { Provider } from "@supabase/auth-js";
import { useState } from "react";
import type { SignInProviders } from "#domain/accounts/providers.ts";
import { m } from "#messages/messages.js";
import styles from "#web/features/accounts/accounts.module.css";
import { authClient } from "#web/session/auth-client.ts";
import { Button } from "#web/ui/button.tsx";

/** One button for each provider the house is set up with; it leads away and comes back to this page. */
export function ProviderButtons({ providers }: SignInProviders) {
  const [chosen, setChosen] = useState<string>();
  if (providers.length === 0) return null;
  const leave = async (name: string) => {
    setChosen(name);
    const redirectTo = `${window.location.origin}/auth`;
    await authClient().signInWithOAuth({ provider: name as Provider, options: { redirectTo } });
  };
  return (
    <div className={styles.accountProviders}>
      <p>{m.account_or()}</p>
      {providers.map(({ name, label }) => (
        <Button key={name} look="outline" isBusy={chosen === name} onClick={() => void leave(name)}>
          {m.account_provider({ provider: label })}
        </Button>
      ))}
    </div>
  );
}
