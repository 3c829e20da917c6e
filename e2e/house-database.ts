import { readFileSync } from "node:fs";
import { join } from "node:path";
import { tell } from "./planted-copies.ts";

/** The database of the house the browser visits. */
export function houseDatabase(): string {
  return readFileSync(join(process.env.E2E_DATA_DIR!, "database-url"), "utf8");
}

/** Has some statements carried out, in the house the browser visits unless told otherwise. */
export async function tellDatabase(
  statements: readonly string[],
  { values = [], database = houseDatabase() }: { values?: unknown[]; database?: string } = {},
): Promise<void> {
  await tell(database, statements, values);
}

/** Makes somebody an administrator as whoever holds the machine can: no administrator does that alone. */
export async function makeAdministrator(userId: string, database = houseDatabase()): Promise<void> {
  const statement = "update user_roles set role = 'admin' where user_id = $1";
  await tellDatabase([statement], { values: [userId], database });
}

/** Lets a material be used from a day on and until another, both counted from today. */
export async function letBeUsed(materialId: string, opensIn: number, closesIn: number): Promise<void> {
  const days = "opens_at = now() + $2 * interval '1 day', closes_at = now() + $3 * interval '1 day'";
  await tellDatabase(
    [
      `update material_versions set ${days} where material_id = $1`,
      `update materials set ${days} where id = $1`,
    ],
    { values: [materialId, opensIn, closesIn] },
  );
}
