import { get } from "node:http";
import { finished } from "node:stream/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";

/** Strangers in a thread of their own, each from an address of their own, who go on asking until they are told to stop. */
const { addresses, strangers, pauseMs } = workerData as {
  addresses: string[];
  strangers: number;
  pauseMs: number;
};
let [isDone, answered] = [false, 0];
parentPort!.once("message", () => {
  isDone = true;
});
await Promise.all(Array.from({ length: strangers }, (_, number) => ask(number)));
parentPort!.postMessage(answered);

async function ask(number: number): Promise<void> {
  for (let turn = number; !isDone; turn++) {
    const status = await askFrom(`127.0.0.${10 + number}`, addresses[turn % addresses.length]!);
    // A file that is not done yet, or was asked for too often, is asked for again.
    if (![200, 429, 503].includes(status)) throw new Error(`the proposal answered ${status}`);
    if (status === 200) answered++;
    await sleep(pauseMs);
  }
}

function askFrom(localAddress: string, url: string): Promise<number> {
  const headers = { "accept-encoding": "gzip, br" };
  return new Promise((resolve, reject) => {
    get(url, { localAddress, agent: false, headers }, (answer) => {
      finished(answer.resume()).then(() => resolve(answer.statusCode ?? 0), reject);
    }).on("error", reject);
  });
}
