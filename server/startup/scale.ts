import { capabilities } from "../capabilities.ts";
import type { Capability } from "../capability.ts";
import type { Deps } from "../deps.ts";
import { plant } from "./plant.ts";

/** Fills a database for benchmarks: the demo world, then of each capability so many times what it says; how much of each. */
export async function scaleWorld(deps: Deps, scale: number): Promise<Record<string, number>> {
  await plant(deps);
  const made: Record<string, number> = {};
  for (const [name, capability] of Object.entries<Capability>(capabilities)) {
    if (capability.scale) made[name] = await capability.scale(deps, scale);
  }
  return made;
}
