import { join } from "node:path";
import { sql } from "kysely";
import { MaterialQuery } from "#domain/materials/materials.ts";
import type { Database } from "#platform/database/database.ts";
import { migrate } from "#platform/database/migrate.ts";
import { openPgliteFolder } from "#platform/database/open-pglite.ts";
import { openPostgres } from "#platform/database/open-postgres.ts";
import { createLog } from "#platform/log.ts";
import { listKit } from "#server/materials/kit/list-kit.ts";
import { startPostgres } from "#testing/postgres/postgres-server.ts";
import { withFolder } from "./contenders.ts";
import type { Finding } from "./measure.ts";
import { slowest } from "./slowest.ts";

const HOTELS = 500;
const MATERIALS = 50_000;
const READER = "00000000-0000-4000-8000-000000000001";

/** How long the kit takes with 50,000 materials, facets and all, on PostgreSQL, of which the slowest in twenty counts. */
export async function materials(): Promise<Finding> {
  const server = await startPostgres();
  const database = await openPostgres({ url: server.url("postgres"), log: createLog("silent") });
  const values = await measure(database);
  await database.close();
  await server.stop();
  return { kind: "amount", title: "50,000 materials, p95", unit: "ms", limit: 60, values };
}

/** The same on the embedded database. */
export async function materialsEmbedded(): Promise<Finding> {
  return withFolder(async (folder) => {
    const database = await openPgliteFolder(join(folder, "database"));
    const values = await measure(database);
    await database.close();
    return { kind: "amount", title: "50,000 materials embedded, p95", unit: "ms", limit: 150, values };
  });
}

async function measure(database: Database): Promise<Record<string, number>> {
  await migrate(database);
  const { db } = database;
  await fill(database);
  const files = { signedPath: () => "/files/x" };
  const deps = { db, files, clock: { now: () => new Date("2026-03-02T12:00:00Z") } } as never;
  const kit = (query: Record<string, string>) =>
    listKit(deps, { userId: READER, query: MaterialQuery.parse(query) });
  const asked = {
    "the kit": () => kit({}),
    searched: () => kit({ q: "varanda" }),
    "searched, mistyped": () => kit({ q: "vranda sagrse" }),
    "searched, one hotel and type": () => kit({ q: "varanda", hotel: "casa-7", type: "photo" }),
    "by situation": () => kit({ situation: "embargoed" }),
  };
  const values: Record<string, number> = {};
  for (const [name, ask] of Object.entries(asked)) values[name] = await slowest(ask);
  return values;
}

/** Fills the kit by the database itself, which is the quicker hand. */
async function fill({ db }: Database): Promise<void> {
  await sql`insert into hotels (id, slug, name, style, position, country, place, headline, summary, picture, is_published)
    select gen_random_uuid(), 'casa-' || n, 'Casa ' || n, 'city', n, 'BR', j, j, j,
      '{"kind":"art","name":"hero-home","alt":{"pt":"a","en":"b"}}'::jsonb, true
    from generate_series(1, ${HOTELS}::int) n, (select '{"pt":"Serra","en":"Hills"}'::jsonb j) t`.execute(db);
  await sql`create temp table seeds as select n, gen_random_uuid() as id, gen_random_uuid() as version,
      gen_random_uuid() as file, (n % ${HOTELS}::int) + 1 as hotel
    from generate_series(1, ${MATERIALS}::int) n`.execute(db);
  await sql`insert into files (id, storage_key, sha256, media_type, bytes, created_at)
    select file, substr(file::text, 1, 2) || '/' || file || '/original.jpg', repeat('0', 64), 'image/jpeg', 1000, now()
    from seeds`.execute(db);
  await sql`insert into materials (id, hotel_id, type, language, season, part, title, words, created_at)
    select s.id, h.id,
      (array['fact_sheet','photo','film','presentation','rate_sheet','menu','floor_plan','logo'])[1 + s.n % 8],
      (array['pt','en','none'])[1 + s.n % 3], 'all', 'p' || s.n,
      (array['Varanda','Jantar no terraço','Spa da família','Praia de Sagres','Casa de dois quartos','Vista'])[1 + s.n % 6]
        || ' ' || s.n, h.name || ' Fotografia Photograph', now()
    from seeds s join hotels h on h.position = s.hotel`.execute(db);
  await sql`insert into material_versions (id, material_id, number, state, file_id, opens_at, closes_at, created_at, published_at)
    select version, id, 1, 'published', file,
      timestamptz '2026-03-02' + case when n % 20 = 0 then interval '9 days' else interval '-9 days' end,
      null, timestamptz '2026-01-01' + n * interval '1 minute', timestamptz '2026-01-01' + n * interval '1 minute'
    from seeds`.execute(db);
  await sql`update materials m set shown_version_id = v.id, opens_at = v.opens_at, closes_at = v.closes_at,
      published_at = v.published_at from material_versions v where v.material_id = m.id`.execute(db);
  await sql`insert into material_words (word) values ('varanda'), ('sagres'), ('jantar'), ('terraco'), ('familia'), ('casa')`.execute(
    db,
  );
  await sql`vacuum analyze`.execute(db);
}
