import type { Review } from "#domain/materials/materials.ts";
import { moveBlocker, type VersionState } from "#domain/materials/versions.ts";
import { transact } from "#platform/database/transact.ts";
import { writeAudit } from "../audit/write-audit.ts";
import type { Deps } from "../deps.ts";
import { recordFacts } from "../facts/record-facts.ts";
import type { Actor } from "../http/actor.ts";
import { refuse } from "../http/refuse.ts";
import { findVersion, holdMaterial, moveVersion } from "./queries.ts";
import { settleSlot } from "./settle-slot.ts";

type Input = { actor: Actor; id: string; review: Review };

/** Publishes a version that waits, or sends it back with words; whoever sent it is told. */
export async function reviewVersion(deps: Deps, { actor, id, review }: Input): Promise<void> {
  await transact(deps.db, async (tx) => {
    const now = deps.clock.now();
    const known = await findVersion(tx, id);
    if (!known || !(await holdMaterial(tx, known.materialId))) throw refuse("not_found");
    // Read again once nobody else can decide.
    const { materialId, hotelId, state } = (await findVersion(tx, id))!;
    const comment = review.to === "returned" ? review.comment : undefined;
    const from = state as VersionState;
    const blocker = moveBlocker({ from, to: review.to, by: "admin", comment });
    if (blocker === "comment") throw refuse("validation_failed", { fields: { comment: "required" } });
    if (blocker) throw refuse(blocker, { current: { state } });
    const published = review.to === "published";
    await moveVersion(tx, {
      id,
      state: review.to,
      ...(comment && { comment }),
      ...(published && { publishedAt: now }),
    });
    await writeAudit(tx, {
      actorId: actor.id,
      action: `material.${review.to}`,
      subjectType: "material",
      subjectId: id,
      before: { state: from },
      after: { state: review.to },
      reason: comment ?? null,
      now,
    });
    const settled = published ? await settleSlot(tx, { materialId, now }) : [];
    const data = { materialId, versionId: id, hotelId };
    const kind = published ? "material_published" : "material_returned";
    await recordFacts(tx, deps, [{ kind, cause: id, data, actorId: actor.id }, ...settled]);
  });
}
