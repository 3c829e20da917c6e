import { z } from "zod";
import { listAnswer, listQuery } from "../list/list.ts";
import { Localized } from "../localized.ts";
import { Currency, Money } from "../money/money.ts";
import { MinorUnits, Version } from "../numbers.ts";
import { Picture } from "../site/pictures.ts";
import { coded, lines } from "../text.ts";
import { PriceUnit, ProductContent, ProductField, ProductKind, productKinds, Visibility } from "./content.ts";
import { draftStates, liveStates, ProductState, productStates } from "./states.ts";

/** Whoever sells a product: a member under their own name, or a hotel. */
const Seller = z
  .object({ kind: z.enum(["member", "hotel"]), id: z.uuid(), name: z.string() })
  .meta({ id: "ProductSeller" });

/** What everybody reads of a product; nothing that is for members alone is part of it. */
export const PublicProduct = z
  .object({
    id: z.uuid(),
    /** Its part of an address. */
    slug: z.string(),
    kind: ProductKind,
    title: Localized,
    summary: Localized,
    terms: Localized,
    place: z.string(),
    country: z.string(),
    hotel: z.object({ id: z.uuid(), slug: z.string(), name: z.string() }).nullable(),
    seller: Seller,
    pictures: z.array(Picture),
    /** Null on request. */
    price: Money.nullable(),
    unit: PriceUnit,
    /** Null without a limit. */
    placesLeft: z.number().int().nullable(),
    /** How many people may come with one request; null without a limit. */
    partyMax: z.number().int().nullable(),
    startsOn: z.iso.date().nullable(),
    endsOn: z.iso.date().nullable(),
    isInstant: z.boolean(),
    publishedAt: z.iso.datetime(),
  })
  .meta({ id: "PublicProduct" });
export type PublicProduct = z.infer<typeof PublicProduct>;

/** What members read: the same, with their price, what it earns, and what they have done with it. */
export const MemberProduct = PublicProduct.extend({
  memberPrice: Money.nullable(),
  /** In hundredths of a percent. */
  commission: z.number().int(),
  due: ProductContent.shape.due,
  visibility: Visibility,
  isSaved: z.boolean(),
  isMine: z.boolean(),
}).meta({ id: "MemberProduct" });
export type MemberProduct = z.infer<typeof MemberProduct>;

/** What one review said, to a field where it belongs to one. */
export const Review = z
  .object({
    decision: z.enum(["changes_requested", "rejected", "published", "closed"]),
    reason: z.string().nullable(),
    comments: z.array(z.object({ field: ProductField, text: z.string() })),
    at: z.iso.datetime(),
  })
  .meta({ id: "ProductReview" });
export type Review = z.infer<typeof Review>;

/** Whether the hotel that is named agrees; null where nobody has to. */
const Consent = z
  .object({ state: z.enum(["asked", "given", "refused"]), reason: z.string().nullable() })
  .meta({ id: "ProductConsent" });

/** A product as its seller and the house read it: what is shown, and the draft beside it. */
export const OwnProduct = z
  .object({
    id: z.uuid(),
    slug: z.string().nullable(),
    /** What stands for the whole: of what is published, else of the draft. */
    state: ProductState,
    live: ProductContent.nullable(),
    liveState: z.enum(liveStates).nullable(),
    draft: ProductContent.nullable(),
    draftState: z.enum(draftStates).nullable(),
    /** What was reviewed before, to show what is new since. */
    reviewed: ProductContent.nullable(),
    reviews: z.array(Review),
    consent: Consent.nullable(),
    hotel: z.object({ id: z.uuid(), name: z.string() }).nullable(),
    seller: Seller,
    placesTaken: z.number().int(),
    sentAt: z.iso.datetime().nullable(),
    publishedAt: z.iso.datetime().nullable(),
    updatedAt: z.iso.datetime(),
    version: Version,
  })
  .meta({ id: "OwnProduct" });
