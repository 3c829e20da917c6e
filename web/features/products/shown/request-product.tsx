import { useState } from "react";
import { Link } from "react-router";
import type { Booking } from "#domain/bookings/bookings.ts";
import { priceAsked } from "#domain/bookings/offers.ts";
import { basisPoints } from "#domain/money/money.ts";
import type { MemberProduct } from "#domain/products/products.ts";
import { m } from "#messages/messages.js";
import { formatMoney } from "#web/locale/format.ts";
import { useHome } from "#web/portal/use-home.ts";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { TextAreaField } from "#web/ui/text-area-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { said } from "../words.ts";
import { AskDialog } from "./ask-dialog.tsx";
import styles from "./marketplace.module.css";
import { requestProduct, requestRefusal } from "./marketplace.ts";

type Asked = { startsOn: string; endsOn: string; people: string; message: string };

/** Asks whoever offers a product for it; what comes of it is a booking. */
export function RequestProduct({ product }: { product: MemberProduct }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        size="work"
        onClick={() => setIsOpen(true)}
        disabled={product.placesLeft === 0}
        aria-label={m.marketplace_request_of({ name: said(product.title) })}
      >
        {m.marketplace_request()}
      </Button>
      {isOpen && <RequestDialog product={product} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function RequestDialog({ product, onClose }: { product: MemberProduct; onClose: () => void }) {
  const first = product.startsOn ?? "";
  const [asked, setAsked] = useState<Asked>({ startsOn: first, endsOn: first, people: "2", message: "" });
  const [made, setMade] = useState<Booking>();
  const { run, isBusy } = useWrite(requestProduct);
  const send = async () => {
    const { startsOn, message } = asked;
    const endsOn = asked.endsOn || startsOn;
    const request = { productId: product.id, startsOn, endsOn, people: Number(asked.people) };
    const outcome = await run({ ...request, message: message.trim() });
    if (outcome.state !== "done") return requestRefusal(outcome);
    setMade(outcome.value);
  };
  return (
    <AskDialog
      title={m.marketplace_request_of({ name: said(product.title) })}
      action={m.marketplace_request_send()}
      {...{ isBusy, send, onClose }}
      made={made && <Made booking={made} />}
    >
      <AskedFields product={product} asked={asked} onChange={setAsked} />
    </AskDialog>
  );
}

/** Nights need a last day; anything else may be on one day. */
const lastDay = ({ unit }: MemberProduct) => (unit === "night" ? { required: true } : { isOptional: true });

type FieldsProps = { product: MemberProduct; asked: Asked; onChange: (asked: Asked) => void };

function AskedFields({ product, asked, onChange }: FieldsProps) {
  const { seller, isInstant, startsOn, endsOn, partyMax } = product;
  const field = (name: keyof Asked) => ({
    value: asked[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ ...asked, [name]: event.currentTarget.value }),
  });
  const days = { type: "date", min: startsOn ?? undefined, max: endsOn ?? undefined };
  return (
    <>
      <p>
        {isInstant ? m.marketplace_request_instant() : m.marketplace_request_text({ seller: seller.name })}
      </p>
      <div className={styles.asked}>
        <TextField {...days} {...field("startsOn")} label={m.marketplace_request_from()} required />
        <TextField
          {...days}
          {...field("endsOn")}
          {...lastDay(product)}
          label={m.marketplace_request_until()}
        />
        <TextField
          {...field("people")}
          {...{ type: "number", min: 1, max: partyMax ?? 200, required: true, inputMode: "numeric" }}
          label={m.marketplace_request_people()}
        />
      </div>
      <TextAreaField
        {...field("message")}
        label={m.marketplace_request_message({ seller: seller.name })}
        isOptional
        maxLength={2_000}
        rows={3}
      />
      <Sum product={product} asked={asked} />
    </>
  );
}

/** What it comes to for a member, and what it earns them. */
function Sum({ product, asked }: Omit<FieldsProps, "onChange">) {
  const { price, memberPrice, unit, commission, seller } = product;
  if (!price) return <p className="note">{m.marketplace_request_price_open({ seller: seller.name })}</p>;
  const people = Math.max(1, Number(asked.people) || 1);
  const days = { startsOn: asked.startsOn || "2000-01-01", endsOn: asked.endsOn || asked.startsOn };
  if (unit === "night" && !(days.endsOn > days.startsOn)) return null;
  const priced = { unit, price: price.amount, memberPrice: memberPrice?.amount ?? null };
  const total = priceAsked(priced, { ...days, people }, true) ?? 0;
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{m.marketplace_request_total()}</dt>
        <dd>{formatMoney(total, price.currency)}</dd>
      </div>
      <div>
        <dt>{m.marketplace_request_earns()}</dt>
        <dd>{formatMoney(basisPoints(total, commission), price.currency)}</dd>
      </div>
    </dl>
  );
}

function Made({ booking: { id, reference, state } }: { booking: Booking }) {
  const home = useHome();
  return (
    <Notice tone="ok">
      <p>
        {state === "accepted"
          ? m.marketplace_request_booked({ reference })
          : m.marketplace_request_sent({ reference })}
      </p>
      <Link className="text-link" to={`${home}/bookings/${id}`}>
        {m.marketplace_request_open()}
      </Link>
    </Notice>
  );
}
