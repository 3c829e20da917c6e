import type { ReactNode } from "react";
import { m } from "#messages/messages.js";
import styles from "#web/features/accounts/accounts.module.css";
import { sitePath } from "#web/site/site-path.ts";
import { Button, ButtonLink, buttonLook } from "#web/ui/button.tsx";

type Closed = { text: string; children?: ReactNode };

/** An invitation that cannot be accepted: what became of it, what can be done, and the way home (spec §2). */
export function ClosedInvitation({ text, children }: Closed) {
  return (
    <section className={styles.accountForm}>
      <p>{text}</p>
      {children}
      <a {...buttonLook({ look: children ? "outline" : "primary" })} href={sitePath("/")}>
        {m.invite_home()}
      </a>
    </section>
  );
}

/** Its account exists: the way in is to sign in. */
export function SignInInstead() {
  return <ButtonLink to="/auth">{m.account_sign_in_action()}</ButtonLink>;
}

/** It could not be read; trying again may help. */
export function UnreadInvitation({ onRetry }: { onRetry: () => void }) {
  return (
    <ClosedInvitation text={m.account_error_other()}>
      <Button onClick={onRetry}>{m.invite_retry()}</Button>
    </ClosedInvitation>
  );
}
