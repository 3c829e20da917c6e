import type { NewFact } from "#domain/facts/facts.ts";
import { latestOf, supersededBy, takeBlocker } from "#domain/materials/versions.ts";
import type { Tx } from "#platform/database/database.ts";
import { findVersions, moveVersion, showVersion } from "./queries.ts";

/**
 * Makes the passages of a slot that time or a new version make: what ended expires, what was replaced is superseded,
 * and the newest is shown. Done again, it is the same. Gives what happened, to be recorded last.
 */
export async function settleSlot(tx: Tx, { materialId, now }: { materialId: string; now: Date }) {
  const facts: NewFact[] = [];
  const before = await findVersions(tx, materialId);
  const ended = before.filter(
    (version) => version.state === "published" && takeBlocker(version, now) === "expired",
  );
  for (const { id } of ended) await moveVersion(tx, { id, state: "expired" });
  const replaced = supersededBy(before, now);
  for (const { id } of replaced) {
    await moveVersion(tx, { id, state: "superseded" });
    facts.push({ kind: "material_superseded", cause: id, data: { materialId, versionId: id } });
  }
  await showVersion(tx, materialId, latestOf(await findVersions(tx, materialId), now));
  return facts;
}