export type OwnProduct = z.infer<typeof OwnProduct>;

/** One line of a list of one's own or of the house. */
export const ProductLine = OwnProduct.pick({
  ...{ id: true, slug: true, state: true, draftState: true, hotel: true, seller: true, consent: true },
  ...{ placesTaken: true, sentAt: true, updatedAt: true, version: true },
})
  .extend({
    kind: ProductKind,
    title: Localized,
    picture: Picture.nullable(),
    price: Money.nullable(),
    capacity: z.number().int().nullable(),
    visibility: Visibility,
  })
  .meta({ id: "ProductLine" });
export type ProductLine = z.infer<typeof ProductLine>;

/** Where a product waits for somebody: for the house's word, or for its seller's. */
const waitings = ["house", "seller"] as const;

const filters = { state: ProductState.optional(), kind: ProductKind.optional() };
const facets = { state: productStates, kind: productKinds };
const sorts = { sorts: ["position", "updatedAt"], sort: "position" } as const;

export const OwnProductQuery = listQuery({ ...sorts, filters: { ...filters, house: z.uuid().optional() } });
export type OwnProductQuery = z.infer<typeof OwnProductQuery>;
export const ProductList = listAnswer(ProductLine, facets);
export type ProductList = z.infer<typeof ProductList>;

/** The house's list: everybody's, and the queue of what waits for review, the longest first. */
export const HouseProductQuery = listQuery({
  ...{ sorts: ["updatedAt", "sentAt"], sort: "-updatedAt" },
  filters: { ...filters, waiting: z.enum(waitings).optional() },
});
export type HouseProductQuery = z.infer<typeof HouseProductQuery>;

export const NewProduct = z.strictObject({ kind: ProductKind, house: z.uuid().nullable() });
export type NewProduct = z.infer<typeof NewProduct>;
export const DraftEdit = z.strictObject({ content: ProductContent, version: Version });
export type DraftEdit = z.infer<typeof DraftEdit>;
export const AtVersion = z.strictObject({ version: Version });
export const ProductOrder = z.strictObject({
  house: z.uuid().nullable(),
  ids: z.array(z.uuid()).min(1).max(200),
});
export type ProductOrder = z.infer<typeof ProductOrder>;

/** What a seller does with a product that is published. */
export const ProductMove = z.strictObject({
  to: z.enum(["published", "paused", "closed"]),
  version: Version,
});
export type ProductMove = z.infer<typeof ProductMove>;

/** What the house says of a product that was sent to it. */
export const ReviewDecision = z.strictObject({
  to: z.enum(["changes_requested", "rejected", "published"]),
  reason: lines(1_000).nullable(),
  comments: z.array(z.strictObject({ field: ProductField, text: lines(500) })).max(24),
  version: Version,
});
export type ReviewDecision = z.infer<typeof ReviewDecision>;
export const TakeDown = z.strictObject({ reason: lines(1_000), version: Version });
export type TakeDown = z.infer<typeof TakeDown>;

/** What a hotel says to being named. */
export const ConsentAnswer = z.strictObject({
  isGiven: z.boolean(),
  reason: lines(1_000).nullable(),
  version: Version,
});
export type ConsentAnswer = z.infer<typeof ConsentAnswer>;

/** What a hotel asks of everybody for a night; whoever names it asks for no less. */
export const HotelRate = z
  .strictObject({ currency: Currency, amount: MinorUnits.min(1) })
  .meta({ id: "HotelRate" });
export type HotelRate = z.infer<typeof HotelRate>;

/** Where a hotel stands with offers: its public rate, and what others say of it and wait for its word. */
export const HouseOffers = z.object({ rate: HotelRate.nullable(), asked: z.array(OwnProduct) });
export type HouseOffers = z.infer<typeof HouseOffers>;

/** The part of a public address that names a product. */
export const ProductSlug = coded(/^[a-z0-9]+(-[a-z0-9]+)*$/, { max: 160 });
