import type { HotelPart } from "#domain/hotels/members.ts";
import { m } from "#messages/messages.js";
import { getLocale } from "#messages/runtime.js";

const names: Record<HotelPart, () => string> = {
  owner: m.house_part_owner,
  editor: m.house_part_editor,
  reservations: m.house_part_reservations,
  finance: m.house_part_finance,
};

/** What somebody does for a hotel, in the reader's language. */
export function partName(part: HotelPart): string {
  return names[part]();
}

/** In which parts something is done for a hotel, for who reads it in another. */
export function whoMay(parts: readonly HotelPart[]): string {
  const list = new Intl.ListFormat(getLocale() === "pt" ? "pt-BR" : "en-GB", { type: "conjunction" });
  return m.house_who_may({ parts: list.format(parts.map(partName)) });
}
