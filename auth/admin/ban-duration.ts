import { AuthError } from "#auth/errors.ts";

const UNIT_MS: Record<string, number> = {
  ns: 1e-6,
  us: 1e-3,
  µs: 1e-3,
  ms: 1,
  s: 1_000,
  m: 60_000,
  h: 3_600_000,
};
const DURATION = /^(\d+(?:\.\d+)?(?:ns|us|µs|ms|s|m|h))+$/;
const END_OF_TIME = Date.UTC(9999, 11, 31);

/** When a ban given as a duration ("24h", "1h30m") ends; "none" lifts it. */
export function banEnd(duration: string, now: Date): Date | null {
  if (duration === "none") return null;
  if (duration.length > 40 || !DURATION.test(duration)) {
    throw new AuthError("validation_failed", { message: "invalid format for ban duration" });
  }
  const parts = [...duration.matchAll(/(\d+(?:\.\d+)?)(ns|us|µs|ms|s|m|h)/g)];
  const durationMs = parts.reduce((sum, [, amount, unit]) => sum + Number(amount) * UNIT_MS[unit!]!, 0);
  return new Date(Math.min(now.getTime() + durationMs, END_OF_TIME));
}
