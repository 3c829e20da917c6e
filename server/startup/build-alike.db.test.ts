import { afterAll, beforeAll, expect, inject, test, vi } from "vitest";
import { startApiProcess } from "#testing/api-process.ts";
import { enter } from "#testing/enter.ts";
import { type FoundIds, fillPath, noteFirst } from "#testing/found-ids.ts";
import { type Operation, readOperations } from "#testing/hostile-requests.ts";
import { addSecondFactor } from "#testing/second-factor.ts";
import { getWorld, type World } from "#testing/world.ts";

const DEMO = { advisor: "advisor", tour_operator: "operator", hotel: "hotel", admin: "admin2" } as const;
type Role = keyof typeof DEMO;
type Ask = (path: string, init: RequestInit) => Promise<Response>;

/** What is drawn or packed anew for each who asks has an instant of its own inside. */
const READABLE = /json|^text\//;
/** Of the process that answers, not of what it is made from. */
const OWN = /^\/health\//;

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

// The embedded database has one process at a time.
const isShared = inject("postgresUrl") !== "";
let [world, built] = [undefined, undefined] as [World?, Awaited<ReturnType<typeof startApiProcess>>?];
const tokens: Partial<Record<Role, string>> = {};
beforeAll(async () => {
  if (!isShared) return;
  world = await getWorld({ env: { RATE_LIMIT_SCALE: "1000" }, isPlanted: true });
  const { dataDir, publicUrl } = world.deps.config;
  const { rows } = await world.database.execute("select current_database() as name");
  const database = new URL(inject("postgresUrl"));
  database.pathname = `/${rows[0]!.name}`;
  built = await startApiProcess({
    DATABASE_URL: database.href,
    DATA_DIR: dataDir,
    PUBLIC_URL: publicUrl,
    DEMO: "1",
    CLOCK_AT: world.clock.now().toISOString(),
  });
  for (const [role, name] of Object.entries(DEMO)) tokens[role as Role] = (await enter(world, name)).token;
  tokens.admin = (await addSecondFactor(world, tokens.admin!)).token;
});
afterAll(async () => {
  await built?.end("SIGTERM");
  await world?.close();
});

const readers = ({ access }: Operation): (string | null)[] => {
  if (!Array.isArray(access)) return access === "signed_in" ? [tokens.advisor!] : [null];
  return access.map((role) => tokens[role as Role]!);
};

/** What of an answer is the same whoever gives it. */
async function answerOf(ask: Ask, path: string, headers: HeadersInit) {
  const answer = await ask(path, { headers });
  const type = answer.headers.get("content-type")?.split(";")[0] ?? "";
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const body = READABLE.test(type) ? new TextDecoder().decode(bytes) : `${bytes.length > 0}`;
  return { status: answer.status, type, body: withoutNumber(body) };
}

/** The number of a request is made up for each. */
const withoutNumber = (body: string) => body.replace(/"requestId":"[^"]*"/, '"requestId":""');

test.runIf(isShared)("what is built answers every reading as the sources do, whoever asks", async () => {
  const fromSources: Ask = (path, init) => world!.api(path, init);
  const fromBuild: Ask = (path, init) => fetch(built!.url + path, init);
  const readings = readOperations(world!.document() as { paths: object }).filter(
    ({ method, path }) => method === "GET" && !OWN.test(path),
  );
  const [differing, found]: [string[], FoundIds] = [[], new Map()];
  let answered = 0;
  for (const operation of readings) {
    for (const token of readers(operation)) {
      const headers: HeadersInit = token ? { authorization: `Bearer ${token}` } : {};
      const path = fillPath(operation.path, found);
      const theirs = await answerOf(fromSources, path, headers);
      const ours = await answerOf(fromBuild, path, headers);
      if (JSON.stringify(ours) !== JSON.stringify(theirs))
        differing.push(`GET ${operation.path}\n  ${JSON.stringify(theirs)}\n  ${JSON.stringify(ours)}`);
      if (theirs.status >= 400) continue;
      answered++;
      if (theirs.type === "application/json") noteFirst(operation.path, JSON.parse(theirs.body), found);
    }
  }
  expect(differing).toEqual([]);
  expect(answered).toBeGreaterThan(150);
});
