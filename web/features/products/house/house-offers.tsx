import { type FormEvent, useState } from "react";
import { currencyDigits } from "#domain/money/currencies.ts";
import type { Currency } from "#domain/money/money.ts";
import type { HotelRate, OwnProduct } from "#domain/products/products.ts";
import { m } from "#messages/messages.js";
import { formatMoney } from "#web/locale/format.ts";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Button } from "#web/ui/button.tsx";
import { ReasonDialog } from "#web/ui/reason-dialog.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { toast } from "#web/ui/toast/toast.ts";
import { AmountField } from "../editor/amount-field.tsx";
import { NewProductButton, OwnProducts } from "../list/own-products.tsx";
import styles from "../products.module.css";
import { answerConsent, setRate, useOffers } from "../products.ts";
import { refusalText, said } from "../words.ts";

type HouseOffersProps = { hotelId: string; home: string; canWrite: boolean };

/** A hotel's offers: what others ask of it first, then its own, then the rate that nobody undercuts. */
export function HouseOffersDesk({ hotelId, home, canWrite }: HouseOffersProps) {
  return (
    <QueryView query={useOffers(hotelId)}>
      {({ rate, asked }) => (
        <>
          {asked.length > 0 && (
            <section className={`work ${styles.asked}`} aria-labelledby="asked-of-hotel">
              <h2 id="asked-of-hotel">{m.products_asked()}</h2>
              <p className={styles.small}>{m.products_asked_text()}</p>
              <ul>
                {asked.map((product) => (
                  <Asked key={product.id} {...{ product, hotelId, canWrite }} />
                ))}
              </ul>
            </section>
          )}
          <div className={styles.houseHead}>
            <h2>{m.products_house_own()}</h2>
            {canWrite && <NewProductButton home={home} house={hotelId} />}
          </div>
          <OwnProducts home={home} house={hotelId} canWrite={canWrite} />
          <RateForm key={`${rate?.currency} ${rate?.amount}`} {...{ rate, hotelId, canWrite }} />
        </>
      )}
    </QueryView>
  );
}

type AskedProps = { product: OwnProduct; hotelId: string; canWrite: boolean };

function Asked({ product, hotelId, canWrite }: AskedProps) {
  const [isRefusing, setIsRefusing] = useState(false);
  const { run, isBusy } = useWrite(answerConsent);
  const { draft, seller, id, version } = product;
  if (!draft) return null;
  const answer = async (isGiven: boolean, reason: string | null) => {
    const done = await run({ hotelId, id, answer: { isGiven, reason, version } });
    if (done.state !== "done") toast({ tone: "bad", text: refusalText(done) });
  };
  return (
    <li>
      <b>{said(draft.title)}</b>
      <p className={styles.small}>
        {seller.name},{" "}
        {draft.price === null ? m.products_on_request() : formatMoney(draft.price, draft.currency)}
      </p>
      <p>{said(draft.summary)}</p>
      <p className={styles.small}>{said(draft.terms)}</p>
      {canWrite && (
        <div className={styles.decision}>
          <Button size="work" isBusy={isBusy} onClick={() => void answer(true, null)}>
            {m.products_consent_give()}
          </Button>
          <Button look="outline" size="work" onClick={() => setIsRefusing(true)}>
            {m.products_consent_refuse()}
          </Button>
        </div>
      )}
      {isRefusing && (
        <ReasonDialog
          title={m.products_consent_refuse()}
          text={m.products_consent_refuse_text()}
          action={m.products_consent_refuse()}
          onClose={() => setIsRefusing(false)}
          onConfirm={(reason) => {
            setIsRefusing(false);
            void answer(false, reason);
          }}
        />
      )}
    </li>
  );
}

type RateFormProps = { rate: HotelRate | null; hotelId: string; canWrite: boolean };

function RateForm({ rate, hotelId, canWrite }: RateFormProps) {
  const [currency, setCurrency] = useState<Currency>(rate?.currency ?? "EUR");
  const [amount, setAmount] = useState<number | null>(rate?.amount ?? null);
  const { run, isBusy } = useWrite(setRate);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!amount) return;
    const done = await run({ hotelId, rate: { currency, amount } });
    if (done.state === "done") toast({ text: m.products_rate_saved() });
    else toast({ tone: "bad", text: refusalText(done) });
  };
  return (
    <form className={`work ${styles.rate}`} onSubmit={(event) => void submit(event)}>
      <h2>{m.products_rate()}</h2>
      <p className={styles.small}>{m.products_rate_text()}</p>
      <fieldset className={styles.pair} disabled={!canWrite}>
        <legend className="sr-only">{m.products_rate()}</legend>
        <SelectField
          label={m.products_field_currency()}
          options={Object.keys(currencyDigits).map((value) => ({ value, label: value }))}
          value={currency}
          onChange={(event) => setCurrency(event.currentTarget.value as Currency)}
        />
        <AmountField label={m.products_rate_night()} {...{ currency, amount }} onAmount={setAmount} />
      </fieldset>
      {canWrite && (
        <Button look="outline" size="work" type="submit" isBusy={isBusy}>
          {m.products_rate_save()}
        </Button>
      )}
    </form>
  );
}
