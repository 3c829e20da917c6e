import { m } from "#messages/messages.js";
import { defineNotice } from "../notifications/notice.ts";

/** To whoever invited: the bearer of an expired invitation asks for another. Its mail always comes. */
export const renewalAsked = defineNotice({
  kind: "renewal_asked",
  roles: ["admin"],
  ways: { app: true },
  name: m.notification_kind_renewal_asked,
  sentence: (params: { email: string }, locale) => m.notification_renewal_asked(params, locale),
});
