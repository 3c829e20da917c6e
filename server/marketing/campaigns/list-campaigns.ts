import type { Campaigns } from "#domain/marketing/campaigns.ts";
import { MOST_HOURS_EARLY } from "#domain/marketing/windows.ts";
import type { Deps } from "../../deps.ts";
import { findBrought } from "../results/queries.ts";
import { hoursEarlyOf, situationFor } from "./open-to.ts";
import { readPictureSet, toPicture } from "./picture-set.ts";
import { findPublished } from "./queries.ts";
import { toCard } from "./to-campaign.ts";

const AT_ONCE = 60;

/** The campaigns a member may know of, each with what their own link brought. */
export async function listCampaigns(
  deps: Pick<Deps, "db" | "files" | "clock">,
  userId: string,
): Promise<Campaigns> {
  const now = deps.clock.now();
  const hoursEarly = await hoursEarlyOf(deps, userId);
  const knownUntil = new Date(now.getTime() + MOST_HOURS_EARLY * 3_600_000);
  const rows = await findPublished(deps.db, { knownUntil, limit: AT_ONCE });
  const brought = await findBrought(deps.db, userId);
  const set = await readPictureSet(deps, [...new Set(rows.flatMap(({ pictures }) => pictures))]);
  const campaigns = rows.flatMap((row) => {
    const situation = situationFor(row, { now, hoursEarly });
    if (!situation) return [];
    const shown = row.pictures.flatMap((ref) => set.find((one) => one.ref === ref) ?? [])[0];
    const picture = shown ? toPicture(shown, namesOf(row.hotels)) : null;
    const own = brought.get(row.id) ?? { clicks: 0, leads: 0, bookings: 0 };
    return [toCard({ row, situation, picture, brought: own })];
  });
  return { campaigns };
}

/** The names of a campaign's hotels in one line. */
export function namesOf(hotels: readonly { name: string }[]): string {
  return hotels.map(({ name }) => name).join(", ");
}
