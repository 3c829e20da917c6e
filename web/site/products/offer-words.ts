import type { PriceUnit, ProductKind } from "#domain/products/content.ts";
import type { PublicProduct } from "#domain/products/products.ts";
import { m } from "#messages/messages.js";
import { formatMoney } from "#web/locale/format.ts";

export const kindNames: Record<ProductKind, () => string> = {
  stay: m.products_kind_stay,
  experience: m.products_kind_experience,
  package: m.products_kind_package,
  service: m.products_kind_service,
};

/** What one price of an offer pays for, in words. */
export const unitNames: Record<PriceUnit, () => string> = {
  night: m.offers_unit_night,
  person: m.offers_unit_person,
  group: m.offers_unit_group,
  stay: m.offers_unit_stay,
};

/** What an offer costs, in words; on request is a price too. */
export function priceLine({ price, unit }: Pick<PublicProduct, "price" | "unit">): string {
  if (!price) return m.offers_on_request();
  return m.offers_price({ price: formatMoney(price.amount, price.currency), unit: unitNames[unit]() });
}
