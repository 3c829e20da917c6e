import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { startPostgres } from "#testing/postgres/postgres-server.ts";
import { type Caller, signInAt } from "./caller.ts";
import { startOurs, withFolder } from "./contenders.ts";
import { publishLargest } from "./largest-proposal.ts";
import type { Finding } from "./measure.ts";

const STRANGERS = 10;
const ASKED = 500;
/** A person does not ask without a pause. */
const PAUSE_MS = 20;
const STRANGERS_PAUSE_MS = 100;
const FORMS = ["", "?as=ics", "?as=pdf"];

/**
 * How much longer another person waits while ten strangers, each from an address of their own, ask ten times a second for the
 * largest proposal there can be, as page, calendar and PDF, within the limits that hold; the slowest in a hundred, against
 * the same at rest.
 */
export async function strangers(): Promise<Finding> {
  const server = await startPostgres();
  try {
    return await withFolder(async (dataDir) => {
      const env = { DATABASE_URL: server.url("postgres"), DEMO: "1" };
      const { url, end } = await startOurs({ dataDir, env });
      const proposal = url + (await publishLargest(await signInAt(url, "advisor")));
      const other = await signInAt(url, "operator");
      await waitOf(other);
      const atRest = await waitOf(other);
      const stop = send(proposal);
      const crowded = await waitOf(other);
      const answers = await stop();
      await end();
      const values = { "times as long as at rest": crowded / atRest };
      const title = `another's p99 beside ten strangers (${atRest.toFixed(1)} ms at rest, ${crowded.toFixed(1)} ms beside ${answers} answers)`;
      return { kind: "amount", title, unit: "×", limit: 5, values };
    });
  } finally {
    await server.stop();
  }
}

async function waitOf({ url, token }: Caller): Promise<number> {
  const waits: number[] = [];
  for (let count = 0; count < ASKED; count++) {
    await sleep(PAUSE_MS);
    const started = performance.now();
    const answer = await fetch(`${url}/api/journeys`, { headers: { authorization: `Bearer ${token}` } });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`the list answered ${answer.status}`);
    waits.push(performance.now() - started);
  }
  return waits.sort((a, b) => a - b)[Math.floor(ASKED * 0.99)]!;
}

/** Ten who go on asking until they are stopped. */
function send(proposal: string) {
  const workerData = {
    addresses: FORMS.map((form) => proposal + form),
    strangers: STRANGERS,
    pauseMs: STRANGERS_PAUSE_MS,
  };
  const crowd = new Worker(new URL("./crowd.ts", import.meta.url), { workerData });
  const answered = once(crowd, "message").then(([count]) => count as number);
  return async () => {
    crowd.postMessage("stop");
    return answered;
  };
}
