import { DEMO_PASSWORD } from "#database/seed/demo/people.ts";
import { getWorld } from "#testing/world.ts";
import { plantPeople } from "../../accounts/plant-people.ts";
import { plantTiers } from "../../accounts/plant-tiers.ts";

export type Who = "advisor" | "operator" | "admin" | "hotel";
export type TimelineWorld = Awaited<ReturnType<typeof getTimelineWorld>>;

/** A world of the demo's people who talk on the timeline. */
export async function getTimelineWorld() {
  const world = await getWorld();
  const tokens = new Map<Who, string>();
  const tokenOf = async (who: Who): Promise<string> => {
    const known = tokens.get(who);
    if (known) return known;
    const answer = await world.api("/auth/v1/token?grant_type=password", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: `${who}@lilamonde.test`, password: DEMO_PASSWORD }),
    });
    const { access_token: token } = await answer.json();
    tokens.set(who, token);
    return token;
  };
  return {
    ...world,
    tokenOf,
    call: async (who: Who, method: string, path: string, body?: unknown) =>
      world.api(`/api/timeline${path}`, {
        method,
        headers: { authorization: `Bearer ${await tokenOf(who)}`, "content-type": "application/json" },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    /** Where so much time has passed that nobody is signed in any more. */
    signInAnew: () => tokens.clear(),
    plant: async () => {
      await world.reset();
      tokens.clear();
      await plantTiers(world.db);
      await plantPeople(world.deps);
    },
  };
}
