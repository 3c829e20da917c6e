import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { RegisterQuery } from "#domain/hotels/houses.ts";
import { migrate } from "#platform/database/migrate.ts";
import { openPostgres } from "#platform/database/open-postgres.ts";
import { createLog } from "#platform/log.ts";
import { listRegister } from "#server/hotels/houses/list-register.ts";
import { listHotels } from "#server/hotels/list-hotels.ts";
import { startPostgres } from "#testing/postgres/postgres-server.ts";
import type { Finding } from "./measure.ts";
import { slowest } from "./slowest.ts";

const HOTELS = 5_000;
const LIMIT_MS = 60;

/** How long the register of administrators and the collection take with 5,000 hotels, of which the slowest in twenty counts. */
export async function hotels(): Promise<Finding> {
  const server = await startPostgres();
  const database = await openPostgres({ url: server.url("postgres"), log: createLog("silent") });
  await migrate(database);
  const { db } = database;
  await db
    .insertInto("hotels")
    .values(Array.from({ length: HOTELS / 2 }, (_, index) => hotel(index)))
    .execute();
  await db
    .insertInto("hotels")
    .values(Array.from({ length: HOTELS / 2 }, (_, index) => hotel(HOTELS / 2 + index)))
    .execute();
  await sql`analyze`.execute(db);
  const first = await listRegister({ db }, RegisterQuery.parse({}));
  const page = await listHotels({ db }, {});
  const asked = {
    register: () => listRegister({ db }, RegisterQuery.parse({})),
    "register, next page": () => listRegister({ db }, RegisterQuery.parse({ cursor: first.nextCursor })),
    "register, searched": () => listRegister({ db }, RegisterQuery.parse({ q: "casa 49" })),
    collection: () => listHotels({ db }, {}),
    "collection, next page": () => listHotels({ db }, { after: page.nextCursor! }),
    "collection, searched": () => listHotels({ db }, { search: "casa 49" }),
    "collection, one country": () => listHotels({ db }, { country: "PT" }),
  };
  const values: Record<string, number> = {};
  for (const [name, ask] of Object.entries(asked)) values[name] = await slowest(ask);
  await database.close();
  await server.stop();
  return { kind: "amount", title: "5,000 hotels, p95", unit: "ms", limit: LIMIT_MS, values };
}

const both = (text: string) => JSON.stringify({ pt: text, en: text });

function hotel(index: number) {
  return {
    ...{ id: randomUUID(), slug: `casa-${index}`, name: `Casa ${index}`, style: "city", position: index },
    country: index % 50 === 0 ? "PT" : "BR",
    place: both("Serra"),
    headline: both("Uma casa entre montanhas"),
    summary: both("Uma casa de paredes caiadas, com jardim e fogo aceso."),
    picture: JSON.stringify({ kind: "art", name: "hero-home", alt: { pt: "a", en: "b" } }),
    is_published: true,
  };
}
