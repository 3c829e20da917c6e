import { currencyDigits } from "#domain/money/currencies.ts";
import type { PublicProduct } from "#domain/products/products.ts";
import { MARKETPLACE, offerPath } from "#domain/site/marketplace.ts";
import { m } from "#messages/messages.js";
import { getLocale } from "#messages/runtime.js";
import { said } from "#web/locale/said.ts";
import { useSiteData } from "#web/site/site-data.ts";
import { sitePath } from "#web/site/site-path.ts";
import { StructuredData } from "#web/site/structured-data.tsx";

/** An offer for machines that read the page: what everybody reads, and nothing else. */
export function OfferData({ offer }: { offer: PublicProduct }) {
  const { publicUrl } = useSiteData();
  const language = getLocale();
  const address = (path: string) => new URL(sitePath(path), publicUrl).href;
  const { price, placesLeft, slug } = offer;
  const name = said(offer.title);
  const steps = [
    { name: "Lilamonde", item: address("/") },
    { name: m.offers_name(), item: address(MARKETPLACE) },
    { name, item: address(offerPath(slug)) },
  ];
  const availability = placesLeft === 0 ? "SoldOut" : "InStock";
  return (
    <>
      <StructuredData
        facts={{
          "@type": "BreadcrumbList",
          itemListElement: steps.map((step, at) => ({ "@type": "ListItem", position: at + 1, ...step })),
        }}
      />
      <StructuredData
        facts={{
          "@type": "Product",
          name,
          description: said(offer.summary),
          url: address(offerPath(slug)),
          image: new URL(`/og/${language}/marketplace/${slug}.png`, publicUrl).href,
          brand: { "@type": "Organization", name: offer.seller.name },
          ...(price && {
            offers: {
              "@type": "Offer",
              price: (price.amount / 10 ** currencyDigits[price.currency]).toFixed(
                currencyDigits[price.currency],
              ),
              priceCurrency: price.currency,
              availability: `https://schema.org/${availability}`,
              url: address(offerPath(slug)),
            },
          }),
        }}
      />
    </>
  );
}
