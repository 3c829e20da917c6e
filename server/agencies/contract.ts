import { z } from "zod";
import { AgencyTeam, NewColleague, OfferAnswer, SplitChange } from "#domain/agencies/agencies.ts";
import { declareRoute, jsonAnswer, jsonBody } from "../http/contract.ts";
import type { agencyDeskContract } from "./desk/contract.ts";

const sellers = { tags: ["agencies"], access: ["advisor", "tour_operator"] as const };
const Id = z.object({ id: z.uuid() });
const UserId = z.object({ userId: z.uuid() });
const done = { 204: { description: "It is done" } };

/** What each route of the agencies takes, answers and asks of its caller. */
export const agenciesContract = {
  team: declareRoute({
    ...{ ...sellers, method: "get", path: "/api/agency" },
    summary: "My agency with its people, and who asks me to join",
    responses: { 200: jsonAnswer(AgencyTeam, "The people, and what the reader may know of their shares") },
  }),
  ask: declareRoute({
    ...{ ...sellers, method: "post", path: "/api/agency/invites" },
    summary: "Ask somebody to join my agency",
    write: { audit: "agency.asked", repeat: { harmless: "an address is asked once" } },
    request: { body: jsonBody(NewColleague) },
    responses: done,
  }),
  withdraw: declareRoute({
    ...{ ...sellers, method: "delete", path: "/api/agency/invites/{id}" },
    summary: "Take such an invitation back",
    write: { audit: "agency.withdrawn", repeat: { harmless: "what is gone is not found" } },
    request: { params: Id },
    responses: done,
  }),
  answer: declareRoute({
    ...{ ...sellers, method: "post", path: "/api/agency/offers/{id}" },
    summary: "Join an agency that asks me, or say no",
    write: {
      audit: ["agency.joined", "agency.declined"],
      repeat: { harmless: "an offer is gone once it is answered" },
    },
    request: { params: Id, body: jsonBody(OfferAnswer) },
    responses: done,
  }),
  split: declareRoute({
    ...{ ...sellers, method: "patch", path: "/api/agency/people/{userId}" },
    summary: "Change what a colleague keeps of what they sell",
    write: { audit: "agency.split", repeat: { harmless: "the share is the same after the first" } },
    request: { params: UserId, body: jsonBody(SplitChange) },
    responses: done,
  }),
  drop: declareRoute({
    ...{ ...sellers, method: "delete", path: "/api/agency/people/{userId}" },
    summary: "Take a colleague out of my agency",
    write: { audit: "agency.removed", repeat: { harmless: "who is gone is not found" } },
    request: { params: UserId },
    responses: done,
  }),
};

/** The routes of this capability, for its typed client. */
export type AgenciesApi = typeof agenciesContract | typeof agencyDeskContract;
