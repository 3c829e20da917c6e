import { enter } from "#testing/enter.ts";
import { getWorld } from "#testing/world.ts";
import { plantPeople } from "../../accounts/plant-people.ts";
import { plantTiers } from "../../accounts/plant-tiers.ts";

export type Who = "advisor" | "operator" | "admin" | "hotel";
export type TimelineWorld = Awaited<ReturnType<typeof getTimelineWorld>>;

/** A world of the demo's people who talk on the timeline. */
export async function getTimelineWorld() {
  const world = await getWorld();
  const people = new Map<Who, ReturnType<typeof enter>>();
  const tokenOf = async (who: Who): Promise<string> => {
    if (!people.has(who)) people.set(who, enter(world, who));
    return (await people.get(who)!).token;
  };
  return {
    ...world,
    tokenOf,
    call: async (who: Who, method: string, path: string, body?: unknown, key?: string) =>
      world.api(`/api/timeline${path}`, {
        method,
        headers: {
          authorization: `Bearer ${await tokenOf(who)}`,
          "content-type": "application/json",
          ...(key && { "idempotency-key": key }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    /** Where so much time has passed that nobody is signed in any more. */
    signInAnew: () => people.clear(),
    plant: async () => {
      await world.reset();
      people.clear();
      await plantTiers(world.db);
      await plantPeople(world.deps);
    },
  };
}
