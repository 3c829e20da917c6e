import { z } from "zod";
import { tierEntitlements } from "../tiers/entitlements.ts";

/** The states of a campaign. */
export const campaignStates = ["draft", "published", "withdrawn"] as const;
export const CampaignState = z.enum(campaignStates);
export type CampaignState = z.infer<typeof CampaignState>;

type Arrow = { from: CampaignState; to: CampaignState; needsReason?: true };

/** Every way a campaign goes; administrators alone move it. */
const campaignArrows: readonly Arrow[] = [
  { from: "draft", to: "published" },
  { from: "published", to: "withdrawn", needsReason: true },
  { from: "withdrawn", to: "published" },
];

type Move = { from: CampaignState; to: CampaignState; reason?: string | undefined };

/** Why a campaign may not go this way; null when it may. */
export function moveBlocker({ from, to, reason }: Move): "conflict" | "reason" | null {
  const arrow = campaignArrows.find((one) => one.from === from && one.to === to);
  if (!arrow) return "conflict";
  return arrow.needsReason && !reason?.trim() ? "reason" : null;
}

/** Whether a campaign's days cannot be: it ends before it begins. */
export function isReversed({ startsOn, endsOn }: { startsOn: string; endsOn: string }): boolean {
  return endsOn < startsOn;
}

/** What a campaign is to a member today. */
export const situations = ["announced", "early", "open", "ended"] as const;
export type Situation = (typeof situations)[number];

const HOUR_MS = 3_600_000;
/** Nobody sees a campaign earlier than the tier that sees it first. */
export const MOST_HOURS_EARLY = Math.max(
  ...Object.values(tierEntitlements).map(({ campaignHoursEarly }) => campaignHoursEarly),
);

type Window = { state: CampaignState; opensAt: Date; closesAt: Date };

/**
 * What a campaign is to somebody who sees campaigns so many hours early; null while it is nobody's to know. Once the
 * first tier sees it, everybody may know that it comes, and when.
 */
export function situationOf(
  { state, opensAt, closesAt }: Window,
  { now, hoursEarly }: { now: Date; hoursEarly: number },
): Situation | null {
  if (state !== "published") return null;
  if (now >= closesAt) return "ended";
  if (now >= opensAt) return "open";
  const hoursAhead = (opensAt.getTime() - now.getTime()) / HOUR_MS;
  if (hoursAhead <= hoursEarly) return "early";
  return hoursAhead <= MOST_HOURS_EARLY ? "announced" : null;
}

/** Whether a member may take pieces of a campaign in this situation. */
export function canTake(situation: Situation): boolean {
  return situation === "open" || situation === "early";
}
