import { m } from "#messages/messages.js";
import { defineNotice } from "../notifications/notice.ts";

/** The week's signals by mail, for whoever asked for them. */
export const weeklyLetter = defineNotice({
  ...{ kind: "insights_letter", roles: ["advisor", "tour_operator"], ways: { email: false } },
  name: m.insights_letter_name,
  sentence: (params: { count: number }, locale) => m.insights_letter_subject(params, locale),
});
