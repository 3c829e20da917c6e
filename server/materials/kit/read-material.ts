import type { MaterialDetail } from "#domain/materials/materials.ts";
import type { Deps } from "../../deps.ts";
import { refuse } from "../../http/refuse.ts";
import { findVersions } from "../queries.ts";
import { pictureOf, toMaterial } from "../to-material.ts";
import { findInKit, findVisit } from "./queries.ts";

/** A material of the kit with its published past. */
export async function readMaterial(
  deps: Pick<Deps, "db" | "files" | "clock">,
  { userId, id }: { userId: string; id: string },
): Promise<MaterialDetail> {
  const row = await findInKit(deps.db, { userId, id });
  if (!row) throw refuse("not_found");
  const versions = (await findVersions(deps.db, id)).filter(({ publishedAt }) => publishedAt !== null);
  const material = toMaterial(deps, { row, lastVisitAt: await findVisit(deps.db, userId) });
  return {
    material,
    preview: material.situation === "open" ? pictureOf(deps, row, "large") : null,
    versions: versions.map(({ number, state, changes, publishedAt }) => ({
      number,
      state,
      changes,
      publishedAt: publishedAt!.toISOString(),
    })),
  };
}
