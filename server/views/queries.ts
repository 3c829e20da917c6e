import type { Db } from "#platform/database/database.ts";

type View = { day: string; path: string; language: string };

/** One more view of a page in a language on a day. */
export async function addView(db: Db, view: View): Promise<void> {
  await db
    .insertInto("page_views")
    .values({ ...view, views: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(["day", "path", "language"])
        .doUpdateSet((eb) => ({ views: eb("page_views.views", "+", 1) })),
    )
    .execute();
}

/** How often a page was read from one day to another, both counted. */
export async function sumViews(
  db: Db,
  { path, from, until }: { path: string; from: string; until: string },
): Promise<number> {
  const row = await db
    .selectFrom("page_views")
    .select(({ fn }) => fn.sum<string>("views").as("views"))
    .where("path", "=", path)
    .where("day", ">=", from)
    .where("day", "<=", until)
    .executeTakeFirst();
  return Number(row?.views ?? 0);
}

/** How often a page was read in a language, day by day. */
export function findViewsBetween(
  db: Db,
  { path, language, from, until }: { path: string; language: string; from: string; until: string },
) {
  return db
    .selectFrom("page_views")
    .select(["day", "views"])
    .where("path", "=", path)
    .where("language", "=", language)
    .where("day", ">=", from)
    .where("day", "<=", until)
    .orderBy("day")
    .execute();
}

/** Keeps counts of days that have none yet. */
export async function insertViews(db: Db, rows: (View & { views: number })[]): Promise<void> {
  await db
    .insertInto("page_views")
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
