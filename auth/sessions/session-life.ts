import type { AuthConfig } from "#auth/auth-config.ts";

type Life = { created_at: Date; refreshed_at: Date | null; not_after: Date | null };

/** The moment after which a session is over: its own end, its time-box, or too long without use. */
function sessionEnd(session: Life, config: AuthConfig): Date | null {
  const ends = [
    session.not_after?.getTime(),
    config.sessionMaxSeconds && session.created_at.getTime() + config.sessionMaxSeconds * 1_000,
    config.sessionIdleSeconds &&
      (session.refreshed_at ?? session.created_at).getTime() + config.sessionIdleSeconds * 1_000,
  ].filter((end) => typeof end === "number");
  return ends.length === 0 ? null : new Date(Math.min(...ends));
}

export function isSessionOver(session: Life, config: AuthConfig, now: Date): boolean {
  const end = sessionEnd(session, config);
  return end !== null && end <= now;
}

/** The same rule as bounds for the database: a living session was made, and used, after these. */
export type LifeLimits = { madeAfter: Date | null; usedAfter: Date | null };

export function lifeLimits(config: AuthConfig, now: Date): LifeLimits {
  const ago = (seconds: number | null) =>
    seconds === null ? null : new Date(now.getTime() - seconds * 1_000);
  return { madeAfter: ago(config.sessionMaxSeconds), usedAfter: ago(config.sessionIdleSeconds) };
}
