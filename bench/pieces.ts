import { demoId } from "#database/seed/demo/demo-id.ts";
import { DEMO_PASSWORD } from "#database/seed/demo/people.ts";
import { pieceFormats } from "#domain/marketing/pieces.ts";
import { startOurs, withFolder } from "./contenders.ts";
import { type Finding, median } from "./measure.ts";
import { slowest } from "./slowest.ts";

const ROUNDS = 8;
const PLACE = `/api/marketing/campaigns/${demoId("campaign/lagoa")}`;

type House = { url: string; headers: Record<string, string> };

/** How long a co-branded picture with a photograph takes, by format; the title says how many a minute. */
export async function pieces(): Promise<Finding> {
  return withHouse(async (house) => {
    const values: Record<string, number> = {};
    for (const format of pieceFormats) {
      const waits: number[] = [];
      for (let round = 0; round < ROUNDS; round++) waits.push(await drawOne(house, format));
      values[format] = median(waits);
    }
    const perMinute = Math.round(60_000 / median(Object.values(values)));
    const title = `co-branded picture with a photograph (${perMinute} a minute)`;
    return { kind: "amount", title, unit: "ms", limit: 1_000, values };
  });
}

/** How long a request waits while nothing else happens, and while pictures are drawn without a pause; the slowest in twenty counts. */
export async function requestsWhileDrawing(): Promise<Finding> {
  return withHouse(async (house) => {
    const idle = await slowest(() => settings(house));
    let isDone = false;
    const drawing = (async () => {
      while (!isDone) await drawOne(house, "story");
    })();
    const drawn = await slowest(() => settings(house));
    isDone = true;
    await drawing;
    const values = { "at rest": idle, "while pictures are made": drawn };
    return { kind: "amount", title: "a request while pictures are made, p95", unit: "ms", limit: 20, values };
  });
}

function withHouse(measure: (house: House) => Promise<Finding>): Promise<Finding> {
  return withFolder(async (dataDir) => {
    const env = { DEMO: "1", RATE_LIMIT_SCALE: "1000" };
    const { url, end } = await startOurs({ dataDir, env });
    const house = { url, headers: { authorization: `Bearer ${await signIn(url)}` } };
    await fetch(`${url}${PLACE}/link`, { method: "PUT", headers: house.headers });
    // The first waits for the thread's libraries.
    await drawOne(house, "square").catch(() => 0);
    await drawOne(house, "square");
    const finding = await measure(house);
    await end();
    return finding;
  });
}

async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "advisor@lilamonde.test", password: DEMO_PASSWORD }),
  });
  if (!answer.ok) throw new Error(`the sign-in answered ${answer.status}`);
  return (await answer.json()).access_token;
}

async function drawOne({ url, headers }: House, format: string): Promise<number> {
  const started = performance.now();
  const answer = await fetch(`${url}${PLACE}/pieces/${format}?language=pt`, { headers });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`the picture answered ${answer.status}`);
  return performance.now() - started;
}

async function settings({ url }: House): Promise<ArrayBuffer> {
  return (await fetch(`${url}/api/settings`)).arrayBuffer();
}
