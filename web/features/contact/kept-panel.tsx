import { useState } from "react";
import type { ContactReceipt } from "#domain/contact/contact.ts";
import { m } from "#messages/messages.js";
import { Button, buttonLook } from "#web/ui/button.tsx";
import styles from "./contact.module.css";
import { formatPhone } from "./format-phone.ts";

type KeptPanelProps = { receipt: ContactReceipt; email: string; onAgain?: () => void };

/** The message is kept: on to WhatsApp, or by hand with its number, the text to paste, or an e-mail. */
export function KeptPanel({ receipt, email, onAgain }: KeptPanelProps) {
  const subject = encodeURIComponent(m.contact_kept_reference({ reference: receipt.reference }));
  return (
    <section className={styles.kept} data-slot="kept" aria-labelledby="kept-title" tabIndex={-1}>
      <h2 id="kept-title" className="d3">
        {m.contact_kept_title()}
      </h2>
      <p className="caption">{m.contact_kept_reference({ reference: receipt.reference })}</p>
      <p className="prose">{m.contact_kept_text()}</p>
      <a {...buttonLook({})} href={receipt.whatsappUrl} rel="noopener">
        {m.contact_kept_open()}
      </a>
      <dl className={styles.contactList}>
        <div>
          <dt>{m.contact_kept_number()}</dt>
          <dd className="figures">{formatPhone(receipt.whatsappNumber)}</dd>
        </div>
        <div>
          <dt>{m.contact_kept_message()}</dt>
          <dd>
            <p className={styles.keptText}>{receipt.whatsappText}</p>
            <CopyButton text={receipt.whatsappText} />
          </dd>
        </div>
        <div>
          <dt>{m.contact_kept_email()}</dt>
          <dd>
            <a className="text-link" href={`mailto:${email}?subject=${subject}`}>
              {email}
            </a>
          </dd>
        </div>
      </dl>
      {onAgain && (
        <Button look="quiet" onClick={onAgain}>
          {m.contact_kept_again()}
        </Button>
      )}
    </section>
  );
}

function CopyButton({ text }: { text: string }) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard?.writeText(text);
    setIsCopied(true);
  };
  return (
    <Button look="outline" size="work" onClick={() => void copy()}>
      <span aria-live="polite">{isCopied ? m.contact_kept_copied() : m.contact_kept_copy()}</span>
    </Button>
  );
}
