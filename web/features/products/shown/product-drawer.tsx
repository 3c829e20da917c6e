import { useQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { countryName } from "#domain/hotels/country-names.ts";
import type { MemberProduct } from "#domain/products/products.ts";
import { m } from "#messages/messages.js";
import { getLocale } from "#messages/runtime.js";
import { formatCalendarDay, formatNumber } from "#web/locale/format.ts";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { Button } from "#web/ui/button.tsx";
import { Sheet } from "#web/ui/sheet.tsx";
import { ProductPicture } from "../product-picture.tsx";
import { said } from "../words.ts";
import styles from "./marketplace.module.css";
import { shownProduct } from "./marketplace.ts";
import { ProductBadges, ProductPrice, SaveButton } from "./product-item.tsx";
import { RequestProduct } from "./request-product.tsx";
import { SendToJourney } from "./send-to-journey.tsx";

type DrawerProps = { id: string; canSell: boolean; onClose: () => void };

/** One product whole, beside the list. */
export function ProductDrawer({ id, canSell, onClose }: DrawerProps) {
  const query = useQuery(shownProduct(id));
  return (
    <Sheet isOpen onOpenChange={onClose} label={query.data ? said(query.data.title) : m.products_product()}>
      <div className={`work ${styles.drawer}`}>
        <Button
          look="quiet"
          size="small"
          className={styles.drawerClose}
          aria-label={m.close()}
          onClick={onClose}
        >
          <X size={16} aria-hidden="true" />
        </Button>
        <QueryView query={query} lines={8}>
          {(product) => <Whole product={product} canSell={canSell} />}
        </QueryView>
      </div>
    </Sheet>
  );
}

function Whole({ product, canSell }: { product: MemberProduct; canSell: boolean }) {
  const {
    title,
    summary,
    terms,
    pictures,
    place,
    country,
    seller,
    hotel,
    startsOn,
    endsOn,
    placesLeft,
    due,
  } = product;
  return (
    <>
      <div className={styles.gallery}>
        {pictures.map((picture) => (
          <span key={JSON.stringify(picture)} className={`plate ${styles.plate}`}>
            <ProductPicture picture={picture} sizes="28rem" />
          </span>
        ))}
      </div>
      <h2 className={styles.drawerTitle}>{said(title)}</h2>
      <ProductBadges product={product} />
      <p>{said(summary)}</p>
      <ProductPrice product={product} />
      <dl className={styles.facts}>
        <Fact name={m.products_field_place()}>
          {place}, {countryName(country, getLocale())}
        </Fact>
        <Fact name={m.products_seller()}>{seller.name}</Fact>
        {hotel && <Fact name={m.products_field_hotel()}>{hotel.name}</Fact>}
        {startsOn && <Fact name={m.products_field_starts()}>{formatCalendarDay(startsOn)}</Fact>}
        {endsOn && <Fact name={m.products_field_ends()}>{formatCalendarDay(endsOn)}</Fact>}
        {placesLeft !== null && <Fact name={m.marketplace_places_left()}>{formatNumber(placesLeft)}</Fact>}
        <Fact name={m.products_field_due()}>{m.products_due({ days: due.days })}</Fact>
        <Fact name={m.products_field_terms()}>{said(terms)}</Fact>
      </dl>
      <div className={styles.drawerActions}>
        {canSell && !product.isMine && <RequestProduct product={product} />}
        {canSell && <SendToJourney product={product} />}
        <SaveButton product={product} />
      </div>
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
