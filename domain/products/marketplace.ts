import { z } from "zod";
import { Count, listAnswer, listQuery } from "../list/list.ts";
import { Currency } from "../money/money.ts";
import { countries } from "../referrals/countries.ts";
import { slug } from "../text.ts";
import { ProductKind, productKinds } from "./content.ts";
import { MemberProduct, PublicProduct } from "./products.ts";

/** Whether a request is accepted at once or waits for an answer. */
export const answerWays = ["instant", "on_answer"] as const;

const Amount = z.coerce.number().int().min(0).max(1_000_000_000_000);
const filters = {
  kind: ProductKind.optional(),
  country: z.enum(countries).optional(),
  hotel: slug().optional(),
  answer: z.enum(answerWays).optional(),
  /** Prices are compared within one currency alone. */
  currency: Currency.optional(),
  minPrice: Amount.optional(),
  maxPrice: Amount.optional(),
};
const sorts = { sorts: ["publishedAt", "price", "title"], sort: "-publishedAt" } as const;
const facets = { kind: productKinds, answer: answerWays };

export const PublicProductQuery = listQuery({ ...sorts, filters });
export type PublicProductQuery = z.infer<typeof PublicProductQuery>;

/** What members may ask on top: only what they saved. */
export const MarketplaceQuery = listQuery({
  ...sorts,
  filters: { ...filters, only: z.enum(["saved"]).optional() },
});
export type MarketplaceQuery = z.infer<typeof MarketplaceQuery>;

/** The questions that can be let go of where nothing is found. */
export const relaxable = ["kind", "country", "hotel", "answer", "price", "only", "q"] as const;
export type Relaxable = (typeof relaxable)[number];

const around = {
  /** How many of the question's products are in each country, the most first. */
  countries: z.array(z.object({ country: z.string(), count: Count })),
  /** What was looked for instead, where nothing is called as it was typed. */
  alike: z.string().nullable(),
  /** Where nothing is found: what could be let go of, and how many that would leave. */
  suggestions: z.array(z.object({ without: z.enum(relaxable), count: Count })),
};

export const PublicProducts = listAnswer(PublicProduct, facets).extend(around).meta({ id: "PublicProducts" });
export type PublicProducts = z.infer<typeof PublicProducts>;
export const MemberProducts = listAnswer(MemberProduct, facets).extend(around).meta({ id: "MemberProducts" });
export type MemberProducts = z.infer<typeof MemberProducts>;

/** How many products are compared side by side. */
export const MAX_COMPARED = 4;
export const ComparedProducts = z.object({ products: z.array(MemberProduct) });

/** The part of a question that stands for a filter of the list. */
export function questionsOf(without: Relaxable): readonly string[] {
  return without === "price" ? ["currency", "minPrice", "maxPrice"] : [without];
}
