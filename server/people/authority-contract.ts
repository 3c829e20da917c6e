import { z } from "zod";
import { GrantDecision, GrantProposal } from "#domain/people/grants.ts";
import { Person, SignedOut, SignOut } from "#domain/people/people.ts";
import { SeeAs, SeeAsRequest } from "#domain/people/see-as.ts";
import { declareRoute, jsonAnswer, jsonBody } from "../http/contract.ts";

const params = z.object({ id: z.uuid() });
const admin = { method: "post" as const, tags: ["people"], access: ["admin"] as const };

/** What needs more than one administrator's word, or looks at the portal with somebody else's eyes. */
export const authorityContract = {
  propose: declareRoute({
    ...{ ...admin, path: "/api/people/{id}/grant" },
    summary: "Propose a person as an administrator, after a second factor",
    write: { audit: "person.admin_proposed", repeat: { harmless: "one proposal waits at a time" } },
    request: { params, body: jsonBody(GrantProposal) },
    responses: { 200: jsonAnswer(Person, "The person with the proposal") },
  }),
  decide: declareRoute({
    ...{ ...admin, path: "/api/people/{id}/grant/decision" },
    summary: "Confirm another administrator's proposal, or put it away",
    write: {
      audit: ["person.role", "person.admin_declined"],
      repeat: { harmless: "a proposal is decided once" },
    },
    request: { params, body: jsonBody(GrantDecision) },
    responses: { 200: jsonAnswer(Person, "The person as they are now") },
  }),
  signOut: declareRoute({
    ...{ ...admin, path: "/api/people/{id}/sign-out" },
    summary: "Sign a person out wherever they are signed in",
    write: { audit: "person.signed_out", repeat: { harmless: "signed out is signed out" } },
    request: { params, body: jsonBody(SignOut) },
    responses: { 200: jsonAnswer(SignedOut, "How many places that were") },
  }),
  look: declareRoute({
    ...{ ...admin, path: "/api/people/{id}/see-as" },
    summary: "Look at the portal as a person sees it, after a second factor",
    write: {
      audit: "person.seen_as",
      repeat: { harmless: "each look has a reason and an end of its own" },
    },
    request: { params, body: jsonBody(SeeAsRequest) },
    responses: { 201: jsonAnswer(SeeAs, "What to send with each reading, and until when") },
  }),
  leave: declareRoute({
    ...{ ...admin, method: "delete", path: "/api/see-as/{id}" },
    summary: "End a look before its time",
    write: { audit: "person.seen_as_ended", repeat: { harmless: "what is over stays over" } },
    request: { params },
    responses: { 204: { description: "It is over" } },
  }),
};
