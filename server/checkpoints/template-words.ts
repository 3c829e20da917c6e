import type { TemplateName } from "#domain/checkpoints/templates.ts";
import { m } from "#messages/messages.js";

type Words = (params: Record<string, never>, locale: { locale: "pt" | "en" }) => string;

/** What each template is called. */
export const templateWords: Record<TemplateName, Words> = {
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
