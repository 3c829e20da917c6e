import { m } from "#messages/messages.js";
import { defineNotice } from "../../notifications/notice.ts";

/** To the owners of a hotel: somebody else changed who is on duty, and so who answers requests from a mail. */
export const hotelContactsChanged = defineNotice({
  kind: "hotel_contacts_changed",
  roles: ["hotel"],
  ways: { app: true, email: true },
  name: m.sheet_notice_contacts,
  sentence: (params: { hotel: string; name: string }, locale) => m.sheet_told_contacts(params, locale),
});
