import { z } from "zod";
import { type Fact, factShapes } from "#domain/facts/facts.ts";
import type { Tx } from "#platform/database/database.ts";
import type { Tools } from "../tools.ts";
import type { Delivery } from "./listener.ts";
import { findFact } from "./queries.ts";

/** Long enough for an outside service to come back: the last of these tries comes about a day after the first. */
const retry = { limit: 12, delaySeconds: 30, backoff: true };

/**
 * Defines the job that brings facts to others outside. Each fact and each delivery is a job of its own, so that one
 * that fails is tried again without the others; after a crash it may come twice.
 */
export function defineDeliveries(deps: Tools, delivers: Delivery[]) {
  const job = deps.jobs.define({
    name: "facts.deliver",
    schema: z.object({ id: z.number().int(), name: z.string() }),
    retry,
    handle: async ({ id, name }) => {
      const row = await findFact(deps.db, id);
      const delivery = delivers.find((each) => each.name === name);
      // One that was taken out of the house has nobody to bring anything to.
      if (!row || !delivery) return;
      const { cause, actor_id: actorId, at } = row;
      const data = factShapes[delivery.kind].parse(row.data);
      await delivery.deliver(deps, { kind: delivery.kind, cause, actorId, at, data } as Fact);
    },
  });
  return (tx: Tx, which: { id: number; name: string }) => job.enqueue(tx, which);
}
