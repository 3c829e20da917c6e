import { m } from "#messages/messages.js";
import type { Refused } from "#web/session/current-user.ts";
import { Button } from "#web/ui/button.tsx";
import styles from "./accounts.module.css";
import { RefusalNotice } from "./refusal-notice.tsx";
import { refusalWords } from "./refusal-words.ts";

/** The calm end of a sign-in or a sign-up whose account is not active (spec §4, §8). */
export function WaitingAccount({ refusedAs, onBack }: { refusedAs: Refused; onBack: () => void }) {
  return (
    <section className={styles.accountForm}>
      <h2 className="d4">{refusalWords[refusedAs].title()}</h2>
      <RefusalNotice refusedAs={refusedAs} />
      <Button look="outline" onClick={onBack}>
        {m.account_waiting_back()}
      </Button>
    </section>
  );
}
