import { seedHouse } from "#database/seed/house/seed-house.ts";
import { migrate } from "#platform/database/migrate.ts";
import { openPostgres } from "#platform/database/open-postgres.ts";
import { createLog } from "#platform/log.ts";

const films = {
  solutions: "https://www.youtube.com/watch?v=Lilamonde_0",
  events: "https://vimeo.com/123456789",
};

/** Publishes embedded films before the server opens, as an administrator would: the house's own content has none. */
export async function stageFilms(url: string): Promise<void> {
  const database = await openPostgres({ url, log: createLog("silent") });
  await migrate(database);
  await seedHouse(database.db, new Date());
  for (const [page, film] of Object.entries(films)) {
    await database.db
      .updateTable("heroes")
      .set({ kind: "video_embed", film })
      .where("page", "=", page)
      .execute();
  }
  await database.close();
}
