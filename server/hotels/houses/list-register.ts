import { z } from "zod";
import { hotelPath } from "#domain/hotels/hotels.ts";
import { Register, type RegisterFilter } from "#domain/hotels/houses.ts";
import type { Deps } from "../../deps.ts";
import { refuse } from "../../http/refuse.ts";
import { countRegister, selectRegister } from "./queries.ts";

const PAGE = 50;
const Cursor = z.object({ name: z.string(), id: z.uuid() });

/** Every hotel and group as administrators list them, by name. */
export async function listRegister(
  { db }: Pick<Deps, "db">,
  { q, state, after }: RegisterFilter,
): Promise<Register> {
  const rows = await selectRegister(db, { q, state, after: after ? readCursor(after) : null, limit: PAGE });
  const shown = rows.slice(0, PAGE);
  const last = rows.length > PAGE ? shown.at(-1) : undefined;
  return Register.parse({
    hotels: shown.map((row) => ({
      ...row,
      groupId: row.group_id,
      groupName: row.group_name,
      timeZone: row.time_zone,
      isPublished: row.is_published,
      members: Number(row.members),
      path: hotelPath(row.slug),
      updatedAt: row.updated_at.toISOString(),
    })),
    next: last ? writeCursor({ name: last.sort_name, id: last.id }) : null,
    counts: await countRegister(db, q),
  });
}

function writeCursor(cursor: z.infer<typeof Cursor>): string {
  return Buffer.from(JSON.stringify(cursor)).toString("base64url");
}

function readCursor(text: string): z.infer<typeof Cursor> {
  try {
    return Cursor.parse(JSON.parse(Buffer.from(text, "base64url").toString()));
  } catch {
    throw refuse("validation_failed", { fields: { after: "invalid" } });
  }
}
