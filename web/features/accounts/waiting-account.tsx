import { m } from "#messages/messages.js";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";

/** The calm end of a sign-in or a sign-up whose account is not active (spec §4, §8). */
export function WaitingAccount({ onBack }: { onBack: () => void }) {
  return (
    <section className="account-form">
      <h2 className="d4">{m.account_waiting_title()}</h2>
      <Notice tone="warn">{m.account_pending()}</Notice>
      <Button look="outline" onClick={onBack}>
        {m.account_waiting_back()}
      </Button>
    </section>
  );
}
