import { demoId } from "#database/seed/demo/demo-id.ts";
import { type DemoUse, demoUses, materialKey } from "#database/seed/demo/material-uses.ts";
import type { Tx } from "#platform/database/database.ts";
import { transact } from "#platform/database/transact.ts";
import { hashLinkToken } from "#platform/link-token.ts";
import type { Deps } from "../../deps.ts";
import { addItems, insertCollection } from "../collections/queries.ts";
import { addFavourite, findSomeInKit, type KitRow } from "../kit/queries.ts";
import { insertLink, insertTakes } from "../links/queries.ts";

const DAY_MS = 24 * 3_600_000;

/** Gives the demo's sellers what they did with the kit: favourites, collections, and links they sent to clients. */
export async function plantUse(deps: Deps): Promise<void> {
  for (const use of demoUses) {
    const person = await deps.auth.getUserByEmail(`${use.who}@lilamonde.test`);
    if (!person) continue;
    await transact(deps.db, (tx) => plantOf(tx, { use, userId: person.id, now: deps.clock.now() }));
  }
}

async function plantOf(tx: Tx, { use, userId, now }: { use: DemoUse; userId: string; now: Date }) {
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const some = (names: DemoUse["favourites"]) =>
    findSomeInKit(tx, { userId, ids: names.map((name) => demoId(materialKey(name))) });
  const idsOf = (rows: KitRow[]) => rows.map(({ materialId }) => materialId);
  for (const id of idsOf(await some(use.favourites))) await addFavourite(tx, { userId, id, now });
  for (const { name, of } of use.collections) {
    const id = demoId(`collection/${use.who}/${name}`);
    await insertCollection(tx, { id, userId, name, now });
    await addItems(tx, { id, ids: idsOf(await some(of)), now });
  }
  for (const { token, of, daysAgo, days, openings, endedDaysAgo } of use.links) {
    const rows = await some(of);
    const sentAt = ago(daysAgo);
    await insertLink(tx, {
      ...{
        id: demoId(`kit-link/${token}`),
        token_hash: hashLinkToken(token),
        user_id: userId,
        kind: "client",
      },
      ...{ material_ids: idsOf(rows), created_at: sentAt, expires_at: ago(daysAgo - days), openings },
      ended_at: endedDaysAgo === undefined ? null : ago(endedDaysAgo),
    });
    await insertTakes(
      tx,
      rows.map(({ materialId, versionId }) => ({
        ...{ id: demoId(`take/${token}/${materialId}`), material_id: materialId, version_id: versionId },
        ...{ user_id: userId, way: "client_link", at: sentAt },
      })),
    );
  }
}
