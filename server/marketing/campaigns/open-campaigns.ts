import { z } from "zod";
import type { NewFact } from "#domain/facts/facts.ts";
import { MOST_HOURS_EARLY } from "#domain/marketing/windows.ts";
import { transact } from "#platform/database/transact.ts";
import type { Deps } from "../../deps.ts";
import { recordFacts } from "../../facts/record-facts.ts";
import { findUntold, holdCampaign } from "./queries.ts";

const EARLY_MS = MOST_HOURS_EARLY * 3_600_000;

/** What has happened to a published campaign by now: seen early, open; each is a fact once. */
export function dueFacts({ id, opensAt }: { id: string; opensAt: Date }, now: Date): NewFact[] {
  const data = { campaignId: id };
  const facts: NewFact[] = [];
  if (now.getTime() >= opensAt.getTime() - EARLY_MS)
    facts.push({ kind: "campaign_previewed", cause: id, data });
  if (now >= opensAt) facts.push({ kind: "campaign_opened", cause: id, data });
  return facts;
}

/** Tells of the campaigns that opened since, early or for everybody; catches up after any standstill. */
export async function openCampaigns(deps: Deps): Promise<void> {
  const { db, clock } = deps;
  const now = clock.now();
  const early = await findUntold(db, {
    kind: "campaign_previewed",
    until: new Date(now.getTime() + EARLY_MS),
  });
  const open = await findUntold(db, { kind: "campaign_opened", until: now });
  for (const id of new Set([...early, ...open])) {
    await transact(db, async (tx) => {
      const row = await holdCampaign(tx, id);
      if (row?.state === "published") await recordFacts(tx, deps, dueFacts(row, now));
    });
  }
}

/** Asks a few minutes into every hour. */
export function scheduleOpenings(deps: Deps): void {
  deps.jobs
    .define({
      name: "marketing.open",
      schema: z.object({}),
      retry: { limit: 3, delaySeconds: 60, backoff: true },
      handle: () => openCampaigns(deps),
    })
    .schedule({ cron: "4 * * * *", data: {} });
}
