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

/** Calls as any of the demo's people, each of whom signs in once; with nobody's name, as a visitor. */
export function callAs(world: Pick<World, "api">) {
  const people = new Map<string, ReturnType<typeof enter>>();
  return {
    call: async (who: string | null, method: string, path: string, body?: unknown) => {
      if (who === null) return world.api(path, { method });
      if (!people.has(who)) people.set(who, enter(world, who));
      return (await people.get(who)!).call(method, path, body);
    },
    /** Everybody signs in anew, as after the world was cleared or its clock went on. */
    forget: () => people.clear(),
  };
}
