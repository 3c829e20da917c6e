import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";

/** What browsers of today ask for. */
export const ACCEPT = { "accept-encoding": "br" };
/** Written by each server for itself. */
const OWN_HEADERS = ["date", "server", "connection", "keep-alive", "content-length"];

export type Answer = { body: Buffer; headers: Record<string, string> };

/** The bytes as they travel; fetch would unpack them. */
export async function ask(url: string): Promise<Answer> {
  const [answer] = (await once(get(url, { headers: ACCEPT }), "response")) as [IncomingMessage];
  const body = Buffer.concat(await answer.toArray());
  if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}`);
  const entries = Object.entries(answer.headers).filter(([name]) => !OWN_HEADERS.includes(name));
  return { body, headers: Object.fromEntries(entries) as Answer["headers"] };
}
