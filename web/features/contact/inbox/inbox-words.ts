import type { InboxDetail, InboxMessage, Leads } from "#domain/contact/inbox.ts";
import type { MessageStatus } from "#domain/contact/message-states.ts";
import { m } from "#messages/messages.js";

export const statusNames: Record<MessageStatus, () => string> = {
  new: m.contact_status_new,
  open: m.contact_status_open,
  answered: m.contact_status_answered,
  closed: m.contact_status_closed,
  spam: m.contact_status_spam,
};

/** The same of one message. */
export const stateWords: Record<MessageStatus, () => string> = {
  ...statusNames,
  new: m.contact_is_new,
  answered: m.contact_is_answered,
  closed: m.contact_is_closed,
};

/** What a press on the way to a status is called. */
export const moveNames: Record<MessageStatus, () => string> = {
  new: m.contact_move_new,
  open: m.contact_move_open,
  answered: m.contact_move_answered,
  closed: m.contact_move_closed,
  spam: m.contact_move_spam,
};

export const interestNames: Record<InboxMessage["interest"], () => string> = {
  represent_hotel: m.contact_interest_represent_hotel,
  become_designer: m.contact_interest_become_designer,
  digital_solutions: m.contact_interest_digital_solutions,
  other: m.contact_interest_other,
};

export const sourceNames: Record<Leads["sources"][number]["source"], () => string> = {
  form: m.contact_source_form,
  link: m.contact_source_link,
  diagnostic: m.contact_source_diagnostic,
  store: m.contact_source_store,
  newsletter: m.contact_source_newsletter,
};

/** By which way a message came, and whose it was. */
export function sourceText({ source, member }: Pick<InboxMessage, "source" | "member">): string {
  return member ? m.contact_source_link_of({ member }) : sourceNames[source]();
}

/** What was done, in a word. */
export function stepName(kind: InboxDetail["steps"][number]["kind"]): string {
  if (kind === "mail") return m.contact_step_mail();
  if (kind === "whatsapp") return m.contact_step_whatsapp();
  return kind === "owner" ? m.contact_step_owner() : stateWords[kind]();
}
