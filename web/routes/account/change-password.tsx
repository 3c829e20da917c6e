import { Link } from "react-router";
import { m } from "#messages/messages.js";
import { AccountFrame } from "#web/features/accounts/account-frame.tsx";
import styles from "#web/features/accounts/accounts.module.css";
import { NewPasswordForm } from "#web/features/accounts/new-password-form.tsx";
import { useCurrentUser } from "#web/session/current-user.ts";
import { saveDestination } from "#web/session/destination.ts";
import { ButtonLink } from "#web/ui/button.tsx";

export const meta = () => [{ title: m.account_change_title() }, { name: "robots", content: "noindex" }];

export default function ChangePasswordPage() {
  const { user, loading } = useCurrentUser();
  return (
    <AccountFrame heading={m.account_change_heading()}>
      {user && <NewPasswordForm asksCurrent />}
      {user && (
        <p className={styles.accountAside}>
          <Link className="text-link" to="/auth">
            {m.account_back_to_portal()}
          </Link>
        </p>
      )}
      {!user && !loading && (
        <div className={styles.accountForm}>
          <p>{m.account_change_signed_out()}</p>
          <ButtonLink to="/auth" onClick={() => saveDestination("/change-password")}>
            {m.account_sign_in_action()}
          </ButtonLink>
        </div>
      )}
    </AccountFrame>
  );
}
