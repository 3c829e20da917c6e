import type { MemberProduct, PublicProduct } from "#domain/products/products.ts";
import type { Deps } from "../../deps.ts";
import { refuse } from "../../http/refuse.ts";
import { findShown, findSome } from "./queries.ts";
import { toMember, toPublic } from "./to-shown.ts";

type Needs = Pick<Deps, "db" | "clock">;

/** One product as a member reads it. */
export async function readForMember(
  { db, clock }: Needs,
  { memberId, id }: { memberId: string; id: string },
): Promise<MemberProduct> {
  const row = await findShown(db, { memberId, now: clock.now() }, { id });
  if (!row) throw refuse("not_found");
  return toMember(row);
}

/** One product as everybody reads it, by its address. */
export async function readForPublic({ db, clock }: Needs, slug: string): Promise<PublicProduct> {
  const row = await findShown(db, { memberId: null, now: clock.now() }, { slug });
  if (!row) throw refuse("not_found");
  return toPublic(row);
}

/** Some products side by side, in the order they were asked for; what is no longer shown is left out. */
export async function compareProducts(
  { db, clock }: Needs,
  { memberId, ids }: { memberId: string; ids: string[] },
): Promise<MemberProduct[]> {
  const rows = await findSome(db, { memberId, now: clock.now() }, ids);
  return ids.flatMap((id) => rows.filter((row) => row.id === id).map(toMember));
}
