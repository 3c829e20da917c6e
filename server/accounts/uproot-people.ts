import { DEMO_DOMAIN } from "#database/seed/demo/people.ts";
import type { Deps } from "../deps.ts";
import { findIdsAt } from "./queries.ts";

/** How many people of the demo world have an account. */
export async function countDemoPeople({ db }: Pick<Deps, "db">): Promise<number> {
  return (await findIdsAt(db, DEMO_DOMAIN)).length;
}

/** Ends the account of everybody in the demo world, as any account ends, and tells how many there were. */
export async function uprootPeople({ auth, db }: Pick<Deps, "auth" | "db">): Promise<number> {
  const ids = await findIdsAt(db, DEMO_DOMAIN);
  for (const userId of ids) await auth.deleteUser({ userId });
  return ids.length;
}
