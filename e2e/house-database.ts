import { readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";

/** The database of the house the browser visits. */
export function houseDatabase(): string {
  return readFileSync(join(process.env.E2E_DATA_DIR!, "database-url"), "utf8");
}

async function tellDatabase(statements: readonly string[], values: unknown[]): Promise<void> {
  const client = new pg.Client({ connectionString: houseDatabase() });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement, values);
  } finally {
    await client.end();
  }
}

/** Makes somebody an administrator as whoever holds the machine can: no administrator does that alone. */
export async function makeAdministrator(userId: string): Promise<void> {
  await tellDatabase(["update user_roles set role = 'admin' where user_id = $1"], [userId]);
}

/** Moves the clock for one stay alone: it, and what is owed for it, lie so many days further back; everybody else's today stays. */
export async function letDaysPass(bookingId: string, days: number): Promise<void> {
  const back = (column: string) => `${column} = ${column} - $2::integer`;
  await tellDatabase(
    [
      `update bookings set ${back("check_in")}, ${back("check_out")} where id = $1`,
      `update commissions set ${back("due_on")}, ${back("check_out")} where id = $1`,
    ],
    [bookingId, days],
  );
}

/** Lets a material be used from a day on and until another, both counted from today. */
export async function letBeUsed(materialId: string, opensIn: number, closesIn: number): Promise<void> {
  const days = "opens_at = now() + $2 * interval '1 day', closes_at = now() + $3 * interval '1 day'";
  await tellDatabase(
    [
      `update material_versions set ${days} where material_id = $1`,
      `update materials set ${days} where id = $1`,
    ],
    [materialId, opensIn, closesIn],
  );
}
