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
