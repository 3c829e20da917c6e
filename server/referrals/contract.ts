import { z } from "zod";
import {
  FindingQuery,
  Findings,
  NewReferral,
  Referral,
  ReferralDetail,
  ReferralList,
  ReferralMove,
  ReferralNote,
  ReferralQuery,
} from "#domain/referrals/referrals.ts";
import { declareRoute, jsonAnswer, jsonBody } from "../http/contract.ts";
import { fileOf } from "../http/files/list-file.ts";

/** What a file of referrals says, to whoever made them and to the house. */
const referralFile = fileOf("referrals", ReferralList, [
  "name",
  "place",
  "country",
  "website",
  "why",
  "contact",
  "state",
  "owner",
  "claimEndsAt",
  "createdAt",
]);
const tags = ["referrals"];
const members = { tags, access: ["advisor", "tour_operator"] as const };
const admins = { tags, access: ["admin"] as const };
const params = z.object({ id: z.uuid() });
const own = { none: "a member's own words, kept as such" };

/** What members do with the hotels they know. */
export const ownContract = {
  list: declareRoute({
    ...members,
    method: "get",
    path: "/api/referrals",
    summary: "The hotels I referred, each with its history",
    request: { query: ReferralQuery },
    responses: { 200: jsonAnswer(ReferralList, "The referrals that the question leaves") },
    file: referralFile,
  }),
  known: declareRoute({
    ...members,
    method: "get",
    path: "/api/referrals/known",
    summary: "What we know already of a hotel I am about to refer",
    request: { query: FindingQuery },
    responses: { 200: jsonAnswer(Findings, "The surest first; never who referred it") },
  }),
  refer: declareRoute({
    ...members,
    method: "post",
    path: "/api/referrals",
    summary: "Refer a hotel; it is mine for ninety days",
    limit: { name: "referrals", points: 30, durationSeconds: 3_600 },
    write: { audit: own, repeat: "key" },
    request: { body: jsonBody(NewReferral) },
    responses: { 201: jsonAnswer(Referral, "The referral") },
  }),
  note: declareRoute({
    ...members,
    method: "post",
    path: "/api/referrals/{id}/notes",
    summary: "Say something new about a hotel I referred, which renews my claim",
    limit: { name: "referral-notes", points: 60, durationSeconds: 3_600 },
    write: { audit: own, repeat: "key" },
    request: { params, body: jsonBody(ReferralNote) },
    responses: { 200: jsonAnswer(Referral, "The referral as it is now") },
  }),
};

const detail = { 200: jsonAnswer(ReferralDetail, "The referral, with what looks like the same hotel") };

/** What administrators make of them. */
export const registerContract = {
  register: declareRoute({
    ...admins,
    method: "get",
    path: "/api/admin/referrals",
    summary: "Every hotel that was referred, with how many there are in each stage",
    request: { query: ReferralQuery },
    responses: { 200: jsonAnswer(ReferralList, "The referrals that the question leaves") },
    file: referralFile,
  }),
  read: declareRoute({
    ...admins,
    method: "get",
    path: "/api/admin/referrals/{id}",
    summary: "One referral",
    request: { params },
    responses: detail,
  }),
  move: declareRoute({
    ...admins,
    method: "post",
    path: "/api/admin/referrals/{id}/state",
    summary: "Move a referral a step on, or decline it with the reason",
    write: {
      audit: "referral.moved",
      repeat: { harmless: "the version is another after the first" },
      version: "checked",
    },
    request: { params, body: jsonBody(ReferralMove) },
    responses: detail,
  }),
};

/** The routes of this capability, for its typed client. */
export type ReferralsApi = typeof ownContract | typeof registerContract;
