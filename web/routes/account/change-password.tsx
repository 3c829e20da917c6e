import { Link } from "react-router";
import { m } from "#messages/messages.js";
import { AccountFrame } from "#web/features/accounts/account-frame.tsx";
import { NewPasswordForm } from "#web/features/accounts/new-password-form.tsx";
import { useCurrentUser } from "#web/session/current-user.ts";
import { saveDestination } from "#web/session/destination.ts";

export const meta = () => [{ title: m.account_change_title() }, { name: "robots", content: "noindex" }];

export default function ChangePasswordPage() {
  const { user, loading } = useCurrentUser();
  return (
    <AccountFrame heading={m.account_change_heading()}>
      {user && <NewPasswordForm asksCurrent />}
      {!user && !loading && <p className="account-form">{m.account_change_signed_out()}</p>}
      <p className="account-aside">
        <Link className="text-link" to="/auth" onClick={() => !user && saveDestination("/change-password")}>
          {m.account_back_to_sign_in()}
        </Link>
      </p>
    </AccountFrame>
  );
}
