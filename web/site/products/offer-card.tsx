import type { PublicProduct } from "#domain/products/products.ts";
import { offerPath } from "#domain/site/marketplace.ts";
import { said } from "#web/locale/said.ts";
import { sitePath } from "#web/site/site-path.ts";
import cardStyles from "#web/ui/card.module.css";
import { classNames } from "#web/ui/class-names.ts";
import { OfferPicture } from "./offer-picture.tsx";
import { priceLine } from "./offer-words.ts";
import styles from "./offers.module.css";

type OfferCardProps = { offer: PublicProduct; sizes: string; hasSeller?: boolean };

/** An offer as everybody sees it; the whole of it leads to its page. */
export function OfferCard({ offer, sizes, hasSeller = false }: OfferCardProps) {
  const from = [offer.place, hasSeller ? offer.seller.name : ""].filter(Boolean).join(". ");
  return (
    // A plain link: a page that somebody else signs is left for one of ours, whole.
    <a className={classNames(cardStyles.card, styles.offer)} href={sitePath(offerPath(offer.slug))}>
      <div className={classNames("plate", styles.plate)}>
        <OfferPicture picture={offer.pictures[0]} sizes={sizes} isDecorative />
      </div>
      <div className={cardStyles.cardText} data-slot="card-text">
        <h3 className="d4">{said(offer.title)}</h3>
        {from && <p className={styles.from}>{from}</p>}
        <b className={styles.price}>{priceLine(offer)}</b>
      </div>
    </a>
  );
}
