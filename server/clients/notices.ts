import { m } from "#messages/messages.js";
import { defineNotice } from "../notifications/notice.ts";

/** A colleague handed a client over. */
export const clientReceived = defineNotice({
  ...{
    kind: "client_received",
    roles: ["advisor", "tour_operator"] as const,
    ways: { app: true, email: true },
  },
  name: m.clients_notice_received_name,
  sentence: (params: { name: string }, locale) => m.clients_notice_received(params, locale),
});
