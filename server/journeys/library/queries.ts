import { sql } from "kysely";
import type { Currency } from "#domain/money/money.ts";
import type { Db, Tx } from "#platform/database/database.ts";

type Which = { id: string; ownerId: string };
type Kind = "block" | "journey";

/** What a person keeps to use again, by name, without the contents. */
export function findLibrary(db: Db | Tx, ownerId: string) {
  return db
    .selectFrom("journey_library")
    .select(["id", "kind", "name"])
    .select(sql<string | null>`case when kind = 'block' then content ->> 'kind' end`.as("block_kind"))
    .select(
      sql<number | null>`case when kind = 'journey' then
        (content #>> '{head,endsOn}')::date - (content #>> '{head,startsOn}')::date + 1 end`.as("days"),
    )
    .select(sql<Currency | null>`content #>> '{head,currency}'`.as("currency"))
    .where("owner_id", "=", ownerId)
    .orderBy("kind")
    .orderBy("name")
    .orderBy("id")
    .execute();
}

/** The content of one thing of a person's own. */
export async function findLibraryContent(
  db: Db | Tx,
  { id, ownerId, kind }: Which & { kind: Kind },
): Promise<unknown> {
  const row = await db
    .selectFrom("journey_library")
    .select("content")
    .where("id", "=", id)
    .where("owner_id", "=", ownerId)
    .where("kind", "=", kind)
    .executeTakeFirst();
  return row?.content;
}

/** How many things a person keeps. */
export async function countLibrary(tx: Tx, ownerId: string): Promise<number> {
  const { count } = await tx
    .selectFrom("journey_library")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("owner_id", "=", ownerId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

type NewItem = Which & { kind: Kind; name: string; content: object; now: Date };

/** Keeps something to use again. */
export async function insertItem(tx: Tx, { id, ownerId, kind, name, content, now }: NewItem): Promise<void> {
  await tx
    .insertInto("journey_library")
    .values({ id, owner_id: ownerId, kind, name, content: JSON.stringify(content), created_at: now })
    .execute();
}

/** Lets something of a person's own go; false where there is none. */
export async function deleteItem(tx: Tx, { id, ownerId }: Which): Promise<boolean> {
  const gone = await tx
    .deleteFrom("journey_library")
    .where("id", "=", id)
    .where("owner_id", "=", ownerId)
    .returning("id")
    .executeTakeFirst();
  return gone !== undefined;
}

/** Everything a person keeps, for their copy of their data. */
export function findOwnLibrary(db: Db, ownerId: string) {
  return db
    .selectFrom("journey_library")
    .select(["id", "kind", "name", "content", "created_at"])
    .where("owner_id", "=", ownerId)
    .orderBy("created_at")
    .execute();
}
