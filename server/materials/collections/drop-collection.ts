import type { Deps } from "../../deps.ts";
import { refuse } from "../../http/refuse.ts";
import { deleteCollection } from "./queries.ts";

/** Takes a collection of somebody's own apart. */
export async function dropCollection(
  { db }: Pick<Deps, "db">,
  { userId, id }: { userId: string; id: string },
): Promise<void> {
  if (!(await deleteCollection(db, { id, userId }))) throw refuse("not_found");
}
