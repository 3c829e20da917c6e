import { readFileSync } from "node:fs";
import { BODY_BYTES } from "#server/http/limits.ts";
import { type FoundIds, fillPath, noteFirst } from "#testing/found-ids.ts";
import { type Operation, readOperations } from "#testing/hostile-requests.ts";
import { startPostgres } from "#testing/postgres/postgres-server.ts";
import type { Schema } from "#testing/sample-schema.ts";
import { type Caller, headersOf, signInAt } from "./caller.ts";
import { startOurs, withFolder } from "./contenders.ts";
import { largestBody } from "./largest-body.ts";
import { publishLargest } from "./largest-proposal.ts";
import type { Finding } from "./measure.ts";

const LIMIT_MS = 50;
const SHOWN = 10;
/** What Node adds to every reading of its own: the step of the clock that it watches. */
const STEP_MS = 10;
/** A pause of the collector is not the work of an operation: the least of so many readings counts. */
const READINGS = 3;
/** What ends a session or a person would leave nobody to ask the rest. */
const ENDING = /deletion|sign-?out|sessions|standing|suspen/;

type People = Record<"advisor" | "tour_operator" | "hotel" | "admin", Caller>;

/**
 * How long the heaviest input that each operation lets in holds the main thread: the largest body that its schema and the
 * door allow, of records that exist where a list tells of one.
 */
export async function longestTurn(): Promise<Finding> {
  const server = await startPostgres();
  try {
    return await withFolder(async (dataDir) => {
      const env = { DATABASE_URL: server.url("postgres"), DEMO: "1", RATE_LIMIT_SCALE: "1000000" };
      const { url, end } = await startOurs({ dataDir, env });
      const people: People = {
        advisor: await signInAt(url, "advisor"),
        tour_operator: await signInAt(url, "operator"),
        hotel: await signInAt(url, "hotel"),
        admin: await signInAt(url, "admin"),
      };
      const turns = new Map([...(await walkProposal(people.advisor)), ...(await walk(people))]);
      await end();
      const first = [...turns].sort(([, a], [, b]) => b - a).slice(0, SHOWN);
      const title = `the longest turn of ${turns.size} operations at their heaviest`;
      return { kind: "amount", title, unit: "ms", limit: LIMIT_MS, values: Object.fromEntries(first) };
    });
  } finally {
    await server.stop();
  }
}

/** The largest proposal in each of its forms; a page is drawn once for each language, so there are two first times. */
async function walkProposal(owner: Caller): Promise<Map<string, number>> {
  const address = owner.url + (await publishLargest(owner));
  const turns = new Map<string, number>();
  for (const form of ["", "?as=ics", "?as=pdf"]) {
    const held: number[] = [];
    for (const language of ["pt", "en"])
      held.push(await heldBy(owner.url, () => read(address + form, { cookie: `language=${language}` })));
    turns.set(`GET /proposal${form}`, Math.min(...held));
  }
  return turns;
}

async function read(url: string, headers: Record<string, string>): Promise<void> {
  const answer = await fetch(url, { headers });
  await answer.arrayBuffer();
  if (answer.status >= 500 && answer.status !== 503) throw new Error(`${url} answered ${answer.status}`);
}

async function walk(people: People): Promise<Map<string, number>> {
  const document = JSON.parse(readFileSync(new URL("../openapi.json", import.meta.url), "utf8"));
  const schemas = document.components.schemas as Record<string, Schema>;
  const operations = readOperations(document).filter(({ path }) => !ENDING.test(path));
  const order = ["GET", "POST", "PUT", "PATCH", "DELETE"];
  operations.sort((a, b) => order.indexOf(a.method) - order.indexOf(b.method));
  const ids: FoundIds = new Map();
  const turns = new Map<string, number>();
  for (const operation of operations) {
    const body = operation.body && largestBody(operation.body, { schemas, maxBytes: BODY_BYTES });
    const ask = () => send(operation, { caller: whoMay(operation, people), ids, body });
    await ask();
    let least = Number.POSITIVE_INFINITY;
    for (let reading = 0; reading < READINGS && least > LIMIT_MS; reading++)
      least = Math.min(least, await heldBy(people.admin.url, ask));
    turns.set(`${operation.method} ${operation.path}`, least);
  }
  return turns;
}

function whoMay({ access }: Operation, people: People): Caller {
  if (!Array.isArray(access))
    return access === "signed_in" ? people.advisor : { ...people.advisor, token: null };
  return people[access[0] as keyof People];
}

type Sent = { caller: Caller; ids: FoundIds; body: string | null };

/** Asks once; of a list it remembers the first record for what is asked of one. */
async function send({ method, path, parameters }: Operation, { caller, ids, body }: Sent): Promise<void> {
  const filled = fillPath(path, ids);
  const most = parameters.find(({ name }) => name === "limit")?.schema as { maximum?: number } | undefined;
  const answer = await fetch(`${caller.url}${filled}${most?.maximum ? `?limit=${most.maximum}` : ""}`, {
    method,
    headers: headersOf(caller.token),
    ...(body ? { body } : {}),
  });
  const text = await answer.text();
  if (answer.status >= 500) throw new Error(`${method} ${filled} answered ${answer.status}: ${text}`);
  if (method === "GET" && answer.ok && text.startsWith("{")) noteFirst(path, JSON.parse(text), ids);
}

/** The longest that the main thread was held while something was asked, as its own figures tell. */
async function heldBy(url: string, ask: () => Promise<void>): Promise<number> {
  await longestLag(url);
  await ask();
  return Math.max(0, (await longestLag(url)) - STEP_MS);
}

/** Reading it begins it anew. */
async function longestLag(url: string): Promise<number> {
  const figures = await (await fetch(`${url}/metrics`)).text();
  return Number(figures.match(/^nodejs_eventloop_lag_max_seconds (\S+)$/m)?.[1]) * 1_000;
}
