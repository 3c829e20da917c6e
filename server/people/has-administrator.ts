import type { Db } from "#platform/database/database.ts";
import { findAdministrators } from "./queries.ts";

/** Whether anybody can let people in. */
export async function hasAdministrator(db: Db): Promise<boolean> {
  return (await findAdministrators(db)).length > 0;
}
