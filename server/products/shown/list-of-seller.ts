import type { PublicProduct } from "#domain/products/products.ts";
import { MARKETPLACE, offerPath } from "#domain/site/marketplace.ts";
import type { Deps } from "../../deps.ts";
import type { PublishedPages } from "../../site/sitemap.ts";
import { findAddresses, findOfSeller } from "./queries.ts";
import { toPublic } from "./to-shown.ts";

type Needs = Pick<Deps, "db" | "clock">;

/** What a seller shows everybody, in their own order: a member by their id, or a hotel by its. */
export async function listPublicOf(
  { db, clock }: Needs,
  seller: { sellerId: string } | { hotelId: string },
): Promise<PublicProduct[]> {
  const rows = await findOfSeller(db, { memberId: null, now: clock.now() }, seller);
  return rows.map(toPublic);
}

/** The pages of everything that everybody may read, and the marketplace once it has an offer. */
export const listOfferPages: PublishedPages = async ({ db, clock }) =>
  (await findAddresses(db, clock.now())).flatMap(({ slug, updated_at: changedAt }) =>
    [MARKETPLACE, offerPath(slug!)].map((path) => ({ path, changedAt })),
  );
