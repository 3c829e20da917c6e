import type { Deps } from "../../deps.ts";
import { refuse } from "../../http/refuse.ts";
import { findDocument, findVersions } from "./queries.ts";

type Which = { journeyId: string; ownerId: string };

/** Every publishing of a journey of one's own; another's has none. */
export async function listVersions({ db }: Pick<Deps, "db">, which: Which) {
  const rows = await findVersions(db, which);
  return rows.map(({ id, number, published_at: at, total }) => ({
    ...{ snapshotId: id, number, at: at.toISOString(), total: Number(total) },
  }));
}

/** What a journey of one's own was when it was published. */
export async function readVersion({ db }: Pick<Deps, "db">, which: Which & { snapshotId: string }) {
  const document = await findDocument(db, which);
  if (!document) throw refuse("not_found");
  return document;
}
