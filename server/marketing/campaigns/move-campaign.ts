import type { CampaignMove, DeskCampaign } from "#domain/marketing/campaigns.ts";
import { type CampaignState, moveBlocker } from "#domain/marketing/windows.ts";
import { type Once, runOnce } from "#platform/http/idempotency.ts";
import { writeAudit } from "../../audit/write-audit.ts";
import type { Deps } from "../../deps.ts";
import { recordFacts } from "../../facts/record-facts.ts";
import type { Actor } from "../../http/actor.ts";
import { refuse } from "../../http/refuse.ts";
import { dueFacts } from "./open-campaigns.ts";
import { findDeskCampaign, holdCampaign, moveCampaign as move } from "./queries.ts";
import { toDeskCampaign } from "./to-campaign.ts";

type Input = { actor: Actor; id: string; wanted: CampaignMove; once: Once };

/** Publishes a campaign, which is then seen from its day on, or takes it back with words for those who used it. */
export async function moveCampaign(deps: Deps, { actor, id, wanted, once }: Input): Promise<DeskCampaign> {
  return runOnce(deps.db, once, async (tx) => {
    const row = await holdCampaign(tx, id);
    if (!row) throw refuse("not_found");
    const before = toDeskCampaign(row);
    if (before.version !== wanted.version) throw refuse("conflict", { current: before });
    const reason = wanted.to === "withdrawn" ? wanted.reason : null;
    const from = row.state as CampaignState;
    const blocker = moveBlocker({ from, to: wanted.to, reason: reason ?? undefined });
    if (blocker === "reason") throw refuse("validation_failed", { fields: { reason: "required" } });
    if (blocker) throw refuse(blocker, { current: before });
    const now = deps.clock.now();
    await move(tx, { id, state: wanted.to, reason, now });
    await writeAudit(tx, {
      actorId: actor.id,
      action: `campaign.${wanted.to}`,
      subjectType: "campaign",
      subjectId: id,
      before: { state: from },
      after: { state: wanted.to },
      reason,
      now,
    });
    const after = toDeskCampaign((await findDeskCampaign(tx, id))!);
    const facts =
      wanted.to === "withdrawn"
        ? [{ kind: "campaign_withdrawn" as const, cause: `${id}/${after.version}`, data: { campaignId: id } }]
        : dueFacts({ id, opensAt: row.opensAt }, now);
    await recordFacts(tx, deps, facts);
    return after;
  });
}
