import { currencyDigits } from "#domain/money/currencies.ts";
import type { PriceUnit } from "#domain/products/content.ts";
import type { PublicProduct } from "#domain/products/products.ts";
import { unitNames } from "#web/site/products/offer-words.ts";

/** The codes of UN/CEFACT; what is paid once for everybody is one of its kind. */
const unitCodes: Record<PriceUnit, string> = { night: "DAY", person: "IE", group: "C62", stay: "C62" };

/** What an offer costs, for machines: never an amount without what it pays for; null on request. */
export function offerFacts({ price, unit, placesLeft }: PublicProduct, url: string): object | null {
  if (!price) return null;
  const digits = currencyDigits[price.currency];
  return {
    "@type": "Offer",
    priceSpecification: {
      "@type": "UnitPriceSpecification",
      price: (price.amount / 10 ** digits).toFixed(digits),
      priceCurrency: price.currency,
      unitText: unitNames[unit](),
      referenceQuantity: { "@type": "QuantitativeValue", value: 1, unitCode: unitCodes[unit] },
    },
    availability: `https://schema.org/${placesLeft === 0 ? "SoldOut" : "InStock"}`,
    url,
  };
}
