import { type HouseColour, houseColours } from "#domain/marketing/brand.ts";
import type { LinkSource } from "#domain/marketing/link-codes.ts";
import type { PieceFormat } from "#domain/marketing/pieces.ts";
import type { CampaignState } from "#domain/marketing/windows.ts";
import { m } from "#messages/messages.js";

const sources: Record<LinkSource, () => string> = {
  link: m.marketing_source_link,
  whatsapp: m.marketing_source_whatsapp,
  post: m.marketing_source_post,
  story: m.marketing_source_story,
  sheet: m.marketing_source_sheet,
};
const formats: Record<PieceFormat, () => string> = {
  square: m.marketing_square,
  portrait: m.marketing_portrait,
  story: m.marketing_story,
};
const colours: Record<HouseColour, () => string> = {
  jacaranda: m.marketing_colour_jacaranda,
  sea: m.marketing_colour_sea,
  forest: m.marketing_colour_forest,
  clay: m.marketing_colour_clay,
  ink: m.marketing_colour_ink,
};
const states: Record<CampaignState, { one: () => string; many: () => string }> = {
  draft: { one: m.campaigns_draft, many: m.campaigns_drafts },
  published: { one: m.campaigns_published, many: m.campaigns_publisheds },
  withdrawn: { one: m.campaigns_withdrawn, many: m.campaigns_withdrawns },
};

export const sourceName = (source: LinkSource) => sources[source]();
export const formatName = (format: PieceFormat) => formats[format]();
export const colourName = (colour: HouseColour) => colours[colour]();
export const stateName = (state: CampaignState) => states[state].one();
export const statesName = (state: CampaignState) => states[state].many();

/** The name of one of the house's colours; any other is called by its code. */
export function nameOfColour(colour: string): string {
  const known = (Object.keys(houseColours) as HouseColour[]).find((name) => houseColours[name] === colour);
  return known ? colourName(known) : colour;
}
