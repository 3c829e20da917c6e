import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { DEMO_PASSWORD } from "#database/seed/demo/people.ts";
import { emptyBlock } from "#domain/journeys/blocks.ts";
import type { Journey } from "#domain/journeys/journeys.ts";
import { ranksAfter } from "#domain/journeys/ranks.ts";
import { openPostgres } from "#platform/database/open-postgres.ts";
import { createLog } from "#platform/log.ts";
import { startPostgres } from "#testing/postgres/postgres-server.ts";
import { startOurs, withFolder } from "./contenders.ts";
import type { Finding } from "./measure.ts";
import { slowest } from "./slowest.ts";

const [DAYS, BLOCKS, JOURNEYS] = [30, 300, 2_000];
const TEXT = "Uma manhã sem pressa, com almoço à sombra e o mar a três passos. ".repeat(6);

type House = { url: string; token: string; database: string };

/** How long a journey of 30 days and 300 blocks takes to open over the API; the slowest in twenty counts. */
export async function journeyOpen(): Promise<Finding> {
  return inHouse(async (house) => {
    const { id } = await longJourney(house);
    const values = { "30 days, 300 blocks": await slowestOf(house, `/api/journeys/${id}`) };
    return { kind: "amount", title: "a long journey opened, p95", unit: "ms", limit: 40, values };
  });
}

/** How long the board and the list of 2,000 journeys take over the API. */
export async function journeyBoard(): Promise<Finding> {
  return inHouse(async (house) => {
    await manyJourneys(house);
    const values: Record<string, number> = {};
    for (const path of ["/board", "/board?q=costa", "?sort=-updatedAt", "?q=costa&sort=startsOn"]) {
      values[path] = await slowestOf(house, `/api/journeys${path}`);
    }
    return { kind: "amount", title: "2,000 journeys, p95", unit: "ms", limit: 60, values };
  });
}

/** The platform on a PostgreSQL of its own, with the demo's advisor signed in. */
async function inHouse(work: (house: House) => Promise<Finding>): Promise<Finding> {
  const server = await startPostgres();
  try {
    return await withFolder(async (dataDir) => {
      const database = server.url("postgres");
      const env = { DATABASE_URL: database, DEMO: "1", RATE_LIMIT_SCALE: "1000" };
      const { url, end } = await startOurs({ dataDir, env });
      const body = JSON.stringify({ email: "advisor@lilamonde.test", password: DEMO_PASSWORD });
      const headers = { "content-type": "application/json" };
      const answer = await fetch(`${url}/auth/v1/token?grant_type=password`, {
        method: "POST",
        headers,
        body,
      });
      const finding = await work({ url, database, token: (await answer.json()).access_token });
      await end();
      return finding;
    });
  } finally {
    await server.stop();
  }
}

async function send({ url, token }: House, path: string, body?: object): Promise<Response> {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const answer = await fetch(
    `${url}${path}`,
    body ? { method: "POST", headers, body: JSON.stringify(body) } : { headers },
  );
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return answer;
}

async function slowestOf(house: House, path: string): Promise<number> {
  return slowest(async () => (await send(house, path)).text());
}

async function longJourney(house: House): Promise<Journey> {
  const given = {
    ...{ title: "Trinta dias", startsOn: "2027-07-01", endsOn: "2027-07-30", currency: "EUR" },
    ...{ language: "pt", clientId: null, copyOf: null },
  };
  const journey: Journey = await (await send(house, "/api/journeys", given)).json();
  const optionId = journey.options[0]!.id;
  const ranks = ranksAfter(null, BLOCKS);
  const blocks = ranks.map((position, index) => ({
    ...emptyBlock({ id: randomUUID(), optionId, kind: "experience", day: index % DAYS, position }),
    ...{ title: { pt: `Item ${index}`, en: `Item ${index}` }, text: { pt: TEXT, en: TEXT } },
  }));
  for (let done = 0; done < BLOCKS; done += 50) {
    const operation = { kind: "add_blocks", id: randomUUID(), blocks: blocks.slice(done, done + 50) };
    await send(house, `/api/journeys/${journey.id}/operations`, operation);
  }
  return journey;
}

async function manyJourneys({ database }: House): Promise<void> {
  const { db, close } = await openPostgres({ url: database, log: createLog("silent") });
  await sql`
    insert into journeys (id, owner_id, client_id, state, head, title, starts_on, ends_on, currency, worth,
      state_at, created_at, updated_at)
    select gen_random_uuid(), owner_id, client_id,
      (array['draft','proposed','accepted','booked','travelling','completed','declined','cancelled'])[1 + n % 8],
      head, title || ' ' || n || case when n % 10 = 0 then ' pela costa' else '' end,
      starts_on + n % 300, ends_on + n % 300, currency, worth, state_at, created_at,
      updated_at - n * interval '1 minute'
    from (select * from journeys where owner_id = (
      select owner_id from journeys group by owner_id order by count(*) desc limit 1) limit 1) as one,
      generate_series(1, ${JOURNEYS}::int) as n`.execute(db);
  await sql`analyze`.execute(db);
  await close();
}
