import { WHOLE_POINTS } from "#domain/agencies/shares.ts";

/** Basis points of what somebody wrote as a percentage, in either language; undefined where it is none. */
export function readPercent(written: string): number | undefined {
  const match = /^(\d{1,3})(?:[.,](\d{1,2}))?$/.exec(written.trim());
  if (!match) return undefined;
  const points = Number(match[1]) * 100 + Number((match[2] ?? "").padEnd(2, "0"));
  return points <= WHOLE_POINTS ? points : undefined;
}
