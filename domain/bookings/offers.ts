import { z } from "zod";
import type { FieldCode } from "../errors.ts";
import { ContractTerms, usualTerms } from "../hotels/contracts.ts";
import { Localized } from "../localized.ts";
import { LinkCode } from "../marketing/links.ts";
import { whole } from "../numbers.ts";
import { PriceUnit, type ProductContent, ProductKind, partyLimit } from "../products/content.ts";
import { visitSources } from "../stores/visits.ts";
import { Email, GivenDay, Language, line, text } from "../text.ts";
import { nightsBetween } from "../zones.ts";
import { DAYS_AT_ONCE, spanFault } from "./spans.ts";

/** The rate plan of a product that is booked: it has one price. */
const OFFER_PLAN = "OFFER";

/** A product as it was when it was asked for: what it was called, and the terms it is sold under. */
export const BookedOffer = z.object({
  slug: z.string(),
  kind: ProductKind,
  title: Localized,
  unit: PriceUnit,
  seller: z.string(),
  terms: ContractTerms,
  /** Asked for by a visitor and agreed as soon as they open the link of their mail, while there are places. */
  isAgreedOnOpening: z.boolean().optional(),
});
export type BookedOffer = z.infer<typeof BookedOffer>;

const asked = {
  startsOn: GivenDay,
  /** The same day where it is over on that day. */
  endsOn: GivenDay,
  people: whole({ min: 1, max: 200 }),
  message: text(2_000),
};
export type AskedOffer = { startsOn: string; endsOn: string; people: number };

/** What a member asks of a product. */
export const ProductRequest = z.strictObject({ productId: z.uuid(), ...asked });
export type ProductRequest = z.infer<typeof ProductRequest>;

/** What somebody without an account asks of a product. */
export const VisitorRequest = z.strictObject({
  ...asked,
  name: line(120),
  email: Email,
  language: Language,
  /** By which way they came to the seller's page; null where they did not come by it. */
  source: z.enum(visitSources).nullable(),
  /** The code of the short link that brought them here. */
  link: LinkCode.optional(),
  /** That whoever sells it may answer by these means. */
  isAgreed: z.literal(true),
  /** A field people do not see; whoever fills it is not a person. */
  website: text(500).optional(),
});
export type VisitorRequest = z.infer<typeof VisitorRequest>;

/** What a visitor is told at once. */
export const VisitorReceipt = z
  .object({ reference: z.string(), state: z.enum(["sent", "to_open"]) })
  .meta({ id: "VisitorReceipt" });
export type VisitorReceipt = z.infer<typeof VisitorReceipt>;

type Offered = Pick<ProductContent, "startsOn" | "endsOn" | "unit" | "isInstant" | "partyMax">;

/** What of the days and people somebody asks for cannot be, on a day where the product is. */
export function requestFaults(
  offered: Offered,
  { startsOn, endsOn, people }: AskedOffer,
  today: string,
): Record<string, FieldCode> {
  const { startsOn: opens, endsOn: closes, unit } = offered;
  if (startsOn < today) return { startsOn: "in_past" };
  const fault = spanFault({ from: startsOn, until: endsOn }, today);
  if (fault === "too_far_ahead") return { startsOn: "invalid" };
  if (endsOn < startsOn || (unit === "night" && endsOn === startsOn)) return { endsOn: "ends_before_start" };
  if (opens !== null && startsOn < opens) return { startsOn: "invalid" };
  if (closes !== null && endsOn > closes) return { endsOn: "invalid" };
  if (fault === "too_long") return { endsOn: "invalid" };
  if (unit !== "night" && nightsBetween(startsOn, endsOn) >= DAYS_AT_ONCE) return { endsOn: "too_long" };
  if (people > (partyLimit(offered) ?? people)) return { people: "too_long" };
  return {};
}

/** How many places a request takes: one for each person where a person pays, else one in all. */
export function placesAsked({ unit }: Pick<ProductContent, "unit">, { people }: AskedOffer): number {
  return unit === "person" ? people : 1;
}

type Priced = Pick<ProductContent, "unit" | "price" | "memberPrice">;

/** What a request comes to, by the price its asker pays; null where the price is given on request. */
export function priceAsked(
  { unit, price, memberPrice }: Priced,
  { startsOn, endsOn, people }: AskedOffer,
  isMember: boolean,
): number | null {
  const each = (isMember ? memberPrice : null) ?? price;
  if (each === null) return null;
  if (unit === "night") return each * nightsBetween(startsOn, endsOn);
  return unit === "person" ? each * people : each;
}

/**
 * The terms under which a product is sold: its own commission and due rule, on the direct route. Nobody who sells
 * stands between a visitor and the product, so that nothing is owed for it.
 */
export function offerTerms(
  { currency, commission, due, terms }: Pick<ProductContent, "currency" | "commission" | "due" | "terms">,
  isMember: boolean,
): ContractTerms {
  const earns = isMember ? commission : 0;
  const name = { pt: "Oferta", en: "Offer" };
  return {
    ...usualTerms,
    commissionable: [...usualTerms.commissionable],
    ...{ currency, due },
    ratePlans: [{ code: OFFER_PLAN, name, kind: earns > 0 ? "commissionable" : "net", commission: earns }],
    cancellation: {
      ...{ freeUntilDays: 0, penalties: [], isRetainedCommissionable: false },
      text: { pt: terms.pt, en: terms.en },
    },
    childPolicy: { pt: "", en: "" },
  };
}

/** A product in the form in which rooms are booked: one line with its price. */
export function offerRoom(title: string, price: number) {
  return { category: title.slice(0, 120), ratePlan: OFFER_PLAN, price };
}
