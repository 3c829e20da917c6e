import { type ReactNode, useState } from "react";
import { m } from "#messages/messages.js";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import styles from "./security.module.css";

/** The way to a new password; the form itself is the route's to give. */
export function PasswordPanel({ form }: { form: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={styles.securityPart}>
      <h3>{m.account_password()}</h3>
      <p className="note">{m.security_password_text()}</p>
      <div className={styles.securityActions}>
        <Button look="outline" size="small" onClick={() => setIsOpen(true)}>
          {m.account_change_password()}
        </Button>
      </div>
      <Dialog isOpen={isOpen} onOpenChange={setIsOpen} title={m.account_change_password()}>
        <div className={styles.securityPassword}>{form}</div>
      </Dialog>
    </div>
  );
}
