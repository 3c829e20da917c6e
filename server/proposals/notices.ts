import { m } from "#messages/messages.js";
import { defineNotice } from "../notifications/notice.ts";

type About = { title: string };
const roles = ["advisor", "tour_operator"] as const;
const ways = { app: true, email: false } as const;

/** A client opened the proposal for the first time. */
export const proposalOpened = defineNotice({
  ...{ kind: "proposal_opened", roles, ways },
  name: m.proposals_notice_opened_name,
  sentence: (params: About, locale) => m.proposals_notice_opened(params, locale),
});

export const proposalCommented = defineNotice({
  ...{ kind: "proposal_commented", roles, ways },
  name: m.proposals_notice_commented_name,
  sentence: (params: About, locale) => m.proposals_notice_commented(params, locale),
});

export const proposalChosen = defineNotice({
  ...{ kind: "proposal_chosen", roles, ways },
  name: m.proposals_notice_chosen_name,
  sentence: (params: About, locale) => m.proposals_notice_chosen(params, locale),
});

export const proposalAccepted = defineNotice({
  ...{ kind: "proposal_accepted", roles, ways: { app: true, email: true } },
  name: m.proposals_notice_accepted_name,
  sentence: (params: About, locale) => m.proposals_notice_accepted(params, locale),
});

export const proposalDeclined = defineNotice({
  ...{ kind: "proposal_declined", roles, ways: { app: true, email: true } },
  name: m.proposals_notice_declined_name,
  sentence: (params: About, locale) => m.proposals_notice_declined(params, locale),
});
