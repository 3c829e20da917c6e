import { ANSWER_WITHIN_HOURS } from "#domain/people/people.ts";
import { m } from "#messages/messages.js";
import type { Refused } from "#web/session/current-user.ts";
import { sitePath } from "#web/site/site-path.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import styles from "./accounts.module.css";
import { RefusalNotice } from "./refusal-notice.tsx";
import { refusalWords } from "./refusal-words.ts";

/** The calm end of a sign-in or a sign-up whose account is not active (spec §4, §8). */
export function WaitingAccount({ refusedAs, onBack }: { refusedAs: Refused; onBack: () => void }) {
  return (
    <section className={styles.accountForm}>
      <h2 className="d4">{refusalWords[refusedAs].title()}</h2>
      <RefusalNotice refusedAs={refusedAs} />
      {refusedAs === "pending" && <NextSteps />}
      <ButtonLink to={sitePath("/contact")} look="outline">
        {m.account_contact()}
      </ButtonLink>
      <Button look="quiet" onClick={onBack}>
        {m.account_waiting_back()}
      </Button>
    </section>
  );
}

/** What has happened, what happens next, and when. */
function NextSteps() {
  return (
    <ol className={styles.accountSteps}>
      <li data-done>{m.account_waiting_confirmed()}</li>
      <li>{m.account_waiting_read({ hours: ANSWER_WITHIN_HOURS })}</li>
      <li>{m.account_waiting_answer()}</li>
    </ol>
  );
}
