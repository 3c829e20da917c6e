import { join } from "node:path";
import { setTimeout as rest } from "node:timers/promises";
import type { DeskPage, HeroLook } from "#domain/heroes/hero-desk.ts";
import { startPostgres } from "#testing/postgres/postgres-server.ts";
import { type Contender, startOurs, withFolder } from "./contenders.ts";
import type { Finding } from "./measure.ts";

const CHANGES = 40;
const PAGE = "careers";
const PICTURES = ["casa-trancoso-house", "services-corridor"];

/** How long after an opening is published the pages of two nodes show it, of which the slowest in twenty counts. */
export async function contentChange(): Promise<Finding> {
  const server = await startPostgres();
  const values = await withFolder(async (folder) => {
    const env = { DATABASE_URL: server.url("postgres"), DEMO: "1", RATE_LIMIT_SCALE: "1000" };
    const first = await startOurs({ dataDir: join(folder, "data"), env });
    const second = await startOurs({ dataDir: join(folder, "data"), env });
    return measure(first, second);
  });
  await server.stop();
  return { kind: "amount", title: "a published opening seen, p95", unit: "ms", limit: 1_000, values };
}

async function measure(first: Contender, second: Contender): Promise<Record<string, number>> {
  const desk = await openDesk(first.url);
  const waits = { "on its node": [] as number[], "on another node": [] as number[] };
  for (let change = 0; change < CHANGES; change++) {
    const picture = PICTURES[change % PICTURES.length]!;
    // Both hold the page as it is, so that it is the word of the change that makes it anew.
    await Promise.all([first, second].map(({ url }) => shows(url, picture)));
    await desk.publish(picture);
    const published = performance.now();
    const seen = async ({ url }: Contender) => {
      while (!(await shows(url, picture))) await rest(2);
      return performance.now() - published;
    };
    const [here, there] = await Promise.all([seen(first), seen(second)]);
    waits["on its node"].push(here!);
    waits["on another node"].push(there!);
  }
  return Object.fromEntries(Object.entries(waits).map(([name, all]) => [name, slowestOf(all)]));
}

const slowestOf = (waits: number[]) => waits.sort((a, b) => a - b)[Math.floor(waits.length * 0.95)]!;

async function shows(url: string, picture: string): Promise<boolean> {
  return (await (await fetch(`${url}/${PAGE}`)).text()).includes(`art-${picture}`);
}

/** The desk of openings, as the demo's administrator. */
async function openDesk(url: string) {
  const send = async (path: string, { method = "POST", body }: { method?: string; body?: unknown } = {}) => {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: { ...headers, "content-type": "application/json" },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  const headers: Record<string, string> = {};
  const { access_token: token } = await send("/auth/v1/token?grant_type=password", {
    body: { email: "admin@lilamonde.test", password: "Lilamonde!2026" },
  });
  headers.authorization = `Bearer ${token}`;
  const live = ({ heroes }: DeskPage) => heroes.find(({ state }) => state === "live")!;
  return {
    publish: async (name: string) => {
      const before = live(await send(`/api/admin/heroes/pages/${PAGE}`, { method: "GET" }));
      const look: HeroLook = { ...before.live!.look, picture: { kind: "art", name } };
      const place = `/api/admin/heroes/${before.id}`;
      const body = { version: before.version, look };
      const { version } = live(await send(`${place}/draft`, { method: "PUT", body }));
      await send(`${place}/publication`, { body: { version } });
    },
  };
}
