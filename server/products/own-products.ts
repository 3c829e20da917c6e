import type { Db, Tx } from "#platform/database/database.ts";
import type { PersonalPart } from "../privacy/personal-part.ts";

/** What a person sells and saved; both go with them. */
export const ownProducts: PersonalPart = {
  name: "products",
  read: ({ db }, { id }) => findAllOf(db, id),
  // Their rows go with the profile; pictures stay as files that nothing names.
  forget: async () => undefined,
};

/** What one person sells, and what they saved. */
async function findAllOf(db: Db | Tx, userId: string) {
  const products = await db
    .selectFrom("products")
    .select(["live", "draft", "state", "created_at"])
    .where("seller_id", "=", userId)
    .orderBy("created_at")
    .execute();
  const saved = await db
    .selectFrom("product_saves as s")
    .innerJoin("products as p", "p.id", "s.product_id")
    .select(["p.slug", "s.at"])
    .where("s.user_id", "=", userId)
    .orderBy("s.at")
    .execute();
  return { products, saved };
}
