import { type FormEvent, type ReactNode, useState } from "react";
import { countryName } from "#domain/hotels/country-names.ts";
import { currencyDigits } from "#domain/money/currencies.ts";
import type { Currency } from "#domain/money/money.ts";
import type { MemberProducts } from "#domain/products/marketplace.ts";
import { m } from "#messages/messages.js";
import { getLocale } from "#messages/runtime.js";
import { formatCount } from "#web/locale/format.ts";
import { Button } from "#web/ui/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import fieldStyles from "#web/ui/field.module.css";
import { SelectField } from "#web/ui/select-field.tsx";
import { AmountField } from "../editor/amount-field.tsx";
import { kindNames } from "../words.ts";
import styles from "./marketplace.module.css";
import type { MarketPlace } from "./use-market-place.ts";

const FEW = 6;
type FacetsProps = { list: MemberProducts; place: MarketPlace };

/** The filters of the marketplace, each value with how many it would leave. */
export function MarketFacets({ list, place }: FacetsProps) {
  const { filter, change } = place;
  const [isAll, setIsAll] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const countries = list.countries.filter(
    ({ country }, at) => isAll || at < FEW || country === filter.country,
  );
  return (
    <aside className={styles.facets} data-open={isOpen || undefined} aria-label={m.marketplace_filters()}>
      <Button
        look="outline"
        size="work"
        className={styles.unfold}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {m.marketplace_filters()}
      </Button>
      <Facet label={m.marketplace_facet_kind()}>
        {list.facets.kind.map(({ value, count }) => (
          <Box
            key={value}
            label={kindNames[value]()}
            count={formatCount(count)}
            isSet={filter.kind === value}
            onSet={(isSet) => change({ kind: isSet ? value : "" })}
          />
        ))}
      </Facet>
      <Facet label={m.marketplace_facet_country()}>
        {countries.map(({ country, count }) => (
          <Box
            key={country}
            label={countryName(country, getLocale())}
            count={formatCount(count)}
            isSet={filter.country === country}
            onSet={(isSet) => change({ country: isSet ? country : "" })}
          />
        ))}
        {list.countries.length > FEW && (
          <Button look="quiet" size="small" aria-expanded={isAll} onClick={() => setIsAll(!isAll)}>
            {isAll ? m.marketplace_fewer() : m.marketplace_more({ count: list.countries.length - FEW })}
          </Button>
        )}
      </Facet>
      <Facet label={m.marketplace_facet_answer()}>
        {list.facets.answer.map(({ value, count }) => (
          <Box
            key={value}
            label={value === "instant" ? m.products_instant() : m.products_on_answer()}
            count={formatCount(count)}
            isSet={filter.answer === value}
            onSet={(isSet) => change({ answer: isSet ? value : "" })}
          />
        ))}
      </Facet>
      <PriceFacet key={`${filter.currency} ${filter.minPrice} ${filter.maxPrice}`} place={place} />
    </aside>
  );
}

function Facet({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend>{label}</legend>
      {children}
    </fieldset>
  );
}

type BoxProps = { label: string; count: string; isSet: boolean; onSet: (isSet: boolean) => void };

function Box({ label, count, isSet, onSet }: BoxProps) {
  return (
    <label className={classNames(fieldStyles.checkbox, styles.facet)}>
      <input type="checkbox" checked={isSet} onChange={() => onSet(!isSet)} />
      <span>{label}</span>
      <span className={styles.facetCount}>{count}</span>
    </label>
  );
}

/** From and to, in one currency: prices of others are not compared with it. */
function PriceFacet({ place: { filter, change } }: { place: MarketPlace }) {
  const [currency, setCurrency] = useState<Currency>(filter.currency ?? "EUR");
  const [from, setFrom] = useState<number | null>(filter.minPrice ?? null);
  const [to, setTo] = useState<number | null>(filter.maxPrice ?? null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isSet = from !== null || to !== null;
    change({
      ...{ currency: isSet ? currency : "", minPrice: from === null ? "" : String(from) },
      maxPrice: to === null ? "" : String(to),
    });
  };
  return (
    <form onSubmit={submit}>
      <fieldset className={styles.prices}>
        <legend>{m.marketplace_price()}</legend>
        <SelectField
          label={m.products_field_currency()}
          options={Object.keys(currencyDigits).map((value) => ({ value, label: value }))}
          value={currency}
          onChange={(event) => setCurrency(event.currentTarget.value as Currency)}
        />
        <AmountField label={m.marketplace_from()} {...{ currency, amount: from }} onAmount={setFrom} />
        <AmountField label={m.marketplace_to()} {...{ currency, amount: to }} onAmount={setTo} />
        <Button look="outline" size="small" type="submit">
          {m.marketplace_apply()}
        </Button>
      </fieldset>
    </form>
  );
}
