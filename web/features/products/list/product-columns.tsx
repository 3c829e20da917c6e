import type { ProductLine } from "#domain/products/products.ts";
import { m } from "#messages/messages.js";
import { formatDate, formatNumber } from "#web/locale/format.ts";
import { Badge } from "#web/ui/badge.tsx";
import type { ListColumn } from "#web/ui/list/list-column.ts";
import { ProductPicture } from "../product-picture.tsx";
import styles from "../products.module.css";
import { kindNames, priceWords, said, stateNames, visibilityNames } from "../words.ts";

/** What every list of products shows of one. */
export function productColumns(): ListColumn<ProductLine>[] {
  return [
    {
      id: "product",
      header: m.products_product(),
      cell: (line) => (
        <span className={styles.cell}>
          <span className={`plate ${styles.thumb}`}>
            <ProductPicture picture={line.picture} sizes="4rem" isDecorative />
          </span>
          <span>
            {said(line.title) || m.products_untitled()}
            <small>
              {kindNames[line.kind]()}
              {line.hotel && `, ${line.hotel.name}`}. {visibilityNames[line.visibility]()}
            </small>
          </span>
        </span>
      ),
    },
    {
      id: "state",
      header: m.products_state(),
      phone: "beside",
      cell: (line) => (
        <span className={styles.inList}>
          <StateBadges line={line} />
        </span>
      ),
    },
    {
      ...{ id: "price", header: m.products_field_price(), phone: "below" },
      cell: ({ price }) => <span className={styles.whole}>{priceWords(price)}</span>,
    },
    {
      id: "places",
      header: m.products_places(),
      phone: "below",
      cell: ({ placesTaken, capacity }) => (
        <span className={`${styles.whole} ${styles.phoneNamed}`} data-name={m.products_places()}>
          {capacity === null
            ? m.products_no_limit()
            : m.products_taken({ taken: formatNumber(placesTaken), capacity: formatNumber(capacity) })}
        </span>
      ),
    },
    {
      id: "updated",
      header: m.products_updated(),
      sort: "-updatedAt",
      cell: ({ updatedAt }) => formatDate(updatedAt),
    },
  ];
}

/** Where a product stands, and the draft beside it. */
export function StateBadges({
  line: { state, draftState, consent },
}: {
  line: Pick<ProductLine, "state" | "draftState" | "consent">;
}) {
  const isBeside = draftState !== null && draftState !== state;
  return (
    <span className={styles.badges}>
      <Badge tone={stateNames[state].tone}>{stateNames[state].label()}</Badge>
      {isBeside && (
        <Badge tone={stateNames[draftState].tone}>
          {m.products_beside({ state: stateNames[draftState].label().toLocaleLowerCase() })}
        </Badge>
      )}
      {consent?.state === "asked" && <Badge tone="warn">{m.products_consent_waiting()}</Badge>}
      {consent?.state === "refused" && <Badge tone="bad">{m.products_consent_refused()}</Badge>}
    </span>
  );
}
