import type { PublicProduct } from "#domain/products/products.ts";
import type { Deps } from "../../deps.ts";
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

/** The addresses of everything that everybody may read, with when each changed. */
export async function listPublicAddresses({
  db,
  clock,
}: Needs): Promise<{ slug: string; changedAt: Date }[]> {
  const rows = await findAddresses(db, clock.now());
  return rows.map(({ slug, updated_at: changedAt }) => ({ slug: slug!, changedAt }));
}
