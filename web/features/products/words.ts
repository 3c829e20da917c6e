import type { ErrorCode } from "#domain/errors.ts";
import { inLanguage, type Localized } from "#domain/localized.ts";
import type { Money } from "#domain/money/money.ts";
import type { PriceUnit, ProductField, ProductKind, Visibility } from "#domain/products/content.ts";
import type { ProductState } from "#domain/products/states.ts";
import { m } from "#messages/messages.js";
import { getLocale } from "#messages/runtime.js";
import { formatMoney, formatRate } from "#web/locale/format.ts";

type Tone = "neutral" | "ok" | "warn" | "bad" | "info";

export const stateNames: Record<ProductState, { label: () => string; tone: Tone }> = {
  draft: { label: m.products_state_draft, tone: "neutral" },
  in_review: { label: m.products_state_in_review, tone: "info" },
  changes_requested: { label: m.products_state_changes_requested, tone: "warn" },
  rejected: { label: m.products_state_rejected, tone: "bad" },
  published: { label: m.products_state_published, tone: "ok" },
  paused: { label: m.products_state_paused, tone: "warn" },
  closed: { label: m.products_state_closed, tone: "neutral" },
};

export const kindNames: Record<ProductKind, () => string> = {
  stay: m.products_kind_stay,
  experience: m.products_kind_experience,
  package: m.products_kind_package,
  service: m.products_kind_service,
};

export const unitNames: Record<PriceUnit, () => string> = {
  night: m.products_unit_night,
  person: m.products_unit_person,
  group: m.products_unit_group,
  stay: m.products_unit_stay,
};

export const visibilityNames: Record<Visibility, () => string> = {
  private: m.products_visibility_private,
  members: m.products_visibility_members,
  public: m.products_visibility_public,
};

export const fieldNames: Record<ProductField, () => string> = {
  kind: m.products_field_kind,
  title: m.products_field_title,
  summary: m.products_field_summary,
  terms: m.products_field_terms,
  place: m.products_field_place,
  country: m.products_field_country,
  hotelId: m.products_field_hotel,
  pictures: m.products_field_pictures,
  currency: m.products_field_currency,
  price: m.products_field_price,
  memberPrice: m.products_field_member_price,
  unit: m.products_field_unit,
  commission: m.products_field_commission,
  due: m.products_field_due,
  capacity: m.products_field_capacity,
  partyMax: m.products_field_party,
  startsOn: m.products_field_starts,
  endsOn: m.products_field_ends,
  visibility: m.products_field_visibility,
  isInstant: m.products_field_instant,
  opensAt: m.products_field_opens,
  closesAt: m.products_field_closes,
};

/** A text in the reader's language, or the other while that is empty. */
export function said(text: Localized): string {
  return inLanguage(text, getLocale());
}

/** A price with what it pays for, or that it is asked for. */
export function priceWords(price: Money | null): string {
  return price ? formatMoney(price.amount, price.currency) : m.products_on_request();
}

/** Why something could not be done, in words. */
export function refusalText(outcome: { state: string; code?: ErrorCode | undefined }): string {
  if (outcome.state === "conflict") return m.products_stale();
  if (outcome.state === "offline") return m.state_offline_text();
  const known: Partial<Record<ErrorCode, () => string>> = {
    product_unready: m.products_refused_unready,
    product_consent: m.products_refused_consent,
    product_below_rate: m.products_refused_below_rate,
    product_limit: m.products_refused_limit,
    product_full: m.products_refused_full,
    product_state: m.products_stale,
  };
  return (outcome.code && known[outcome.code]?.()) || m.products_failed();
}

/** What a sale earns: a share of what a member pays for it, where that is known. */
export function earnsWords(commission: number, base: Money | null): string {
  const rate = formatRate(commission);
  return base ? m.products_earns({ rate, base: priceWords(base) }) : m.products_earns_rate({ rate });
}
