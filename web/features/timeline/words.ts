import type { Audience } from "#domain/timeline/audiences.ts";
import type { ReportKind } from "#domain/timeline/states.ts";
import type { Author, ReactionKind } from "#domain/timeline/timeline.ts";
import { m } from "#messages/messages.js";
import type { Outcome } from "#web/session/queries/outcome.ts";

export const audienceNames: Record<Audience, () => string> = {
  members: m.timeline_audience_members,
  sellers: m.timeline_audience_sellers,
  hotels: m.timeline_audience_hotels,
};
export const reactionNames: Record<ReactionKind, () => string> = {
  useful: m.timeline_useful,
  thanks: m.timeline_thanks,
};
export const reportNames: Record<ReportKind, () => string> = {
  exposes_guest: m.timeline_report_guest,
  wrong_about_hotel: m.timeline_report_hotel,
  advertising: m.timeline_report_advertising,
  offence: m.timeline_report_offence,
};

/** What somebody is here, in one word or the name of their hotel. */
export function partOf({ role, house, tier }: Author): string {
  if (role === "admin") return m.timeline_part_house();
  if (role === "hotel") return house ?? m.timeline_part_hotel();
  const name = role === "tour_operator" ? m.timeline_part_operator() : m.timeline_part_advisor();
  return tier ? `${name}, ${tier.charAt(0).toUpperCase()}${tier.slice(1)}` : name;
}

/** Why something was not taken, in words; undefined where it was. */
export function troubleOf(outcome: Outcome<unknown, unknown>): string | undefined {
  if (outcome.state === "done") return undefined;
  if (outcome.state === "offline") return m.account_error_offline();
  if (outcome.state === "conflict") return m.timeline_error_stale();
  if (outcome.state === "failed") return m.state_error_text();
  const { code, fields } = outcome;
  if (code === "rate_limited") return m.timeline_error_often();
  if (code === "report_exists") return m.timeline_error_reported();
  if (code === "timeline_state" || code === "not_found") return m.timeline_error_gone();
  if (fields.text) return m.timeline_error_text();
  if (fields.pictures) return m.timeline_error_pictures();
  return m.state_error_text();
}
