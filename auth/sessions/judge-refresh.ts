import type { SessionRow } from "./queries.ts";

/** rotate: give the next token; repeat: give the one in use again; refuse: no; revoke: no, and the session ends. */
export type Verdict = "rotate" | "repeat" | "refuse" | "revoke";

type Line = Pick<SessionRow, "refresh_counter" | "refresh_floor" | "recent_rotations">;

/**
 * Decides what a refresh token is worth by its place in the line of its session (§4). The parent of the token
 * in use may come back at any age, because a client can lose an answer; an older one only within the reuse
 * interval, because several tabs refresh at once; anything else is a stolen token. Tokens from before a second
 * factor lie below the floor and never return (P7).
 */
export function judgeRefresh({
  session,
  presented,
  now,
  reuseSeconds,
}: {
  session: Line;
  presented: number;
  now: Date;
  reuseSeconds: number;
}): Verdict {
  const behind = session.refresh_counter - presented;
  if (behind < 0) return "refuse";
  if (behind === 0) return "rotate";
  const isBelowFloor = presented < session.refresh_floor;
  if (behind === 1 && !isBelowFloor) return "repeat";
  const retiredAt = (session.recent_rotations as number[])[behind - 1];
  const isRecent = retiredAt !== undefined && now.getTime() - retiredAt <= reuseSeconds * 1_000;
  if (isBelowFloor) return isRecent ? "refuse" : "revoke";
  return isRecent ? "repeat" : "revoke";
}

const KEPT_ROTATIONS = 8;

/** The columns of a session whose next token has just been given out. */
export function nextInLine(session: Line, now: Date) {
  const rotations = [now.getTime(), ...(session.recent_rotations as number[])].slice(0, KEPT_ROTATIONS);
  return { refresh_counter: session.refresh_counter + 1, recent_rotations: JSON.stringify(rotations) };
}
