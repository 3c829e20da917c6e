import type { PublicStore } from "#domain/stores/stores.ts";
import { m } from "#messages/messages.js";
import { OfferCard } from "#web/site/products/offer-card.tsx";
import styles from "./stores.module.css";

/** What the seller offers everybody, in their own order. */
export function StoreProducts({ store: { products } }: { store: PublicStore }) {
  if (products.length === 0) return null;
  return (
    <section id="offers" className={styles.products} aria-labelledby="offers-title">
      <h2 id="offers-title">{m.stores_page_products()}</h2>
      <ul>
        {products.map((offer) => (
          <li key={offer.id}>
            <OfferCard offer={offer} sizes="(max-width: 767px) 100vw, 33vw" />
          </li>
        ))}
      </ul>
    </section>
  );
}
