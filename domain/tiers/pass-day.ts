import { keepsStep, reachedPlace, type Step, type Values } from "./ladders.ts";
import { isNoticeDay, quarterEnd } from "./quarters.ts";

export type Climber = {
  /** The place of the person's tier on the ladder, from 0. */
  place: number;
  isLocked: boolean;
  /** The quarter's end that they were told of and that nobody has decided yet. */
  warnedFor: string | null;
};

export type Passage =
  | { kind: "rise"; place: number }
  | { kind: "warn"; quarterEndsOn: string }
  | { kind: "fall"; place: number }
  | { kind: "keep" };

type Day = { today: string; steps: readonly Step[]; values: Values; valuesThen: Values | null };

/**
 * What a day makes of a person's tier: up at once; down one step when the quarter has ended that they were told of,
 * if they were below nine tenths on its last day (`valuesThen`); told within the days of notice. Null if nothing.
 */
export function passDay(climber: Climber, { today, steps, values, valuesThen }: Day): Passage | null {
  const { place, isLocked, warnedFor } = climber;
  if (warnedFor && warnedFor < today) {
    const isBelow = place > 0 && valuesThen !== null && !keepsStep(steps[place]!, valuesThen);
    // Whoever has come back since would only fall to rise again.
    const isBack = reachedPlace(steps, values) >= place;
    return isBelow && !isBack && !isLocked ? { kind: "fall", place: place - 1 } : { kind: "keep" };
  }
  if (isLocked) return null;
  const reached = reachedPlace(steps, values);
  if (reached > place) return { kind: "rise", place: reached };
  const isShort = place > 0 && !keepsStep(steps[place]!, values);
  if (isShort && !warnedFor && isNoticeDay(today)) return { kind: "warn", quarterEndsOn: quarterEnd(today) };
  return null;
}
