import type { ReactNode } from "react";
import { Link } from "react-router";
import { countryName } from "#domain/hotels/country-names.ts";
import type { PublicProduct } from "#domain/products/products.ts";
import { MARKETPLACE } from "#domain/site/marketplace.ts";
import { storePath } from "#domain/stores/store-path.ts";
import { m } from "#messages/messages.js";
import { getLocale } from "#messages/runtime.js";
import { formatCalendarDay, formatCalendarDays, formatNumber } from "#web/locale/format.ts";
import { said } from "#web/locale/said.ts";
import { OfferPicture } from "#web/site/products/offer-picture.tsx";
import { kindNames, priceLine } from "#web/site/products/offer-words.ts";
import { sitePath } from "#web/site/site-path.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import styles from "./offers-page.module.css";

type OfferPageProps = {
  offer: PublicProduct;
  /** The address of the seller's own page; null for none. */
  store: string | null;
  /** The form to ask for it. */
  form?: ReactNode;
};

/** One offer as everybody reads it: what, where, when, for how much, and from whom. */
export function OfferPage({ offer, store, form }: OfferPageProps) {
  const [first, ...others] = offer.pictures;
  const terms = said(offer.terms);
  return (
    <main id="content" className={`wrap ${styles.offer}`}>
      <Link className={`text-link ${styles.back}`} to={sitePath(MARKETPLACE)}>
        {m.offers_back()}
      </Link>
      <div className={styles.opening}>
        <div className="plate">
          <OfferPicture picture={first} sizes="(max-width: 1023px) 100vw, 58vw" isPriority />
        </div>
        <div className={styles.side}>
          <h1 className="d3">{said(offer.title)}</h1>
          <p className={styles.price}>{priceLine(offer)}</p>
          <OfferFacts offer={offer} />
          {form && offer.placesLeft !== 0 && (
            <ButtonLink to="#request" reloadDocument>
              {m.offers_request()}
            </ButtonLink>
          )}
          <SellerWays offer={offer} store={store} />
        </div>
      </div>
      <div className={styles.body}>
        <p className={`lead ${styles.prose}`}>{said(offer.summary)}</p>
        {offer.hotel && offer.pictures.some(({ kind }) => kind === "art") && (
          <p className="caption">{m.hotels_pictures_note()}</p>
        )}
        {terms && (
          <section className={styles.terms} aria-labelledby="terms-title">
            <h2 id="terms-title">{m.offers_terms()}</h2>
            <p>{terms}</p>
          </section>
        )}
      </div>
      {others.length > 0 && (
        <section className={styles.gallery} aria-label={m.offers_gallery()}>
          {others.map((picture) => (
            <div key={picture.kind === "art" ? picture.name : picture.src} className="plate">
              <OfferPicture picture={picture} sizes="(max-width: 767px) 100vw, 33vw" />
            </div>
          ))}
        </section>
      )}
      {offer.placesLeft !== 0 && form}
    </main>
  );
}

function OfferFacts({ offer }: { offer: PublicProduct }) {
  const { place, country, kind, placesLeft, partyMax, isInstant } = offer;
  const land = country ? countryName(country, getLocale()) : "";
  const facts = [
    { label: m.offers_what(), value: kindNames[kind]() },
    { label: m.offers_where(), value: [place, land].filter(Boolean).join(", ") },
    { label: m.offers_when(), value: whenLine(offer) },
    { label: m.offers_places(), value: placesLine(placesLeft) },
    { label: m.offers_party(), value: partyMax === null ? "" : formatNumber(partyMax) },
    {
      label: m.offers_confirmation(),
      value: isInstant ? m.offers_answer_instant() : m.offers_answer_on_answer(),
    },
  ].filter(({ value }) => value);
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function whenLine({ startsOn, endsOn }: PublicProduct): string {
  if (startsOn && endsOn) return formatCalendarDays(startsOn, endsOn);
  if (startsOn) return m.offers_from({ day: formatCalendarDay(startsOn) });
  return endsOn ? m.offers_until({ day: formatCalendarDay(endsOn) }) : m.offers_always();
}

function placesLine(placesLeft: number | null): string {
  if (placesLeft === null) return "";
  return placesLeft === 0 ? m.offers_sold_out() : m.offers_places_left({ count: placesLeft });
}

/** Who offers it, and the ways to them. */
function SellerWays({ offer: { seller, hotel }, store }: Pick<OfferPageProps, "offer" | "store">) {
  const { name } = seller;
  return (
    <section className={styles.side} aria-label={m.offers_seller()}>
      <p>
        {m.offers_seller()}: <b>{name}</b>
      </p>
      <div className={styles.seller}>
        {store ? (
          <>
            <ButtonLink look="outline" to={`${sitePath(storePath(store))}#contact`} reloadDocument>
              {m.offers_ask_seller({ name: name.split(" ")[0] ?? name })}
            </ButtonLink>
            <ButtonLink look="outline" to={sitePath(storePath(store))} reloadDocument>
              {m.offers_seller_store({ name: name.split(" ")[0] ?? name })}
            </ButtonLink>
          </>
        ) : (
          <ButtonLink look="outline" to={sitePath("/contact")}>
            {m.offers_ask_house()}
          </ButtonLink>
        )}
        {hotel && (
          <ButtonLink look="outline" to={sitePath(`/lilamonde/${hotel.slug}`)}>
            {m.offers_seller_hotel()}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
