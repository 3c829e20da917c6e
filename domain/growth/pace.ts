import { nightsBetween } from "../zones.ts";

type Span = { startsOn: string; endsOn: string };

/** What a steady pace towards a target would have reached by the end of a day: nothing before it begins, all at its end. */
export function paceOf(target: number, { startsOn, endsOn }: Span, today: string): number {
  const days = nightsBetween(startsOn, endsOn) + 1;
  const gone = Math.min(days, Math.max(0, nightsBetween(startsOn, today) + 1));
  return Math.round((target * gone * 10) / days) / 10;
}

export type Standing = "reached" | "on_pace" | "behind";

/** How a goal stands against its pace. */
export function standingOf({
  value,
  target,
  pace,
}: {
  value: number;
  target: number;
  pace: number;
}): Standing {
  if (value >= target) return "reached";
  return value >= pace ? "on_pace" : "behind";
}

/** The quarter that a day is in, from its first day to its last. */
export function quarterOf(day: string): Span {
  const [year = 0, month = 1] = day.split("-").map(Number);
  const first = Math.floor((month - 1) / 3) * 3;
  const last = new Date(Date.UTC(year, first + 3, 0)).toISOString().slice(0, 10);
  return { startsOn: `${year}-${String(first + 1).padStart(2, "0")}-01`, endsOn: last };
}
