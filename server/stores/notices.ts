import { m } from "#messages/messages.js";
import { defineNotice } from "../notifications/notice.ts";

/** To a seller: somebody wrote by their store. */
export const storeContacted = defineNotice({
  kind: "store_contacted",
  roles: ["advisor", "tour_operator"],
  ways: { app: true, email: true },
  name: m.stores_notice_contacted,
  sentence: (_params: Record<string, never>, locale) => m.stores_told_contacted({}, locale),
});
