import type { LetterSource } from "#domain/newsletter/readers.ts";
import { m } from "#messages/messages.js";
import { sitePath } from "#web/site/site-path.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { useIsLive } from "#web/ui/use-is-live.ts";
import type { LetterOutcome } from "./ask-for-letter.ts";
import { LetterAsked } from "./letter-asked.tsx";
import styles from "./newsletter.module.css";
import { useLetterForm } from "./use-letter-form.ts";

type LetterFormProps = {
  posted?: { outcome: LetterOutcome; email: string } | undefined;
  /** The page it stands on. */
  source?: LetterSource;
};

/** One field and a trap; without scripts it posts to the newsletter's own page. */
export function LetterForm({ posted, source = "newsletter" }: LetterFormProps) {
  const isLive = useIsLive();
  const { email, setEmail, outcome, isSending, onSubmit, startAgain } = useLetterForm(posted);
  if (outcome === "asked") return <LetterAsked email={email} onAgain={startAgain} />;
  const failure = outcome && failureText(outcome);
  return (
    <form
      className={styles.letterForm}
      data-slot="letter-form"
      method="post"
      action={sitePath("/newsletter")}
      noValidate={isLive}
      aria-label={m.newsletter_form()}
      onSubmit={onSubmit}
    >
      <TextField
        type="email"
        name="email"
        label={m.newsletter_email()}
        hint={m.newsletter_privacy()}
        error={outcome === "invalid" ? m.field_email_invalid() : undefined}
        value={email}
        autoComplete="email"
        maxLength={254}
        required
        onChange={(event) => setEmail(event.target.value)}
      />
      <input type="hidden" name="source" value={source} />
      <label className={styles.letterTrap} aria-hidden="true">
        {m.contact_honeypot()}
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
      <Button type="submit" isBusy={isSending}>
        {isSending ? m.newsletter_sending() : m.newsletter_send()}
      </Button>
      {failure && <Notice tone="bad">{failure}</Notice>}
    </form>
  );
}

function failureText(outcome: LetterOutcome): string | undefined {
  if (outcome === "offline") return m.newsletter_offline();
  if (outcome === "rate_limited") return m.newsletter_rate_limited();
  return outcome === "failed" ? m.newsletter_failed() : undefined;
}
