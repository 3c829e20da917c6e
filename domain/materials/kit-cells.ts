import { dayAfter } from "../zones.ts";
import { kitSlots } from "./kits.ts";
import type { Desk, MaterialLanguage, MaterialType } from "./materials.ts";

/** What ends within so many days is worth a word before it does. */
const SOON_DAYS = 60;

/** How a slot of the kit stands: there, ending soon, under embargo, waiting for review, missing, or no part of a kit. */
export type KitCell =
  | { state: "has" }
  | { state: "waits" }
  | { state: "none" }
  | { state: "ends"; on: string }
  | { state: "opens"; on: string }
  | { state: "lacks"; asked: number };

type Given = { desk: Pick<Desk, "materials" | "completeness">; today: string };
type Slot = { type: MaterialType; language: MaterialLanguage };

/** How one slot of a hotel's kit stands on a day. */
export function kitCell({ desk, today }: Given, { type, language }: Slot): KitCell {
  const isSame = (one: Slot) => one.type === type && one.language === language;
  if (!kitSlots.some(isSame)) return { state: "none" };
  const versions = desk.materials.filter(isSame).flatMap((material) => material.versions);
  const missing = desk.completeness.missing.find(isSame);
  const published = versions.filter(({ state }) => state === "published");
  if (missing) {
    const opens = published.map(({ embargoUntil }) => embargoUntil ?? "").filter((day) => day > today);
    if (opens[0]) return { state: "opens", on: opens.toSorted()[0]! };
    const isWaiting = versions.some(({ state }) => state === "in_review");
    return isWaiting ? { state: "waits" } : { state: "lacks", asked: missing.asked };
  }
  const ends = published.map(({ validUntil }) => validUntil);
  const last = ends.includes(null) ? undefined : ends.toSorted().at(-1);
  return last && last <= dayAfter(today, SOON_DAYS) ? { state: "ends", on: last } : { state: "has" };
}
