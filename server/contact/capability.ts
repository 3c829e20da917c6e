import { declareCapability } from "../capability.ts";
import type { Deps } from "../deps.ts";
import { createApi } from "../http/api.ts";
import { closeMany, spamMany } from "./inbox/bulk.ts";
import { inboxRoutes } from "./inbox/routes.ts";
import { contactMails } from "./mail-samples.ts";
import { ownMessages } from "./own-messages.ts";
import { plantInbox } from "./plant-inbox.ts";
import { contactQueue } from "./queue/queue.ts";
import { mentionsSection } from "./report-section.ts";
import { contactRoutes } from "./routes.ts";

/** Messages of visitors. */
export const contact = declareCapability({
  routes: (deps: Deps) => createApi(deps).route("/", contactRoutes(deps)).route("/", inboxRoutes(deps)),
  plantDemo: plantInbox,
  queues: [contactQueue],
  bulk: [closeMany, spamMany],
  accountability: [mentionsSection],
  personal: [ownMessages],
  mails: contactMails,
  named: [{ table: "contact_messages", name: "reference" }],
});
