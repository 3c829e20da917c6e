import { m } from "#messages/messages.js";
import { longDay } from "../notifications/long-day.ts";
import { defineNotice } from "../notifications/notice.ts";

const sellers = ["advisor", "tour_operator"] as const;
const capital = (tier: string) => tier.charAt(0).toUpperCase() + tier.slice(1);

/** Somebody stands on another step. */
export const tierMoved = defineNotice({
  ...{ kind: "tier_moved", roles: sellers, ways: { app: true, email: true } },
  name: m.tiers_notice_moved_name,
  sentence: ({ to, isUp }: { to: string; isUp: string }, locale) =>
    isUp === "yes"
      ? m.tiers_notice_reached({ name: capital(to) }, locale)
      : m.tiers_notice_fell({ name: capital(to) }, locale),
});

/** Somebody falls a step when the quarter ends, unless they come back. */
export const tierWarned = defineNotice({
  ...{ kind: "tier_warned", roles: sellers, ways: { app: true, email: true } },
  name: m.tiers_notice_warned_name,
  sentence: ({ tier, day }: { tier: string; day: string }, locale) =>
    m.tiers_notice_warned({ name: capital(tier), day: longDay(day, locale) }, locale),
});
