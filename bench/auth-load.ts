import { Agent, request } from "node:http";
import { cpuMicros } from "./process-figures.ts";
import type { Turn } from "./rounds.ts";

/** An auth server of the protocol, its process, and somebody who may sign in. */
export type AuthTarget = { url: string; pid: number; person: { email: string; password: string } };

type Tokens = { refresh_token: string };

const agent = new Agent({ keepAlive: true });

/** Sign-ins one after another on one connection: what one costs from end to end. */
export function signInTurn(target: AuthTarget): Turn {
  return timed(target, async (isOver) => {
    let count = 0;
    for (; !isOver(); count++) await signIn(target);
    return count;
  });
}

/** Refreshes by so many people at once, each with a session of their own that goes on from turn to turn. */
export async function refreshTurn(target: AuthTarget, people: number): Promise<Turn> {
  const tokens: string[] = [];
  while (tokens.length < people) tokens.push((await signIn(target)).refresh_token);
  return timed(target, async (isOver) => {
    let count = 0;
    const refreshAgain = async (index: number) => {
      for (; !isOver(); count++) {
        const body = { refresh_token: tokens[index] };
        tokens[index] = (await post(target, "/token?grant_type=refresh_token", body)).refresh_token;
      }
    };
    await Promise.all(tokens.map((_, index) => refreshAgain(index)));
    return count;
  });
}

function timed({ pid }: AuthTarget, work: (isOver: () => boolean) => Promise<number>): Turn {
  return async (seconds) => {
    const [started, before] = [performance.now(), cpuMicros(pid)];
    const count = await work(() => performance.now() - started >= seconds * 1_000);
    const [elapsedMs, after] = [performance.now() - started, cpuMicros(pid)];
    const perSecond = (count * 1_000) / elapsedMs;
    if (before === undefined || after === undefined) return { perSecond };
    return { perSecond, cpuMicros: (after - before) / count };
  };
}

export function signIn(target: AuthTarget): Promise<Tokens> {
  return post(target, "/token?grant_type=password", target.person);
}

/** One call; anything but a session in the answer spoils the round. */
export function post({ url }: Pick<AuthTarget, "url">, path: string, body: unknown): Promise<Tokens> {
  const text = JSON.stringify(body);
  const headers = { "content-type": "application/json", "content-length": Buffer.byteLength(text) };
  return new Promise((resolve, reject) => {
    request(`${url}${path}`, { method: "POST", agent, headers }, (answer) => {
      answer.toArray().then((parts) => {
        const received = Buffer.concat(parts).toString();
        if (answer.statusCode === 200) resolve(JSON.parse(received) as Tokens);
        else reject(new Error(`${path} answered ${answer.statusCode}: ${received}`));
      }, reject);
    })
      .on("error", reject)
      .end(text);
  });
}
