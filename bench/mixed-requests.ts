import { type FoundIds, fillPath, noteFirst } from "#testing/found-ids.ts";
import { type Operation, readOperations } from "#testing/hostile-requests.ts";
import { type Caller, headersOf, signInAt } from "./caller.ts";

/** One that stays open, and what takes the sender away or is told of the process alone. */
const LEFT_OUT = /^\/api\/live|^\/health/;
/** Of so many requests one writes. */
const WRITES_EVERY = 10;
/** How a house is started that is asked: by one address, as fast as it answers, by people who signed in once. */
export const MIXED = { RATE_LIMIT_SCALE: "1000000", AUTH_TOKEN_SECONDS: "86400" };

type Request = { path: string; init?: RequestInit };
type Role = "advisor" | "tour_operator" | "hotel" | "admin";
const NAMES: Record<Role, string> = {
  advisor: "advisor",
  tour_operator: "operator",
  hotel: "hotel",
  admin: "admin",
};

/**
 * What a day asks of a house, without end: the public pages in both languages, every reading of the API by everybody who may,
 * files among them, and messages to the office.
 */
export async function createMixedRequests(url: string) {
  const requests = await listRequests(url);
  let turn = 0;

  /** The next one, answered; the status tells how. */
  return async (): Promise<number> => {
    turn += 1;
    const { path, init } = turn % WRITES_EVERY === 0 ? message(turn) : requests[turn % requests.length]!;
    const answer = await fetch(url + path, init);
    await answer.arrayBuffer();
    // A maker that has too much to do says so.
    if (answer.status >= 500 && answer.status !== 503) throw new Error(`${path} answered ${answer.status}`);
    return answer.status;
  };
}

async function listRequests(url: string): Promise<Request[]> {
  const people = {} as Record<Role, Caller>;
  for (const role of Object.keys(NAMES) as Role[]) people[role] = await signInAt(url, NAMES[role]);
  const document = (await (await fetch(`${url}/api/openapi.json`)).json()) as object;
  const found: FoundIds = new Map();
  const readings: Request[] = [];
  for (const operation of readOperations(document)) {
    if (operation.method !== "GET" || LEFT_OUT.test(operation.path)) continue;
    for (const caller of readers(operation, people, url)) {
      const path = fillPath(operation.path, found);
      const init = { headers: headersOf(caller.token) };
      const answer = await fetch(url + path, init);
      const text = await answer.text();
      if (answer.ok && text.startsWith("{")) noteFirst(operation.path, JSON.parse(text), found);
      readings.push({ path, init });
    }
  }
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, page]) => ({
    path: new URL(page!).pathname,
  }));
  // By turns, so that every stretch of the day has some of both.
  return readings.flatMap((reading, at) => (at % 3 === 0 ? [pages[at % pages.length]!, reading] : [reading]));
}

function readers({ access }: Operation, people: Record<Role, Caller>, url: string): Caller[] {
  if (!Array.isArray(access)) return [access === "signed_in" ? people.advisor : { url, token: null }];
  return access.map((role) => people[role as Role]);
}

function message(turn: number): Request {
  const body = {
    ...{ name: "Ana", email: "ana@example.com", interest: "other", language: "pt" },
    ...{ subject: `Mensagem ${turn}`, message: "Texto" },
  };
  return {
    path: "/api/contact",
    init: { method: "POST", headers: headersOf(null), body: JSON.stringify(body) },
  };
}

/** Has so many requests answered, a few at once. */
export async function askMixed(ask: () => Promise<unknown>, { requests, atOnce = 8 }: Amount): Promise<void> {
  let left = requests;
  const work = async () => {
    while (left-- > 0) await ask();
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

type Amount = { requests: number; atOnce?: number };
