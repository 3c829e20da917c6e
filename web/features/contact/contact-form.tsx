import { lazy, Suspense, useState } from "react";
import type { ContactReceipt } from "#domain/contact/contact.ts";
import { m } from "#messages/messages.js";
import { dropShortLink, keptShortLink } from "#web/site/short-link.ts";
import { sitePath } from "#web/site/site-path.ts";
import { Button } from "#web/ui/button.tsx";
import fieldStyles from "#web/ui/field.module.css";
import { Notice } from "#web/ui/notice.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { useIsLive } from "#web/ui/use-is-live.ts";
import styles from "./contact.module.css";
import type { ContactField, ContactValues } from "./contact-values.ts";
import { fieldError } from "./field-error.ts";
import { interestOptions } from "./interest-options.ts";
import type { ContactFailure } from "./send-contact.ts";
import { useContactForm } from "./use-contact-form.ts";

const LinkNote = lazy(() => import("./link-note.tsx"));

type ContactFormProps = {
  values: ContactValues;
  posted: ContactFailure | undefined;
  onKept: (receipt: ContactReceipt) => void;
  onFailed: (failure: ContactFailure) => void;
  onStart: () => void;
};

/** Five fields and a trap; without scripts it posts to its own page. */
export function ContactForm({ values, onStart, ...options }: ContactFormProps) {
  const isLive = useIsLive();
  const [isForUsAlone, setForUsAlone] = useState(false);
  const link = isLive && !isForUsAlone ? keptShortLink() : null;
  const { errors, failure, isSending, handlers } = useContactForm({ ...options, link });
  const field = (name: ContactField) => ({
    name,
    defaultValue: values[name],
    error: fieldError(name, errors[name]),
    required: true,
  });
  return (
    <form
      className={styles.contactForm}
      method="post"
      noValidate={isLive}
      aria-label={m.contact_form_label()}
      onFocus={onStart}
      {...handlers}
    >
      <div className={styles.contactFormPair}>
        <TextField {...field("name")} label={m.contact_name()} autoComplete="name" maxLength={120} />
        <TextField
          {...field("email")}
          label={m.contact_email()}
          type="email"
          autoComplete="email"
          maxLength={254}
        />
      </div>
      <SelectField
        {...field("interest")}
        label={m.contact_interest()}
        placeholder={m.contact_interest_placeholder()}
        options={interestOptions()}
      />
      <TextField {...field("subject")} label={m.contact_subject()} maxLength={160} />
      <TextAreaField {...field("message")} label={m.contact_message()} rows={6} maxLength={5_000} />
      <label className={styles.contactTrap} aria-hidden="true">
        {m.contact_honeypot()}
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
      {link && (
        <Suspense>
          <LinkNote
            code={link}
            onDrop={() => {
              dropShortLink();
              setForUsAlone(true);
            }}
          />
        </Suspense>
      )}
      {failure && <Notice tone="bad">{failureText(failure)}</Notice>}
      <div className={styles.contactFormEnd}>
        <Button type="submit" isBusy={isSending}>
          {isSending ? m.contact_sending() : m.contact_send()}
        </Button>
        <p className={fieldStyles.fieldHint} data-slot="field-hint">
          {m.contact_privacy()}{" "}
          <a className="text-link" href={sitePath("/about#privacy")}>
            {m.contact_privacy_link()}
          </a>
        </p>
      </div>
    </form>
  );
}

function failureText({ reason }: ContactFailure): string {
  if (reason === "offline") return m.contact_offline();
  if (reason === "rate_limited") return m.contact_rate_limited();
  return reason === "refused" ? m.contact_refused() : m.contact_failed();
}
