import { MAX_DAYS } from "./blocks.ts";

const DAY_MS = 86_400_000;
type Dates = { startsOn: string; endsOn: string };

/** How many days a journey has, its first and last among them; 0 where it ends before it begins. */
export function dayCount({ startsOn, endsOn }: Dates): number {
  return Math.max(0, Math.round((Date.parse(endsOn) - Date.parse(startsOn)) / DAY_MS) + 1);
}

/** How many nights lie between its days. */
export function nightCount(dates: Dates): number {
  return Math.max(0, dayCount(dates) - 1);
}

/** The date of a day, counted from 0. */
export function dateOfDay(startsOn: string, day: number): string {
  return new Date(Date.parse(startsOn) + day * DAY_MS).toISOString().slice(0, 10);
}

/** Whether dates can be a journey's: not reversed, not longer than a year. */
export function areDatesSound(dates: Dates): boolean {
  const days = dayCount(dates);
  return days >= 1 && days <= MAX_DAYS;
}

type Placed = { kind: string; day: number | null; nights: number };

/** The stays whose nights go on after the last day. */
export function staysBeyond<B extends Placed>(blocks: readonly B[], dates: Dates): B[] {
  const last = dayCount(dates) - 1;
  return blocks.filter(({ kind, day, nights }) => kind === "stay" && day !== null && day + nights > last);
}

/** The blocks that new dates have no day for: they are parked, never deleted. */
export function blocksToPark<B extends { day: number | null }>(blocks: readonly B[], dates: Dates): B[] {
  const days = dayCount(dates);
  return blocks.filter(({ day }) => day !== null && day >= days);
}
