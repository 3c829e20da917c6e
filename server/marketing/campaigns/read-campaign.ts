import type { Campaign } from "#domain/marketing/campaigns.ts";
import type { Deps } from "../../deps.ts";
import { findBrought } from "../results/queries.ts";
import { namesOf } from "./list-campaigns.ts";
import { openCampaign } from "./open-to.ts";
import { readPictureSet, toPicture } from "./picture-set.ts";
import { toCard, wordsOf } from "./to-campaign.ts";

/** A campaign with everything a member takes from it. */
export async function readCampaign(
  deps: Pick<Deps, "db" | "files" | "clock">,
  asked: { userId: string; campaignId: string },
): Promise<Campaign> {
  const { row, situation } = await openCampaign(deps, asked);
  const names = namesOf(row.hotels);
  const set = await readPictureSet(deps, row.pictures);
  const pictures = set.flatMap((one) => toPicture(one, names) ?? []);
  const brought = (await findBrought(deps.db, asked.userId)).get(row.id) ?? NOTHING;
  const card = toCard({ row, situation, picture: pictures[0] ?? null, brought });
  return { ...card, ...wordsOf(row), pictures };
}

const NOTHING = { clicks: 0, leads: 0, bookings: 0 };
