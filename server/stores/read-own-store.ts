import { placeSections } from "#domain/stores/sections.ts";
import { suggestSlug } from "#domain/stores/slugs.ts";
import { storePath } from "#domain/stores/store-path.ts";
import { type OwnStore, storePictures } from "#domain/stores/stores.ts";
import { usualAccents } from "#domain/stores/themes.ts";
import type { Deps } from "../deps.ts";
import { listPublicOf } from "../products/shown/list-of-seller.ts";
import { findBefore, findOwn } from "./queries.ts";
import { readReadings } from "./read-readings.ts";
import { readSeller } from "./read-seller.ts";
import { toDress } from "./to-store.ts";

type Needs = Pick<Deps, "db" | "auth" | "clock" | "config">;

/** A member's own store, or the one they would begin with. */
export async function readOwnStore(deps: Needs, ownerId: string): Promise<OwnStore> {
  const { number: _number, ...seller } = await readSeller(deps, ownerId);
  const row = await findOwn(deps.db, ownerId);
  const slug = row?.slug ?? suggestSlug(seller.name);
  const products = await listPublicOf(deps, { sellerId: ownerId });
  const readings = await readReadings(deps);
  const place = { products, readings, slug, url: `${deps.config.publicUrl}${storePath(slug)}`, seller };
  if (!row) return { ...place, ...unmade };
  return {
    ...place,
    ...toDress(row),
    version: row.version,
    isPublished: row.is_published,
    publishedAt: row.published_at?.toISOString() ?? null,
    before: await findBefore(deps.db, row),
  };
}

const unmade = {
  ...{ version: 0, isPublished: false, publishedAt: null, before: [] },
  ...{ headline: { pt: "", en: "" }, bio: { pt: "", en: "" } },
  ...{ theme: "paper" as const, accent: usualAccents.paper, picture: storePictures[0] },
  ...{ sections: placeSections([]), posts: [] },
  shows: ["agency", "city", "languages", "specialties"] as OwnStore["shows"],
};
