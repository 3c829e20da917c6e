import { Link } from "react-router";
import { m } from "#messages/messages.js";
import type { CurrentUser } from "#web/session/current-user.ts";
import { sitePath } from "#web/site/site-path.ts";
import { Avatar } from "#web/ui/avatar.tsx";
import { Button } from "#web/ui/button.tsx";
import styles from "./accounts.module.css";

/** Who is signed in without a portal to go to: why, and the ways on. */
export function AccountCard({ current }: { current: CurrentUser }) {
  const { userName, userAvatarUrl, signOut } = current;
  const name = userName ?? m.account_fallback_name();
  return (
    <section className={styles.accountCard}>
      <div className={styles.accountPerson}>
        <Avatar name={userName} src={userAvatarUrl} size="large" />
        <h2 className="d4">{m.account_signed_in_as({ name })}</h2>
      </div>
      <p>{m.account_no_portal()}</p>
      <div className={styles.accountActions}>
        <Link className="text-link" to={sitePath("/contact")}>
          {m.account_contact()}
        </Link>
        <Button look="outline" onClick={() => void signOut()}>
          {m.account_sign_out()}
        </Button>
      </div>
    </section>
  );
}
