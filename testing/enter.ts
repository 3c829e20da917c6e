import { DEMO_PASSWORD } from "#database/seed/demo/people.ts";
import type { World } from "./world.ts";

/** One of the demo's people, by name or address, signed in by password: their id, their token, and calls that carry it. */
export async function enter({ api }: Pick<World, "api">, who: string) {
  const send = (method: string, path: string, body?: unknown, authorization = "") =>
    api(path, {
      method,
      headers: { "content-type": "application/json", authorization },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const email = who.includes("@") ? who : `${who}@lilamonde.test`;
  const answer = await send("POST", "/auth/v1/token?grant_type=password", { email, password: DEMO_PASSWORD });
  const { access_token: token, user } = await answer.json();
  const call = (method: string, path: string, body?: unknown) => send(method, path, body, `Bearer ${token}`);
  return { id: user.id as string, token: token as string, call };
}
