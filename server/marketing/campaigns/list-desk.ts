import type { DeskCampaign, DeskCampaigns, DeskQuery } from "#domain/marketing/campaigns.ts";
import type { Deps } from "../../deps.ts";
import { refuse } from "../../http/refuse.ts";
import { findDesk, findDeskCampaign } from "./queries.ts";
import { toDeskCampaign } from "./to-campaign.ts";

/** Every campaign in every state, for administrators. */
export async function listDesk({ db }: Pick<Deps, "db">, query: DeskQuery): Promise<DeskCampaigns> {
  const { rows, ...list } = await findDesk(db, query);
  return { ...list, rows: rows.map(toDeskCampaign) } as DeskCampaigns;
}

/** One campaign in any state, for administrators. */
export async function readDeskCampaign({ db }: Pick<Deps, "db">, id: string): Promise<DeskCampaign> {
  const row = await findDeskCampaign(db, id);
  if (!row) throw refuse("not_found");
  return toDeskCampaign(row);
}
