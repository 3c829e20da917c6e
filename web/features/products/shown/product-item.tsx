import { Bookmark } from "lucide-react";
import { MAX_COMPARED } from "#domain/products/marketplace.ts";
import type { MemberProduct } from "#domain/products/products.ts";
import { m } from "#messages/messages.js";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Badge } from "#web/ui/badge.tsx";
import { classNames } from "#web/ui/class-names.ts";
import fieldStyles from "#web/ui/field.module.css";
import { ProductPicture } from "../product-picture.tsx";
import { earnsWords, kindNames, priceWords, said, unitNames } from "../words.ts";
import styles from "./marketplace.module.css";
import { saveProduct } from "./marketplace.ts";
import type { MarketPlace } from "./use-market-place.ts";

/** A product in the marketplace: what it is, who sells it, what members pay and earn. */
export function ProductItem({ product, place }: { product: MemberProduct; place: MarketPlace }) {
  const { id, title, summary, seller, pictures } = product;
  const name = said(title);
  const isCompared = place.compared.includes(id);
  return (
    <li className={styles.item}>
      <span className={`plate ${styles.plate}`}>
        <ProductPicture picture={pictures[0] ?? null} sizes="(max-width: 767px) 6.5rem, 12rem" isDecorative />
      </span>
      <div className={styles.words}>
        <h2>
          <button type="button" onClick={() => place.change({ product: id })}>
            {name}
          </button>
        </h2>
        <p className={styles.small}>
          {[product.place, product.hotel?.name ?? seller.name].join(". ")}
          {seller.kind === "hotel" && `. ${m.marketplace_by_hotel()}`}
        </p>
        <p className={styles.summary}>{said(summary)}</p>
        <ProductBadges product={product} />
      </div>
      <div className={styles.terms}>
        <ProductPrice product={product} />
        <div className={styles.marks}>
          <label className={classNames(fieldStyles.checkbox, styles.compare)}>
            <input
              type="checkbox"
              checked={isCompared}
              disabled={!isCompared && place.compared.length >= MAX_COMPARED}
              onChange={() => place.compare(id)}
            />
            <span aria-hidden="true">{m.marketplace_compare()}</span>
            <span className="sr-only">{m.marketplace_compare_one({ name })}</span>
          </label>
          <SaveButton product={product} />
        </div>
      </div>
    </li>
  );
}

/** What it costs a member, and what it earns. */
export function ProductPrice({ product }: { product: MemberProduct }) {
  const { price, memberPrice, unit, commission } = product;
  return (
    <div className={styles.cost}>
      <p className={styles.price}>{priceWords(memberPrice ?? price)}</p>
      {price && (
        <p className={styles.small}>
          {memberPrice ? m.marketplace_unit_member({ unit: unitNames[unit]() }) : unitNames[unit]()}
        </p>
      )}
      {memberPrice && <p className={styles.small}>{m.products_public_price({ price: priceWords(price) })}</p>}
      <p className={styles.earns}>{earnsWords(commission, memberPrice ?? price)}</p>
    </div>
  );
}

/** What is worth knowing at a glance. */
export function ProductBadges({ product }: { product: MemberProduct }) {
  const { kind, isInstant, placesLeft, visibility } = product;
  return (
    <p className={styles.badges}>
      <Badge>{kindNames[kind]()}</Badge>
      {isInstant && <Badge tone="ok">{m.products_instant()}</Badge>}
      {placesLeft === 0 && <Badge tone="bad">{m.marketplace_sold_out()}</Badge>}
      {placesLeft !== null && placesLeft > 0 && placesLeft <= 3 && (
        <Badge tone="warn">{m.marketplace_last({ count: placesLeft })}</Badge>
      )}
      {visibility === "members" && <Badge tone="info">{m.marketplace_members_only()}</Badge>}
    </p>
  );
}

/** Saves it, or lets it go. */
export function SaveButton({ product: { id, title, isSaved } }: { product: MemberProduct }) {
  const { run } = useWrite(saveProduct);
  return (
    <button
      type="button"
      className={styles.save}
      aria-pressed={isSaved}
      aria-label={m.marketplace_save({ name: said(title) })}
      onClick={() => void run({ id, isSaved: !isSaved })}
    >
      <Bookmark size={17} strokeWidth={1.5} fill={isSaved ? "currentColor" : "none"} aria-hidden="true" />
    </button>
  );
}
