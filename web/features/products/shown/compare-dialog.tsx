import { countryName } from "#domain/hotels/country-names.ts";
import type { MemberProduct } from "#domain/products/products.ts";
import { m } from "#messages/messages.js";
import { getLocale } from "#messages/runtime.js";
import { formatCalendarDays, formatNumber } from "#web/locale/format.ts";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { ProductPicture } from "../product-picture.tsx";
import { earnsWords, fieldNames, kindNames, priceWords, said, unitNames } from "../words.ts";
import styles from "./marketplace.module.css";
import { useCompared } from "./marketplace.ts";
import { SendToJourney } from "./send-to-journey.tsx";

type CompareProps = { ids: string[]; canSell: boolean; onClose: () => void };

/** Up to four products side by side, line by line. */
export function CompareDialog({ ids, canSell, onClose }: CompareProps) {
  return (
    <Dialog isOpen isWide onOpenChange={onClose} title={m.marketplace_compare_title()}>
      <QueryView query={useCompared(ids)} lines={8}>
        {(products) => (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard
          <section className={styles.scroll} tabIndex={0} aria-label={m.marketplace_compare_title()}>
            <table className={styles.table}>
              <thead>
                <tr>
                  <td />
                  {products.map((product) => (
                    <th key={product.id} scope="col">
                      <span className={`plate ${styles.plate}`}>
                        <ProductPicture picture={product.pictures[0] ?? null} sizes="12rem" isDecorative />
                      </span>
                      {said(product.title)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {lines().map(({ name, of }) => (
                  <tr key={name}>
                    <th scope="row">{name}</th>
                    {products.map((product) => (
                      <td key={product.id}>{of(product)}</td>
                    ))}
                  </tr>
                ))}
                {canSell && (
                  <tr>
                    <th scope="row">{m.marketplace_journey()}</th>
                    {products.map((product) => (
                      <td key={product.id}>
                        <SendToJourney product={product} />
                      </td>
                    ))}
                  </tr>
                )}
              </tbody>
            </table>
          </section>
        )}
      </QueryView>
    </Dialog>
  );
}

type Line = { name: string; of: (product: MemberProduct) => string };

const lines = (): Line[] => [
  { name: fieldNames.kind(), of: ({ kind }) => kindNames[kind]() },
  { name: fieldNames.place(), of: ({ place, country }) => `${place}, ${countryName(country, getLocale())}` },
  { name: m.products_seller(), of: ({ seller }) => seller.name },
  {
    name: fieldNames.price(),
    of: ({ price, unit }) => (price ? `${priceWords(price)}, ${unitNames[unit]()}` : m.products_on_request()),
  },
  { name: fieldNames.memberPrice(), of: ({ memberPrice }) => (memberPrice ? priceWords(memberPrice) : "—") },
  {
    name: m.marketplace_commission(),
    of: ({ commission, price, memberPrice }) => earnsWords(commission, memberPrice ?? price),
  },
  { name: fieldNames.due(), of: ({ due }) => m.products_due({ days: due.days }) },
  {
    name: m.marketplace_when(),
    of: ({ startsOn, endsOn }) => (startsOn && endsOn ? formatCalendarDays(startsOn, endsOn) : "—"),
  },
  {
    name: m.marketplace_places_left(),
    of: ({ placesLeft }) => (placesLeft === null ? m.products_no_limit() : formatNumber(placesLeft)),
  },
  {
    name: fieldNames.partyMax(),
    of: ({ partyMax }) => (partyMax === null ? m.products_no_limit() : formatNumber(partyMax)),
  },
  {
    name: m.marketplace_facet_answer(),
    of: ({ isInstant }) => (isInstant ? m.products_instant() : m.products_on_answer()),
  },
  { name: fieldNames.terms(), of: ({ terms }) => said(terms) },
];
