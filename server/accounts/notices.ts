import { roles } from "#domain/accounts/roles.ts";
import { m } from "#messages/messages.js";
import { defineNotice } from "../notifications/notice.ts";

/** To administrators: somebody signed up and waits for a decision. */
export const accountWaiting = defineNotice({
  kind: "account_waiting",
  roles: ["admin"],
  ways: { app: true, email: true },
  name: m.notification_kind_account_waiting,
  sentence: (params: { name: string }, locale) => m.notification_account_waiting(params, locale),
});

/** To somebody who has just come in: the profile is still empty. */
export const profileToComplete = defineNotice({
  kind: "profile_to_complete",
  roles,
  ways: { app: true, email: false },
  name: m.notification_kind_profile_to_complete,
  sentence: (_: Record<string, never>, locale) => m.notification_profile_to_complete({}, locale),
});
