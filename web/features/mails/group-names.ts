import { m } from "#messages/messages.js";

/** The parts of the house that write mails, as the choice names them. */
export const groupNames: Record<string, () => string> = {
  accounts: m.mails_group_accounts,
  people: m.mails_group_people,
  invites: m.mails_group_invites,
  contact: m.mails_group_contact,
  newsletter: m.mails_group_newsletter,
  bookings: m.mails_group_bookings,
  events: m.mails_group_events,
  diagnostic: m.mails_group_diagnostic,
  insights: m.mails_group_insights,
  privacy: m.mails_group_privacy,
  notifications: m.mails_group_notifications,
};
