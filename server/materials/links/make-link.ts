import { randomUUID } from "node:crypto";
import type { Taken } from "#domain/materials/materials.ts";
import { transact } from "#platform/database/transact.ts";
import { hashLinkToken, newLinkToken } from "#platform/link-token.ts";
import type { Deps } from "../../deps.ts";
import { situationOf, toSlot } from "../to-material.ts";
import { gatherMaterials } from "./gather-materials.ts";
import { insertLink, insertTakes } from "./queries.ts";

const OWN_LINK_MS = 10 * 60_000;
const DAY_MS = 24 * 3_600_000;

type Input = { userId: string; ids: string[]; days?: number };

/**
 * Takes materials: a link that opens them as a file or a zip, for oneself some minutes, for a client some days. Who
 * took which version is kept; what cannot be used now stays behind and is named.
 */
export async function makeLink(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { userId, ids, days }: Input,
): Promise<Taken> {
  const now = clock.now();
  const token = newLinkToken();
  const expiresAt = new Date(now.getTime() + (days === undefined ? OWN_LINK_MS : days * DAY_MS));
  const { leftOut } = await transact(db, async (tx) => {
    const gathered = await gatherMaterials(tx, { userId, ids, now });
    const { open } = gathered;
    await insertLink(tx, {
      id: randomUUID(),
      token_hash: hashLinkToken(token),
      user_id: userId,
      kind: days === undefined ? "own" : "client",
      material_ids: open.map(({ materialId }) => materialId),
      created_at: now,
      expires_at: expiresAt,
    });
    const own = open.length === 1 ? "file" : "zip";
    const way = days === undefined ? own : "client_link";
    await insertTakes(
      tx,
      open.map(({ materialId, versionId }) => ({
        id: randomUUID(),
        material_id: materialId,
        version_id: versionId,
        user_id: userId,
        way,
        at: now,
      })),
    );
    return gathered;
  });
  return {
    // A client sees first what is in it.
    path: days === undefined ? `/api/kit/${token}` : `/kit/${token}`,
    expiresAt: expiresAt.toISOString(),
    leftOut: leftOut.map((row) => ({
      id: row.materialId,
      title: toSlot(row).title,
      situation: situationOf(row, now),
    })),
  };
}
