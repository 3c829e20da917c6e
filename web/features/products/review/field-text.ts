import { countryName } from "#domain/hotels/country-names.ts";
import type { ProductContent, ProductField } from "#domain/products/content.ts";
import { m } from "#messages/messages.js";
import { getLocale } from "#messages/runtime.js";
import {
  formatCalendarDay,
  formatDateTime,
  formatMoney,
  formatNumber,
  formatRate,
} from "#web/locale/format.ts";
import { kindNames, unitNames, visibilityNames } from "../words.ts";

/** What stands in a field, as people read it; both languages of a text, one under the other. */
export function fieldText(field: ProductField, content: ProductContent, hotel: string): string {
  const { currency } = content;
  const money = (amount: number | null) => (amount === null ? "—" : formatMoney(amount, currency));
  switch (field) {
    case "title":
    case "summary":
    case "terms":
      return `${content[field].pt}\n${content[field].en}`;
    case "kind":
      return kindNames[content.kind]();
    case "country":
      return content.country ? countryName(content.country, getLocale()) : "—";
    case "hotelId":
      return content.hotelId === null ? m.products_no_hotel() : hotel;
    case "price":
      return content.price === null ? m.products_on_request() : money(content.price);
    case "memberPrice":
      return money(content.memberPrice);
    case "unit":
      return unitNames[content.unit]();
    case "commission":
      return formatRate(content.commission);
    case "due":
      return m.products_due({ days: content.due.days });
    case "capacity":
      return content.capacity === null ? m.products_no_limit() : formatNumber(content.capacity);
    case "partyMax":
      return content.partyMax ? formatNumber(content.partyMax) : m.products_no_limit();
    case "startsOn":
    case "endsOn":
      return content[field] === null ? "—" : formatCalendarDay(content[field]);
    case "visibility":
      return visibilityNames[content.visibility]();
    case "isInstant":
      return content.isInstant ? m.products_instant() : m.products_on_answer();
    case "opensAt":
    case "closesAt":
      return content[field] === null ? "—" : formatDateTime(content[field]);
    default:
      return String(content[field]);
  }
}
