import type { Checkpoint } from "#domain/checkpoints/checkpoints.ts";
import type { TemplateName } from "#domain/checkpoints/templates.ts";
import { m } from "#messages/messages.js";
import { getLocale } from "#messages/runtime.js";
import { dateFormat } from "#web/locale/formats.ts";

const templates: Record<TemplateName, () => string> = {
  deposit: m.checkpoints_template_deposit,
  balance: m.checkpoints_template_balance,
  preferences: m.checkpoints_template_preferences,
  minors: m.checkpoints_template_minors,
  documents: m.checkpoints_template_documents,
  welcome: m.checkpoints_template_welcome,
  perk: m.checkpoints_template_perk,
  middle: m.checkpoints_template_middle,
  feedback: m.checkpoints_template_feedback,
};

/** What a checkpoint is called: as somebody wrote it, or in its template's words. */
export function titleOf({ title, template, perk, plan, isEdited }: Checkpoint): string {
  if (plan && !isEdited) return plan.title[getLocale()] || plan.title.pt;
  if (perk) return m.checkpoints_perk({ perk: perk[getLocale()] || perk.pt });
  return title || (template ? templates[template]() : m.checkpoints_feed_own());
}

/** What is noted of it: as somebody wrote it, or in the words of the plan it comes from. */
export function noteOf({ note, plan, isEdited }: Checkpoint): string {
  return plan && !isEdited ? plan.note[getLocale()] || plan.note.pt : note;
}

/** What it is about: the journey and the hotel, where there are some. */
export function subjectOf({ journey, booking, plan }: Checkpoint): string {
  if (plan) return planWords(plan);
  return [journey?.title, booking?.hotelName].filter(Boolean).join(", ");
}

/** Which part of one's development it serves, and how much of what it asks for was seen. */
function planWords({ dimension, proof }: NonNullable<Checkpoint["plan"]>): string {
  const of = m.checkpoints_plan_of({ dimension: dimension[getLocale()] || dimension.pt });
  return proof ? `${of}. ${m.checkpoints_plan_seen({ seen: proof.seen, times: proof.times })}` : of;
}

const kinds: Record<Checkpoint["kind"], () => string> = {
  payment: m.checkpoints_kind_payment,
  preferences: m.checkpoints_kind_preferences,
  documents: m.checkpoints_kind_documents,
  contact: m.checkpoints_kind_contact,
  arrival: m.checkpoints_kind_arrival,
  feedback: m.checkpoints_kind_feedback,
  own: m.checkpoints_kind_own,
  professional: m.checkpoints_kind_professional,
};

/** What kind of thing it is, in a word. */
export function kindName(kind: Checkpoint["kind"]): string {
  return kinds[kind]();
}

const reasons: Record<NonNullable<Checkpoint["reason"]>, () => string> = {
  hotel_took: m.checkpoints_reason_hotel_took,
  not_needed: m.checkpoints_reason_not_needed,
  other_way: m.checkpoints_reason_other_way,
  not_kept: m.checkpoints_reason_not_kept,
  cancelled: m.checkpoints_reason_cancelled,
  stay_over: m.checkpoints_reason_stay_over,
};

/** Why one was done without. */
export function reasonName(reason: NonNullable<Checkpoint["reason"]>): string {
  return reasons[reason]();
}

/** A day in few characters: qua., 18 de nov. */
export function shortDay(day: string): string {
  const options = { weekday: "short", day: "numeric", month: "short", timeZone: "UTC" } as const;
  return dateFormat(options).format(new Date(`${day}T00:00:00Z`));
}

/** The weekday alone: qua. */
export function weekdayName(day: string): string {
  const options = { weekday: "short", timeZone: "UTC" } as const;
  return dateFormat(options).format(new Date(`${day}T00:00:00Z`));
}
