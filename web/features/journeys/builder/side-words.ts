import type { Price } from "#domain/journeys/blocks.ts";
import type { JourneyHead } from "#domain/journeys/journeys.ts";
import { inLanguage, type Localized } from "#domain/localized.ts";
import { m } from "#messages/messages.js";
import { kindName, longDay, money } from "../words.ts";

/** One side of a field that was changed twice, in words a person can choose by. */
export function sideWords(field: string, value: unknown, head: JourneyHead): string {
  if (field === "day") return value === null ? m.journeys_parked() : longDay(head.startsOn, value as number);
  if (field === "audience")
    return value === "client" ? m.journeys_files_for_client() : m.journeys_files_internal();
  if (field === "label") return m.journeys_option({ label: String(value) });
  if (field === "position") return m.journeys_clash_position();
  if (field === "kind") return kindName(value as Parameters<typeof kindName>[0]);
  if (field === "isRemoved") return value ? m.journeys_clash_removed() : m.journeys_clash_kept();
  if (value === null || value === "") return m.journeys_clash_empty();
  if (field === "net" || field === "sell") return money((value as Price).amount, (value as Price).currency);
  if (field === "travellers") {
    const names = (value as JourneyHead["travellers"]).map(({ firstName }) => firstName);
    return names.join(", ") || m.journeys_clash_empty();
  }
  if (Array.isArray(value)) return String(value.length);
  if (typeof value === "object" && "pt" in value) {
    return inLanguage(value as Localized, head.language) || m.journeys_clash_empty();
  }
  if (typeof value === "boolean") return value ? m.journeys_clash_yes() : m.journeys_clash_no();
  return typeof value === "object" ? m.journeys_clash_changed() : String(value);
}
