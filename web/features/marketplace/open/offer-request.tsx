import { DAYS_AT_ONCE } from "#domain/bookings/spans.ts";
import type { PublicProduct } from "#domain/products/products.ts";
import type { VisitSource } from "#domain/stores/visits.ts";
import { m } from "#messages/messages.js";
import type { BookingsApi } from "#server/bookings/contract.ts";
import { browserApi } from "#web/api.ts";
import { useVisitorForm, VisitorLinkNote, VisitorTrap } from "#web/site/visitor-form.tsx";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { emptyValues, type OfferField, type OfferOutcome, readValues } from "./offer-values.ts";
import styles from "./offers-page.module.css";
import { sendOfferRequest } from "./send-offer-request.ts";

type OfferRequestProps = {
  offer: PublicProduct;
  posted: OfferOutcome | undefined;
  /** By which way the reader came to the seller's page, if they did. */
  sourceOf: () => VisitSource | null;
};

type Asked = Partial<Record<OfferField, unknown>>;

const errorWords: Partial<Record<OfferField, (offer: PublicProduct, values: Asked) => string>> = {
  name: () => m.offers_request_name_wrong(),
  email: () => m.offers_request_email_wrong(),
  startsOn: () => m.offers_request_day_wrong(),
  endsOn: ({ unit }, { endsOn }) => {
    if (unit !== "night") return m.offers_request_days_wrong({ count: DAYS_AT_ONCE });
    return endsOn ? m.offers_request_order_wrong() : m.offers_request_until_missing();
  },
  people: ({ partyMax }) => m.offers_request_people_wrong({ count: partyMax ?? 200 }),
};
const refusals = {
  full: m.offers_request_full,
  often: m.offers_request_often,
  failed: m.offers_request_failed,
};

/** Asks for an offer without an account; without scripts it posts to its own page. */
export function OfferRequest({ offer, posted, sourceOf }: OfferRequestProps) {
  const { outcome, isSending, form } = useVisitorForm({
    posted,
    read: readValues,
    send: (sent) =>
      sendOfferRequest(browserApi<BookingsApi>(), { ...sent, slug: offer.slug, source: sourceOf() }),
  });
  const seller = offer.seller.name;
  return (
    <section id="request" className={styles.request} aria-labelledby="request-title">
      <h2 id="request-title" className="d3">
        {m.offers_request_title()}
      </h2>
      {outcome && "receipt" in outcome ? (
        <Receipt {...outcome.receipt} />
      ) : (
        <form {...form} className={styles.form} action="#request">
          <p>{offer.isInstant ? m.offers_request_text_instant() : m.offers_request_text({ seller })}</p>
          {outcome && "refusal" in outcome && <Notice tone="bad">{refusals[outcome.refusal]()}</Notice>}
          {outcome && "errors" in outcome && <Notice tone="bad">{m.offers_request_wrong()}</Notice>}
          <Fields offer={offer} outcome={outcome} />
          <Button type="submit" isBusy={isSending}>
            {m.offers_request_send()}
          </Button>
        </form>
      )}
    </section>
  );
}

function Fields({ offer, outcome }: { offer: PublicProduct; outcome: OfferOutcome | undefined }) {
  const values = outcome && "values" in outcome ? outcome.values : emptyValues(offer.startsOn);
  const errors = outcome && "errors" in outcome ? outcome.errors : [];
  const field = (of: Exclude<OfferField, "agree">) => ({
    ...{
      name: of,
      defaultValue: values[of],
      error: errors.includes(of) ? errorWords[of]?.(offer, values) : undefined,
    },
  });
  const days = { type: "date", min: offer.startsOn ?? undefined, max: offer.endsOn ?? undefined };
  const seller = offer.seller.name;
  return (
    <>
      <TextField
        {...field("name")}
        {...{ label: m.offers_request_name(), autoComplete: "name", maxLength: 120, required: true }}
      />
      <TextField
        {...field("email")}
        {...{ label: m.offers_request_email(), type: "email", autoComplete: "email", maxLength: 254 }}
        required
      />
      <div className={styles.when}>
        <TextField {...field("startsOn")} {...days} label={m.offers_request_from()} required />
        <TextField {...field("endsOn")} {...days} {...lastDay(offer)} label={m.offers_request_until()} />
        <TextField
          {...field("people")}
          {...{ type: "number", min: 1, max: offer.partyMax ?? 200, inputMode: "numeric", required: true }}
          label={m.offers_request_people()}
        />
      </div>
      <TextAreaField
        {...field("message")}
        {...{ label: m.offers_request_message(), rows: 4, maxLength: 2_000, isOptional: true }}
      />
      <VisitorTrap />
      <VisitorLinkNote />
      <div>
        <Checkbox
          name="agree"
          label={m.offers_request_agree({ seller })}
          defaultChecked={values.isAgreed}
          required
        />
        {errors.includes("agree") && (
          <p className={styles.missing}>{m.offers_request_agree_missing({ seller })}</p>
        )}
      </div>
    </>
  );
}

/** Nights need a last day; anything else may be on one day. */
const lastDay = ({ unit }: PublicProduct) => (unit === "night" ? { required: true } : { isOptional: true });

function Receipt({ reference, state }: { reference: string; state: "sent" | "to_open" }) {
  return (
    <p className="lead" role="status">
      {state === "to_open" ? m.offers_request_to_open({ reference }) : m.offers_request_sent({ reference })}
    </p>
  );
}
