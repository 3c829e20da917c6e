import type { LetterSource, ReaderState } from "#domain/newsletter/readers.ts";
import { m } from "#messages/messages.js";

export const stateNames: Record<ReaderState, () => string> = {
  reading: m.newsletter_state_reading,
  asked: m.newsletter_state_asked,
  left: m.newsletter_state_left,
  removed: m.newsletter_state_removed,
};

export const sourceNames: Record<LetterSource, () => string> = {
  newsletter: m.newsletter_source_newsletter,
  journal: m.newsletter_source_journal,
  press: m.newsletter_source_press,
  events: m.newsletter_source_events,
};

export const languageNames = { pt: m.newsletter_language_pt, en: m.newsletter_language_en };
