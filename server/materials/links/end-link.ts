import type { Deps } from "../../deps.ts";
import { refuse } from "../../http/refuse.ts";
import { endLink } from "./queries.ts";

/** Ends a link that somebody sent; from now on it answers as one that never was. */
export async function endKitLink(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { userId, id }: { userId: string; id: string },
): Promise<void> {
  if (!(await endLink(db, { id, userId, now: clock.now() }))) throw refuse("not_found");
}
