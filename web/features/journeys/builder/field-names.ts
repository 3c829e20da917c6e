import { m } from "#messages/messages.js";

const names: Record<string, () => string> = {
  title: m.journeys_field_title,
  intro: m.journeys_field_intro,
  text: m.journeys_field_text,
  startsOn: m.journeys_starts,
  endsOn: m.journeys_ends,
  travellers: m.journeys_travellers,
  currency: m.journeys_currency,
  language: m.journeys_language,
  markup: m.journeys_markup,
  note: m.journeys_note,
  kind: m.journeys_kind,
  day: m.journeys_field_day,
  position: m.journeys_field_position,
  startsAt: m.journeys_time,
  endsAt: m.journeys_time_end,
  nights: m.journeys_nights,
  place: m.journeys_place,
  supplier: m.journeys_supplier,
  pictures: m.journeys_pictures,
  cover: m.journeys_cover,
  name: m.journeys_option_name,
  label: m.journeys_field_position,
  letter: m.journeys_option_letter,
  inclusions: m.journeys_option_inclusions,
  exclusions: m.journeys_option_exclusions,
  terms: m.journeys_option_terms,
  caption: m.journeys_files_caption,
  audience: m.journeys_files_audience,
  net: m.journeys_net,
  sell: m.journeys_sell,
  isVisibleToClient: m.journeys_field_visible,
  isPriceVisible: m.journeys_field_price_visible,
};

/** What a field of a journey or a block is called. */
export function fieldName(field: string): string {
  return names[field]?.() ?? m.journeys_field_other();
}
