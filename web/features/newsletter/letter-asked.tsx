import { useEffect, useRef } from "react";
import { m } from "#messages/messages.js";
import { Button } from "#web/ui/button.tsx";
import styles from "./newsletter.module.css";

/** The mail is on its way: what to do with it. */
export function LetterAsked({ email, onAgain }: { email: string; onAgain: () => void }) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <div ref={panel} className={styles.letterAsked} data-slot="letter-asked" role="status" tabIndex={-1}>
      <p className="d4">{m.newsletter_asked_title()}</p>
      <p>{m.newsletter_asked_text({ email })}</p>
      <Button look="quiet" onClick={onAgain}>
        {m.newsletter_asked_again()}
      </Button>
    </div>
  );
}
