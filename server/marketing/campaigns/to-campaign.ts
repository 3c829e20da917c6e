import type { Localized } from "#domain/localized.ts";
import type { CampaignCard, DeskCampaign } from "#domain/marketing/campaigns.ts";
import type { CampaignState, Situation } from "#domain/marketing/windows.ts";
import type { Picture } from "#domain/site/pictures.ts";
import type { CampaignRow } from "./queries.ts";

type Brought = { clicks: number; leads: number; bookings: number };

/** The words of a campaign as its columns keep them. */
export function wordsOf(row: CampaignRow) {
  return {
    title: row.title as Localized,
    headline: row.headline as Localized,
    subline: row.subline as Localized | null,
    captions: row.captions as Localized[],
    facts: row.facts as { label: Localized; value: Localized }[],
    terms: row.terms as Localized,
  };
}

/** A campaign as administrators see it. */
export function toDeskCampaign(row: CampaignRow & Brought & { members: number }): DeskCampaign {
  const { opensAt: _opens, closesAt: _closes, ...rest } = row;
  return { ...rest, ...wordsOf(row), state: row.state as CampaignState };
}

type Seen = { row: CampaignRow; situation: Situation; picture: Picture | null; brought: Brought };

/** A campaign among others, as a member sees it. */
export function toCard({ row, situation, picture, brought }: Seen): CampaignCard {
  const { id, hotels, startsOn, endsOn, opensAt } = row;
  const { title, headline } = wordsOf(row);
  const isKnown = situation !== "announced";
  return {
    id,
    situation,
    title,
    headline,
    hotels,
    startsOn,
    endsOn,
    opensAt: opensAt.toISOString(),
    picture: isKnown ? picture : null,
    ...brought,
  };
}
