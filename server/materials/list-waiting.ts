import type { ReviewQueue } from "#domain/materials/materials.ts";
import type { Deps } from "../deps.ts";
import { findWaiting } from "./queries.ts";
import { pictureOf, toSlot, toVersion } from "./to-material.ts";

const AT_ONCE = 100;
const LINK_MS = 60 * 60_000;

/** The versions that wait for an administrator, each with a link to its file for an hour. */
export async function listWaiting(deps: Pick<Deps, "db" | "files" | "clock">): Promise<ReviewQueue> {
  const expiresAt = new Date(deps.clock.now().getTime() + LINK_MS);
  const rows = await findWaiting(deps.db, AT_ONCE);
  const waiting = rows.map((row) => ({
    ...toSlot(row),
    version: toVersion(row),
    picture: pictureOf(deps, row),
    path: deps.files.signedPath({ key: row.storageKey, expiresAt, download: row.title }),
  }));
  return { waiting };
}
