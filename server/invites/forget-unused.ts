import { z } from "zod";
import { INVITE_KEPT_MS } from "#domain/invites/invite-state.ts";
import type { Deps } from "../deps.ts";
import { deleteUnused } from "./queries.ts";

/** Forgets the addresses of people who were invited long ago and never came. */
export async function forgetUnused({ db, clock }: Pick<Deps, "db" | "clock">): Promise<void> {
  await deleteUnused(db, new Date(clock.now().getTime() - INVITE_KEPT_MS));
}

/** Forgets them every night. */
export function scheduleInviteForgetting(deps: Pick<Deps, "db" | "clock" | "jobs">): void {
  deps.jobs
    .define({
      name: "invites.forget",
      schema: z.object({}),
      retry: { limit: 3, delaySeconds: 60, backoff: true },
      handle: () => forgetUnused(deps),
    })
    .schedule({ cron: "41 3 * * *", data: {} });
}
