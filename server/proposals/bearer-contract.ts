import { z } from "zod";
import { Bearer } from "#domain/proposals/links.ts";
import {
  Acceptance,
  Choice,
  NewComment,
  Opening,
  PasscodeGiven,
  Proposal,
  ProposalComment,
  ProposalTalk,
  Refusal,
  TalkQuestion,
} from "#domain/proposals/proposals.ts";
import { declareRoute, jsonAnswer, jsonBody } from "../http/contract.ts";

const tags = ["proposals"];
const reads = { audit: { none: "reads" }, repeat: { harmless: "reads" } } as const;
const says = { audit: { none: "kept among the events of the proposal" }, repeat: "key" } as const;
const limit = (name: string, points: number) => ({ name: `proposal-${name}`, points, durationSeconds: 600 });

const link = { method: "post", tags, access: "link" } as const;

/** What the bearer of a link does; the secret is in the body, where no log keeps it. */
export const bearerContract = {
  open: declareRoute({
    ...{ ...link, path: "/api/proposals/open", limit: limit("open", 300), write: reads },
    summary: "What was published, for the bearer of a link",
    request: { body: jsonBody(Bearer) },
    responses: { 200: jsonAnswer(Proposal, "The proposal") },
  }),
  talk: declareRoute({
    ...{ ...link, path: "/api/proposals/talk", limit: limit("talk", 300), write: reads },
    summary: "State, choice and conversation of a proposal, and what changed since a snapshot",
    request: { body: jsonBody(TalkQuestion) },
    responses: { 200: jsonAnswer(ProposalTalk, "What moves") },
  }),
  passcode: declareRoute({
    ...{ ...link, path: "/api/proposals/passcode", limit: limit("passcode", 10) },
    write: { audit: { none: "opens nothing but a page" }, repeat: { harmless: "the cookie is the same" } },
    summary: "Give the passcode of a link; the answer is a cookie",
    request: { body: jsonBody(PasscodeGiven) },
    responses: { 204: { description: "The passcode is right" } },
  }),
  opened: declareRoute({
    ...{ ...link, path: "/api/proposals/openings", limit: limit("opened", 120) },
    write: { audit: { none: "kept among the events" }, repeat: { harmless: "one look is one opening" } },
    summary: "Note that a person opened the proposal",
    request: { body: jsonBody(Opening) },
    responses: { 204: { description: "It is noted" } },
  }),
  comment: declareRoute({
    ...{ ...link, path: "/api/proposals/comments", limit: limit("comment", 60), write: says },
    summary: "Comment on a block, or on the whole",
    request: { body: jsonBody(NewComment) },
    responses: { 201: jsonAnswer(ProposalComment, "The comment") },
  }),
  choose: declareRoute({
    ...{ ...link, path: "/api/proposals/choices", limit: limit("choose", 60) },
    write: { audit: { none: "kept among the events" }, repeat: { harmless: "the same choice is one" } },
    summary: "Say which option one leans to",
    request: { body: jsonBody(Choice) },
    responses: { 204: { description: "It is noted" } },
  }),
  accept: declareRoute({
    ...{ ...link, path: "/api/proposals/acceptances", limit: limit("accept", 30), write: says },
    summary: "Accept an option of exactly the snapshot that was read",
    request: { body: jsonBody(Acceptance) },
    responses: { 201: jsonAnswer(z.object({ acceptedAt: z.iso.datetime() }), "It is accepted") },
  }),
  decline: declareRoute({
    ...{ ...link, path: "/api/proposals/refusals", limit: limit("decline", 30), write: says },
    summary: "Decline, with the reason",
    request: { body: jsonBody(Refusal) },
    responses: { 201: jsonAnswer(z.object({ state: z.literal("declined") }), "It is declined") },
  }),
};
