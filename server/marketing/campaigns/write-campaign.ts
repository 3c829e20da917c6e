import { randomUUID } from "node:crypto";
import type { CampaignEdit, DeskCampaign, NewCampaign } from "#domain/marketing/campaigns.ts";
import { isReversed } from "#domain/marketing/windows.ts";
import type { Tx } from "#platform/database/database.ts";
import { type Once, runOnce } from "#platform/http/idempotency.ts";
import { writeAudit } from "../../audit/write-audit.ts";
import type { Deps } from "../../deps.ts";
import type { Actor } from "../../http/actor.ts";
import { refuse } from "../../http/refuse.ts";
import { findDeskCampaign, findHotels, holdCampaign, insertCampaign, updateCampaign } from "./queries.ts";
import { toDeskCampaign } from "./to-campaign.ts";

type Needs = Pick<Deps, "db" | "clock">;

/** Keeps a new campaign as a draft that nobody but administrators sees. */
export async function createCampaign(
  { db, clock }: Needs,
  { actor, campaign, once }: { actor: Actor; campaign: NewCampaign; once: Once },
): Promise<DeskCampaign> {
  refuseReversed(campaign);
  return runOnce(db, once, async (tx) => {
    await requireHotels(tx, campaign.hotelIds);
    const now = clock.now();
    const id = randomUUID();
    await insertCampaign(tx, { id, campaign, createdBy: actor.id, now });
    const about = { actorId: actor.id, subjectType: "campaign", subjectId: id, now };
    await writeAudit(tx, { ...about, action: "campaign.written", after: campaign });
    return toDeskCampaign((await findDeskCampaign(tx, id))!);
  });
}

type Edit = { actor: Actor; id: string; edit: CampaignEdit; once: Once };

/** Writes a campaign anew; who saw an older version is shown the newer one instead. */
export async function editCampaign(
  { db, clock }: Needs,
  { actor, id, edit, once }: Edit,
): Promise<DeskCampaign> {
  const { version, ...campaign } = edit;
  refuseReversed(campaign);
  return runOnce(db, once, async (tx) => {
    const row = await holdCampaign(tx, id);
    if (!row) throw refuse("not_found");
    const before = toDeskCampaign(row);
    if (before.version !== version) throw refuse("conflict", { current: before });
    await requireHotels(tx, campaign.hotelIds);
    await updateCampaign(tx, { id, campaign });
    const about = { actorId: actor.id, subjectType: "campaign", subjectId: id, now: clock.now() };
    await writeAudit(tx, { ...about, action: "campaign.edited", before, after: campaign });
    return toDeskCampaign((await findDeskCampaign(tx, id))!);
  });
}

function refuseReversed(campaign: NewCampaign): void {
  if (isReversed(campaign)) throw refuse("validation_failed", { fields: { endsOn: "ends_before_start" } });
}

async function requireHotels(tx: Tx, hotelIds: readonly string[]): Promise<void> {
  const wanted = new Set(hotelIds);
  if ((await findHotels(tx, [...wanted])).length < wanted.size)
    throw refuse("validation_failed", { fields: { hotelIds: "unknown" } });
}
