import type { PublicProduct } from "#domain/products/products.ts";
import { MARKETPLACE, offerPath } from "#domain/site/marketplace.ts";
import { m } from "#messages/messages.js";
import { getLocale } from "#messages/runtime.js";
import { said } from "#web/locale/said.ts";
import { useSiteData } from "#web/site/site-data.ts";
import { sitePath } from "#web/site/site-path.ts";
import { StructuredData } from "#web/site/structured-data.tsx";
import { offerFacts } from "./offer-facts.ts";

/** An offer for machines that read the page: what everybody reads, and nothing else. */
export function OfferData({ offer }: { offer: PublicProduct }) {
  const { publicUrl } = useSiteData();
  const language = getLocale();
  const address = (path: string) => new URL(sitePath(path), publicUrl).href;
  const { slug } = offer;
  const offers = offerFacts(offer, address(offerPath(slug)));
  const name = said(offer.title);
  const steps = [
    { name: "Lilamonde", item: address("/") },
    { name: m.offers_name(), item: address(MARKETPLACE) },
    { name, item: address(offerPath(slug)) },
  ];
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
          ...(offers && { offers }),
        }}
      />
    </>
  );
}
