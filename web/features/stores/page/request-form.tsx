import { m } from "#messages/messages.js";
import type { StoresApi } from "#server/stores/contract.ts";
import { browserApi } from "#web/api.ts";
import { useVisitorForm, VisitorLinkNote, VisitorTrap } from "#web/site/visitor-form.tsx";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { emptyRequest, type RequestField, type RequestOutcome, readValues } from "./request-values.ts";
import { sendRequest } from "./send-request.ts";
import styles from "./stores.module.css";
import { keptSource } from "./visit.ts";

type RequestFormProps = { slug: string; name: string; posted: RequestOutcome | undefined };

const errorWords: Record<Exclude<RequestField, "agree">, () => string> = {
  name: m.stores_form_name_wrong,
  email: m.stores_form_email_wrong,
  message: m.stores_form_message_wrong,
};

/** Three fields and a consent; without scripts it posts to its own page. */
export function RequestForm({ slug, name, posted }: RequestFormProps) {
  const { outcome, isSending, form } = useVisitorForm({
    posted,
    read: readValues,
    send: (sent) => sendRequest(browserApi<StoresApi>(), { ...sent, slug, source: keptSource(slug) }),
  });
  const first = name.split(" ")[0] ?? name;
  if (outcome && "receipt" in outcome) return <Receipt {...outcome.receipt} name={first} />;
  const values = outcome?.values ?? emptyRequest;
  const errors = outcome && "errors" in outcome ? outcome.errors : [];
  const field = (of: "name" | "email" | "message") => ({
    name: of,
    defaultValue: values[of],
    error: errors.includes(of) ? errorWords[of]() : undefined,
    required: true,
  });
  return (
    <form {...form} className={styles.form} action="#contact" aria-labelledby="contact-title">
      {outcome && "isFailed" in outcome && <Notice tone="bad">{m.stores_form_failed()}</Notice>}
      {errors.length > 0 && <Notice tone="bad">{m.stores_form_wrong()}</Notice>}
      <TextField {...field("name")} label={m.stores_form_name()} autoComplete="name" maxLength={120} />
      <TextField
        {...field("email")}
        label={m.stores_form_email()}
        type="email"
        autoComplete="email"
        maxLength={254}
      />
      <TextAreaField {...field("message")} label={m.stores_form_message()} rows={5} maxLength={3_000} />
      <VisitorTrap />
      <VisitorLinkNote />
      <div>
        <Checkbox
          name="agree"
          label={m.stores_form_agree({ name: first })}
          defaultChecked={values.isAgreed}
          required
        />
        {errors.includes("agree") && (
          <p className={styles.formError}>{m.stores_form_agree_missing({ name: first })}</p>
        )}
      </div>
      <Button type="submit" isBusy={isSending} className={styles.button}>
        {m.stores_form_send()}
      </Button>
    </form>
  );
}

function Receipt({
  reference,
  whatsappUrl,
  name,
}: {
  reference: string;
  whatsappUrl: string | null;
  name: string;
}) {
  return (
    <div className={styles.form} role="status">
      <p className={styles.lead}>{m.stores_form_sent({ name })}</p>
      <p>{m.stores_form_reference({ reference })}</p>
      {whatsappUrl && (
        <a className={styles.button} href={whatsappUrl} rel="noopener noreferrer">
          {m.stores_form_go_on()}
        </a>
      )}
    </div>
  );
}
