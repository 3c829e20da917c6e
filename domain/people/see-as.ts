import { z } from "zod";
import { Role } from "../accounts/roles.ts";
import { lines } from "../text.ts";

const MINUTE_MS = 60_000;

/** How long an administrator may look at the portal as somebody sees it. */
export const SEE_AS_MS = 30 * MINUTE_MS;

export const SeeAsRequest = z.strictObject({ reason: lines(500) });

/** What an administrator is given: as whom, and until when. */
export const SeeAs = z
  .object({ id: z.string(), name: z.string(), role: Role, until: z.iso.datetime() })
  .meta({ id: "SeeAs" });
export type SeeAs = z.infer<typeof SeeAs>;

type Times = { expiresAt: Date; endedAt: Date | null };

/** Whether a grant still holds. */
export function isSeeAsOpen({ expiresAt, endedAt }: Times, now: Date): boolean {
  return endedAt === null && now < expiresAt;
}

/** Why somebody cannot be looked at: colleagues and accounts that are not active are not. */
export function seeAsBlocker(subject: { status: string; role: string | null }) {
  if (subject.status !== "active" || subject.role === null) return "conflict" as const;
  return subject.role === "admin" ? ("forbidden" as const) : null;
}
