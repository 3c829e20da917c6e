import { type DemoCampaign, demoCampaigns, demoLinks } from "#database/seed/demo/campaigns.ts";
import { demoId } from "#database/seed/demo/demo-id.ts";
import { houseColours } from "#domain/marketing/brand.ts";
import { houseDay } from "#domain/site/views.ts";
import { transact } from "#platform/database/transact.ts";
import type { Deps } from "../../deps.ts";
import { holdBrand, updateColour } from "../brand/queries.ts";
import { findHotelsBySlug, insertCampaign, moveCampaign } from "../campaigns/queries.ts";
import { plantLink } from "./plant-link.ts";

const DAY_MS = 24 * 3_600_000;

/** Gives the demo world its campaigns, the links of its members, and what came of them. */
export async function plantMarketing(deps: Deps): Promise<void> {
  const planted = new Set<string>();
  for (const campaign of demoCampaigns) if (await plantCampaign(deps, campaign)) planted.add(campaign.key);
  for (const link of demoLinks) {
    const campaign = demoCampaigns.find(({ key }) => key === link.campaign)!;
    if (planted.has(campaign.key)) await plantLink(deps, { link, campaign });
  }
  if (planted.size > 0) await plantColour(deps);
}

async function plantCampaign(deps: Deps, demo: DemoCampaign): Promise<boolean> {
  const { key, hotels, startsIn, endsIn, isDraft, ...words } = demo;
  const now = deps.clock.now();
  const id = demoId(`campaign/${key}`);
  const hotelIds = await findHotelsBySlug(deps.db, hotels);
  if (hotelIds.length === 0) return false;
  const day = (days: number) => houseDay(new Date(now.getTime() + days * DAY_MS));
  const campaign = { ...words, hotelIds, startsOn: day(startsIn), endsOn: day(endsIn) };
  return transact(deps.db, async (tx) => {
    if (!(await insertCampaign(tx, { id, campaign, createdBy: null, now }))) return false;
    if (!isDraft) await moveCampaign(tx, { id, state: "published", reason: null, now });
    return true;
  });
}

async function plantColour({ auth, db, clock }: Deps): Promise<void> {
  const marina = await auth.getUserByEmail("advisor@lilamonde.test");
  if (!marina) return;
  const now = clock.now();
  await transact(db, async (tx) => {
    await holdBrand(tx, { userId: marina.id, now });
    await updateColour(tx, { userId: marina.id, colour: houseColours.sea, now });
  });
}
