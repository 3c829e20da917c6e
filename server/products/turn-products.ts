import { z } from "zod";
import type { Deps } from "../deps.ts";
import { turnShown } from "./queries.ts";

/** Makes the passages that time makes: what opens and what ends; catches up after any standstill. */
export async function turnProducts({ db, clock }: Pick<Deps, "db" | "clock">): Promise<number> {
  return turnShown(db, clock.now());
}

/** Does so every five minutes. */
export function scheduleTurns(deps: Deps): void {
  deps.jobs
    .define({
      name: "products.turn",
      schema: z.object({}),
      retry: { limit: 3, delaySeconds: 60, backoff: true },
      handle: async () => {
        await turnProducts(deps);
      },
    })
    .schedule({ cron: "*/5 * * * *", data: {} });
}
