import { sql } from "kysely";
import { MarketplaceQuery } from "#domain/products/marketplace.ts";
import type { Database, Db } from "#platform/database/database.ts";
import { migrate } from "#platform/database/migrate.ts";
import { openPostgres } from "#platform/database/open-postgres.ts";
import { createLog } from "#platform/log.ts";
import { listForMember, listForPublic } from "#server/products/shown/list-shown.ts";
import { startPostgres } from "#testing/postgres/postgres-server.ts";
import type { Finding } from "./measure.ts";
import { slowest } from "./slowest.ts";

const PRODUCTS = 100_000;
/** As many rows as one statement writes within its time limit. */
const BATCH = 10_000;
const READER = "00000000-0000-4000-8000-000000000001";

/** How long the marketplace takes with 100,000 products, facets and all, on PostgreSQL, of which the slowest in twenty counts. */
export async function products(): Promise<Finding> {
  const server = await startPostgres();
  const database = await openPostgres({ url: server.url("postgres"), log: createLog("silent") });
  const values = await measure(database);
  await database.close();
  await server.stop();
  return { kind: "amount", title: "100,000 products, p95", unit: "ms", limit: 80, values };
}

async function measure(database: Database): Promise<Record<string, number>> {
  await migrate(database);
  await fill(database);
  const deps = { db: database.db, clock: { now: () => new Date("2026-03-02T12:00:00Z") } };
  const find = (query: Record<string, string>) =>
    listForMember(deps, { memberId: READER, query: MarketplaceQuery.parse(query) });
  const asked = {
    everything: () => find({}),
    "for the public": () => listForPublic(deps, MarketplaceQuery.parse({})),
    searched: () => find({ q: "veleiro" }),
    "searched, mistyped": () => find({ q: "velero sagrse" }),
    "searched, one country and kind": () => find({ q: "veleiro", country: "PT", kind: "experience" }),
    "by price": () => find({ sort: "price", currency: "EUR", maxPrice: "50000" }),
  };
  const values: Record<string, number> = {};
  for (const [name, ask] of Object.entries(asked)) values[name] = await slowest(ask);
  return values;
}

/** Fills the marketplace by the database itself, which is the quicker hand. */
async function fill({ db }: Database): Promise<void> {
  await sql`insert into hotels (id, slug, name, style, position, country, place, headline, summary, picture, is_published)
    select gen_random_uuid(), 'casa-' || n, 'Casa ' || n, 'city', n, 'BR', j, j, j,
      '{"kind":"art","name":"hero-home","alt":{"pt":"a","en":"b"}}'::jsonb, true
    from generate_series(1, 500) n, (select '{"pt":"Serra","en":"Hills"}'::jsonb j) t`.execute(db);
  // Each row would announce itself to pages that nobody reads here; what else triggers do is done below at once.
  await sql`alter table products disable trigger user`.execute(db);
  for (let first = 1; first <= PRODUCTS; first += BATCH) await fillSome(db, first);
  await sql`insert into shown_products (id, kind, hotel_id, country, currency, price, visibility, is_instant, closes_at, search)
    select id, kind, hotel_id, country, currency, price, visibility, is_instant, closes_at, search from products`.execute(
    db,
  );
  await sql`insert into product_words (word)
    values ('veleiro'), ('sagres'), ('azulejos'), ('jantar'), ('trilha'), ('vindima'), ('manha')`.execute(db);
  await sql`vacuum analyze`.execute(db);
}

async function fillSome(db: Db, first: number): Promise<void> {
  await sql`insert into products (id, seller_hotel_id, hotel_id, position, live, live_state, kind, country, currency,
      price, visibility, is_instant, capacity, is_shown, words, title_key, slug, published_at, created_at, updated_at)
    select gen_random_uuid(), h.id, h.id, n,
      jsonb_build_object('kind', kinds.kind, 'title', t, 'summary', t, 'terms', t, 'place', 'Sagres', 'country', c.country,
        'hotelId', h.id, 'pictures', '[]'::jsonb, 'currency', 'EUR', 'price', 1000 + n, 'memberPrice', 900 + n,
        'unit', 'person', 'commission', 1000, 'due', '{"from":"checkout","days":30}'::jsonb, 'capacity', 20,
        'startsOn', null, 'endsOn', null, 'visibility', 'public', 'isInstant', n % 3 = 0, 'opensAt', null, 'closesAt', null),
      'published', kinds.kind, c.country, 'EUR', 1000 + n, (array['public', 'members'])[1 + n % 2], n % 3 = 0, 20, true,
      w.title || ' ' || n || ' Sagres ' || h.name || ' ' || kinds.kind || ' uma manhã com quem conhece o lugar',
      fold_text(w.title), 'produto-' || n,
      timestamptz '2026-01-01' + n * interval '10 seconds', now(), now()
    from generate_series(${first}::int, ${first + BATCH - 1}::int) n
    join hotels h on h.position = n % 500 + 1
    cross join lateral (select (array['stay','experience','package','service'])[1 + n % 4] as kind) kinds
    cross join lateral (select (array['PT','BR','MV','MA','CL','JP','IT','FR','ES','GR','ZA','PE'])[1 + n % 12] as country) c
    cross join lateral (select (array['Manhã no veleiro','Oficina de azulejos','Jantar do chef','Trilha curta',
      'Noites na serra','Guia particular','Vindima','Spa com vista','Barco ao entardecer','Roteiro com crianças',
      'Fotografia de bichos','Mercado com a cozinheira'])[1 + (n / 12) % 12] as title) w
    cross join lateral (select jsonb_build_object('pt', w.title, 'en', w.title) as t) t`.execute(db);
}
