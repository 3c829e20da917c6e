import { z } from "zod";
import { LinkChanges, LinkRevocation, NewLink, ProposalLink } from "#domain/proposals/links.ts";
import { NewAnswer, ProposalComment, ProposalShare } from "#domain/proposals/proposals.ts";
import { declareRoute, jsonAnswer, jsonBody } from "../http/contract.ts";
import type { bearerContract } from "./bearer-contract.ts";
import type { clientCopyContract } from "./clients/contract.ts";
import type { colourContract } from "./colour-contract.ts";

const tags = ["proposals"];
const access = ["advisor", "tour_operator"] as const;
const params = z.object({ journeyId: z.uuid() });
const path = "/api/proposal-links/{journeyId}";

/** What the owner of a journey does with its proposal. */
export const shareContract = {
  share: declareRoute({
    ...{ method: "get", path, tags, access },
    summary: "The link of a journey's proposal, what happened on it and what was said",
    request: { params },
    responses: { 200: jsonAnswer(ProposalShare, "The proposal as its owner sees it") },
  }),
  create: declareRoute({
    ...{ method: "post", path, tags, access },
    summary: "Make the link of a published journey",
    write: { audit: "proposal_link.created", repeat: "key" },
    request: { params, body: jsonBody(NewLink) },
    responses: { 201: jsonAnswer(ProposalLink, "The link") },
  }),
  change: declareRoute({
    ...{ method: "patch", path, tags, access },
    summary: "Change until when a link works, its passcode or its language",
    write: {
      audit: "proposal_link.changed",
      repeat: { harmless: "its version is checked" },
      version: "checked",
    },
    request: { params, body: jsonBody(LinkChanges) },
    responses: { 200: jsonAnswer(ProposalLink, "The link as it is now") },
  }),
  revoke: declareRoute({
    ...{ method: "post", path: `${path}/revocation`, tags, access },
    summary: "Take a link back",
    write: {
      audit: "proposal_link.revoked",
      repeat: { harmless: "its version is checked" },
      version: "checked",
    },
    request: { params, body: jsonBody(LinkRevocation) },
    responses: { 204: { description: "It leads nowhere any more" } },
  }),
  answer: declareRoute({
    ...{ method: "post", path: `${path}/answers`, tags, access },
    summary: "Answer a comment",
    write: { audit: { none: "a conversation, kept whole" }, repeat: "key" },
    request: { params, body: jsonBody(NewAnswer) },
    responses: { 201: jsonAnswer(ProposalComment, "The answer") },
  }),
};

/** The routes of this capability, for its typed client. */
export type ProposalsApi =
  | typeof shareContract
  | typeof bearerContract
  | typeof colourContract
  | typeof clientCopyContract;
