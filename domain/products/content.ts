import { z } from "zod";
import { ContractTerms } from "../hotels/contracts.ts";
import { BlockPicture } from "../journeys/blocks.ts";
import { Currency } from "../money/money.ts";
import { MinorUnits, whole } from "../numbers.ts";
import { countries } from "../referrals/countries.ts";
import { GivenDay, Instant, text } from "../text.ts";

export const productKinds = ["stay", "experience", "package", "service"] as const;
export const ProductKind = z.enum(productKinds);
export type ProductKind = z.infer<typeof ProductKind>;

/** What one price pays for. */
export const priceUnits = ["night", "person", "group", "stay"] as const;
export const PriceUnit = z.enum(priceUnits);
export type PriceUnit = z.infer<typeof PriceUnit>;

/** Who finds a product: its seller alone, whoever is signed in, or everybody. */
export const visibilities = ["private", "members", "public"] as const;
export const Visibility = z.enum(visibilities);
export type Visibility = z.infer<typeof Visibility>;

export const MAX_PICTURES = 8;
const Words = (max: number) => z.strictObject({ pt: text(max), en: text(max) });

/** Everything that a seller says of a product; a draft may have gaps. */
export const ProductContent = z
  .strictObject({
    kind: ProductKind,
    title: Words(120),
    summary: Words(2_000),
    terms: Words(2_000),
    place: text(120),
    country: z.enum(countries).nullable(),
    /** A hotel of the collection that it names; a hotel's own offers name that hotel. */
    hotelId: z.uuid().nullable(),
    pictures: z.array(BlockPicture).max(MAX_PICTURES),
    currency: Currency,
    /** What everybody pays; null on request. */
    price: MinorUnits.nullable(),
    /** What members pay, where they pay less; never told to the public. */
    memberPrice: MinorUnits.nullable(),
    unit: PriceUnit,
    /** What whoever sells it earns, in hundredths of a percent, and when that is due; never told to the public. */
    commission: whole({ max: 5_000 }),
    due: ContractTerms.shape.due,
    /** How many places there are in all; null without a limit. */
    capacity: whole({ min: 1, max: 10_000 }).nullable(),
    /** How many people may come with one request; null without a limit. What was written before it was asked has none. */
    partyMax: whole({ min: 1, max: 200 }).nullable().default(null),
    startsOn: GivenDay.nullable(),
    endsOn: GivenDay.nullable(),
    visibility: Visibility,
    /** Whether a request is accepted at once, as long as there are places. */
    isInstant: z.boolean(),
    /** From when and until when it is found; null from its publication, and without an end. */
    opensAt: Instant.nullable(),
    closesAt: Instant.nullable(),
  })
  .meta({ id: "ProductContent" });
export type ProductContent = z.infer<typeof ProductContent>;

export const productFields = Object.keys(ProductContent.shape) as [
  keyof ProductContent,
  ...(keyof ProductContent)[],
];
export const ProductField = z.enum(productFields);
export type ProductField = z.infer<typeof ProductField>;

/** What of a product the public never reads. */
export const memberOnlyFields = ["memberPrice", "commission", "due"] as const satisfies ProductField[];

/** What is agreed at once and paid once for everybody is for so many, where its seller does not say for how many. */
export const USUAL_PARTY = 12;

/** How many people may come with one request; null without a limit. */
export function partyLimit({ partyMax, isInstant, unit }: Party): number | null {
  return partyMax ?? (isInstant && unit !== "person" ? USUAL_PARTY : null);
}
type Party = Pick<ProductContent, "isInstant" | "unit"> & { partyMax?: number | null };

/** A product of which nothing is said yet. */
export function emptyProduct(kind: ProductKind, hotelId: string | null): ProductContent {
  const nothing = () => ({ pt: "", en: "" });
  return {
    ...{ kind, title: nothing(), summary: nothing(), terms: nothing(), place: "", country: null, hotelId },
    ...{ pictures: [], currency: "BRL", price: null, memberPrice: null },
    ...{ unit: kind === "stay" ? "night" : "person", commission: 1_000, due: { from: "checkout", days: 30 } },
    ...{
      capacity: null,
      partyMax: null,
      startsOn: null,
      endsOn: null,
      visibility: "members",
      isInstant: false,
    },
    ...{ opensAt: null, closesAt: null },
  };
}
