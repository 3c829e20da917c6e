import { canTake, type Situation, situationOf } from "#domain/marketing/windows.ts";
import { entitlementsOf } from "#domain/tiers/entitlements.ts";
import type { Deps } from "../../deps.ts";
import { refuse } from "../../http/refuse.ts";
import { type CampaignRow, findCampaign, findTier } from "./queries.ts";

type Asked = { userId: string; campaignId: string };
type Needs = Pick<Deps, "db" | "clock">;

/** How many hours before everybody else a member sees campaigns. */
export async function hoursEarlyOf({ db }: Pick<Deps, "db">, userId: string): Promise<number> {
  return entitlementsOf(await findTier(db, userId)).campaignHoursEarly;
}

/** What a campaign is to somebody who sees campaigns so many hours early; null while it is not theirs to know. */
export function situationFor(
  row: CampaignRow,
  { now, hoursEarly }: { now: Date; hoursEarly: number },
): Situation | null {
  const { opensAt, closesAt } = row;
  return situationOf({ state: row.state as "published", opensAt, closesAt }, { now, hoursEarly });
}

/** A campaign as a member may open it: one that is not theirs to know is not there, an announced one says when it opens. */
export async function openCampaign(deps: Needs, { userId, campaignId }: Asked) {
  const row = await findCampaign(deps.db, campaignId);
  const hoursEarly = await hoursEarlyOf(deps, userId);
  const situation = row ? situationFor(row, { now: deps.clock.now(), hoursEarly }) : null;
  if (!row || !situation) throw refuse("not_found");
  if (situation === "announced") {
    throw refuse("campaign_not_open", { current: { opensAt: row.opensAt.toISOString() } });
  }
  return { row, situation };
}

/** The same for whoever takes something of it, which an ended campaign has nothing more to give of. */
export async function openForTaking(deps: Needs, asked: Asked): Promise<CampaignRow> {
  const { row, situation } = await openCampaign(deps, asked);
  if (!canTake(situation)) throw refuse("campaign_over");
  return row;
}
