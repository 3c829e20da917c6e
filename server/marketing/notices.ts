import { m } from "#messages/messages.js";
import { defineNotice } from "../notifications/notice.ts";

const roles = ["advisor", "tour_operator"] as const;

/** To whoever sells: a campaign can be used from now on. */
export const campaignOpened = defineNotice({
  kind: "campaign_opened",
  roles,
  ways: { app: true, email: false },
  name: m.notification_kind_campaign_opened,
  sentence: (params: { pt: string; en: string }, locale) =>
    m.notification_campaign_opened({ title: params[locale.locale] }, locale),
});

/** To those who see campaigns early. */
export const campaignEarly = defineNotice({
  kind: "campaign_early",
  roles,
  ways: { app: true, email: false },
  name: m.notification_kind_campaign_early,
  sentence: (params: { pt: string; en: string }, locale) =>
    m.notification_campaign_early({ title: params[locale.locale] }, locale),
});

/** To whoever gave a campaign's link away: it was taken back. */
export const campaignWithdrawn = defineNotice({
  kind: "campaign_withdrawn",
  roles,
  ways: { app: true, email: true },
  name: m.notification_kind_campaign_withdrawn,
  sentence: (params: { pt: string; en: string; reason: string }, locale) =>
    m.notification_campaign_withdrawn({ title: params[locale.locale], reason: params.reason }, locale),
});

/** What somebody came for by a member's link, where it was not to write to us. */
export type LeadWay = keyof typeof wayWords;
const wayWords = {
  diagnostic: m.notification_lead_diagnostic,
  store: m.notification_lead_store,
  offer: m.notification_lead_offer,
};

/** To a member: somebody came by their link. */
export const leadReceived = defineNotice({
  kind: "lead_received",
  roles,
  ways: { app: true, email: true },
  name: m.notification_kind_lead_received,
  sentence: (params: { pt: string; en: string; way?: LeadWay }, locale) => {
    const say = params.way ? wayWords[params.way] : m.notification_lead_received;
    return say({ title: params[locale.locale] }, locale);
  },
});
