import { hotelPath } from "#domain/hotels/hotels.ts";
import { Register, type RegisterQuery } from "#domain/hotels/houses.ts";
import type { Deps } from "../../deps.ts";
import { findRegistered } from "./queries.ts";

/** Every hotel and group as administrators list them, some at a time. */
export async function listRegister({ db }: Pick<Deps, "db">, query: RegisterQuery): Promise<Register> {
  const { rows, ...list } = await findRegistered(db, query);
  return Register.parse({
    ...list,
    rows: rows.map((row) => ({
      ...row,
      groupId: row.group_id,
      groupName: row.group_name,
      timeZone: row.time_zone,
      isPublished: row.is_published,
      members: Number(row.members),
      path: hotelPath(row.slug),
      updatedAt: row.updated_at.toISOString(),
    })),
  });
}
