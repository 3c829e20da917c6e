import { z } from "zod";
import { Localized } from "../localized.ts";
import { LinkCode } from "../marketing/links.ts";
import { Version } from "../numbers.ts";
import { PublicProduct } from "../products/products.ts";
import { specialties, spokenLanguages } from "../profile/offers.ts";
import { Email, Language, line, lines, slug, text } from "../text.ts";
import { tierNames } from "../tiers/ladders.ts";
import { PlacedSection, StoreSection } from "./sections.ts";
import { StoreSlug } from "./slugs.ts";
import { Accent, StoreTheme } from "./themes.ts";
import { visitSources } from "./visits.ts";

/** What of their profile a seller lets everybody read on this page; nothing else of it leaves. */
export const shownFields = ["photo", "agency", "city", "languages", "specialties", "whatsapp"] as const;
export const ShownField = z.enum(shownFields);
export type ShownField = z.infer<typeof ShownField>;

/** The pictures a store can open with. */
export const storePictures = [
  "velaa-overwater-villa",
  "velaa-aerial",
  "velaa-sunset",
  "martinhal-coast",
  "martinhal-family-pool",
  "lilamonde-courtyard",
  "casa-trancoso-veranda",
  "fazenda-mantiqueira-hills",
  "pantanal-lodge-water",
  "quinta-douro-terraces",
  "riad-atlas-courtyard",
  "solutions-still-life",
] as const;
export const StorePicture = z.enum(storePictures);
export type StorePicture = z.infer<typeof StorePicture>;

/** How many posts a store shows. */
export const MAX_STORE_POSTS = 6;
/** A post as it is named on a store. */
const StorePost = z
  .object({ slug: z.string(), title: Localized, excerpt: Localized })
  .meta({ id: "StorePost" });

const Source = z.enum(visitSources);
const said = (max: number) => z.strictObject({ pt: text(max), en: text(max) });

/** How a store is dressed. */
export const StoreDress = z.strictObject({
  headline: said(120),
  bio: said(2_000),
  theme: StoreTheme,
  accent: Accent,
  picture: StorePicture,
  sections: z.array(PlacedSection).max(12),
  shows: z.array(ShownField).max(shownFields.length),
  /** Posts of the house that the seller shows, by their address. */
  posts: z.array(slug()).max(MAX_STORE_POSTS),
});
export type StoreDress = z.infer<typeof StoreDress>;

export const StoreEdit = StoreDress.extend({ version: Version });
export type StoreEdit = z.infer<typeof StoreEdit>;
export const StoreRename = z.strictObject({ version: Version, slug: StoreSlug });
export type StoreRename = z.infer<typeof StoreRename>;
export const StorePublication = z.strictObject({ version: Version, isPublished: z.boolean() });
export type StorePublication = z.infer<typeof StorePublication>;

/** The seller as everybody may read of them here. */
export const StoreSeller = z.object({
  name: z.string(),
  tier: z.enum(tierNames),
  photoUrl: z.string().nullable(),
  agency: z.string().nullable(),
  city: z.string().nullable(),
  languages: z.array(z.enum(spokenLanguages)),
  specialties: z.array(z.enum(specialties)),
  /** The number as people read it, where WhatsApp is open to everybody. */
  whatsapp: z.string().nullable(),
});
export type StoreSeller = z.infer<typeof StoreSeller>;

/** A store as everybody reads it. */
export const PublicStore = z
  .object({
    slug: z.string(),
    headline: Localized,
    bio: Localized,
    theme: StoreTheme,
    accent: z.string(),
    picture: StorePicture,
    sections: z.array(StoreSection),
    seller: StoreSeller,
    /** What they offer everybody, in their own order. */
    products: z.array(PublicProduct),
    /** What they give to read, those that are published. */
    posts: z.array(StorePost),
  })
  .meta({ id: "PublicStore" });
export type PublicStore = z.infer<typeof PublicStore>;

/** A store as its owner keeps it, with what their profile could show there. */
export const OwnStore = z
  .object({
    ...{ version: Version, slug: z.string(), url: z.string(), isPublished: z.boolean() },
    publishedAt: z.string().nullable(),
    headline: Localized,
    bio: Localized,
    theme: StoreTheme,
    accent: z.string(),
    picture: StorePicture,
    sections: z.array(PlacedSection),
    shows: z.array(ShownField),
    /** Everything of the profile that could be shown. */
    seller: StoreSeller,
    /** What everybody is offered there. */
    products: z.array(PublicProduct),
    /** Posts that are shown, by their address, and every one that could be. */
    posts: z.array(z.string()),
    readings: z.array(StorePost),
    /** Addresses of before, which lead here. */
    before: z.array(z.string()),
  })
  .meta({ id: "OwnStore" });
export type OwnStore = z.infer<typeof OwnStore>;

/** Where a seller has their store; null for who has none that is shown. */
export const SellerStore = z.object({ slug: z.string().nullable() }).meta({ id: "SellerStore" });
export type SellerStore = z.infer<typeof SellerStore>;

export const StoreVisit = z.strictObject({ source: Source });
export type StoreVisit = z.infer<typeof StoreVisit>;

/** What a visitor writes to a seller. */
export const StoreMessage = z.strictObject({
  name: line(120),
  email: Email,
  message: lines(3_000),
  language: Language,
  source: Source,
  /** The code of the short link that brought them here. */
  link: LinkCode.optional(),
  /** That the seller may answer by these means. */
  isAgreed: z.literal(true),
  /** A field people do not see; whoever fills it is not a person. */
  website: text(500).optional(),
});
export type StoreMessage = z.infer<typeof StoreMessage>;

export const StoreReceipt = z.object({ reference: z.string(), whatsappUrl: z.url().nullable() });
export type StoreReceipt = z.infer<typeof StoreReceipt>;

/** What keeps a store from being shown: its sentence is missing in a language. */
export function publishBlocker({ headline }: Pick<StoreDress, "headline">): "translation_missing" | null {
  return headline.pt.trim() && headline.en.trim() ? null : "translation_missing";
}

/** A seller with nothing but what may be shown. */
export function showSeller(seller: StoreSeller, shows: readonly ShownField[]): StoreSeller {
  const sees = (field: ShownField) => shows.includes(field);
  return {
    ...{ name: seller.name, tier: seller.tier },
    photoUrl: sees("photo") ? seller.photoUrl : null,
    agency: sees("agency") ? seller.agency : null,
    city: sees("city") ? seller.city : null,
    languages: sees("languages") ? seller.languages : [],
    specialties: sees("specialties") ? seller.specialties : [],
    whatsapp: sees("whatsapp") ? seller.whatsapp : null,
  };
}
