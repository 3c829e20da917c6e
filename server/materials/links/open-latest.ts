import { randomUUID } from "node:crypto";
import { transact } from "#platform/database/transact.ts";
import type { Deps } from "../../deps.ts";
import { refuse } from "../../http/refuse.ts";
import { findInKit } from "../kit/queries.ts";
import { situationOf } from "../to-material.ts";
import { serveVersion } from "./open-link.ts";
import { insertTakes } from "./queries.ts";

type Needed = Pick<Deps, "db" | "files" | "clock" | "config">;
type Asked = { userId: string; id: string; request: Request };

/** The newest version of a slot that can be used now, always at the same address; who took it is kept. */
export async function openLatest(deps: Needed, { userId, id, request }: Asked): Promise<Response> {
  const { db, clock } = deps;
  const now = clock.now();
  const row = await findInKit(db, { userId, id });
  if (!row) throw refuse("not_found");
  if (situationOf(row, now) !== "open") throw refuse("nothing_to_take");
  const { materialId: material_id, versionId: version_id } = row;
  const take = { id: randomUUID(), material_id, version_id, user_id: userId, way: "file", at: now };
  if (request.method === "GET") await transact(db, (tx) => insertTakes(tx, [take]));
  return serveVersion(deps, { row, request });
}
