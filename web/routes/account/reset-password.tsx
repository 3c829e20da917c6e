import { Link } from "react-router";
import { m } from "#messages/messages.js";
import { AccountFrame } from "#web/features/accounts/account-frame.tsx";
import styles from "#web/features/accounts/accounts.module.css";
import { NewPasswordForm } from "#web/features/accounts/new-password-form.tsx";
import { useArrival } from "#web/features/accounts/providers/use-arrival.ts";
import { RequestResetForm } from "#web/features/accounts/request-reset-form.tsx";
import { useCurrentUser } from "#web/session/current-user.ts";

export const meta = () => [{ title: m.account_reset_title() }, { name: "robots", content: "noindex" }];

/** Asks for a link; opened by that link, asks for the new password. */
export default function ResetPasswordPage() {
  const arrival = useArrival();
  const { user } = useCurrentUser();
  return (
    <AccountFrame heading={m.account_reset_heading()}>
      {user ? (
        <NewPasswordForm asksCurrent={false} />
      ) : (
        <RequestResetForm failedElsewhere={arrival.refusal} />
      )}
      <p className={styles.accountAside}>
        <Link className="text-link" to="/auth">
          {m.account_back_to_sign_in()}
        </Link>
      </p>
    </AccountFrame>
  );
}
