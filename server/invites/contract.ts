import { z } from "zod";
import {
  AcceptedInvite,
  Invite,
  InviteAcceptance,
  InviteLink,
  InviteList,
  InviteQuery,
  InviteRevocation,
  InviteVersion,
  NewInvite,
  OpenedInvite,
  SentInvite,
} from "#domain/invites/invites.ts";
import { InviteBatch, InviteBatchSent, SheetCheck, SheetRequest } from "#domain/invites/sheet.ts";
import { declareRoute, jsonAnswer, jsonBody } from "../http/contract.ts";
import { fileOf } from "../http/files/list-file.ts";

const InviteId = z.object({ id: z.uuid() });
const tags = ["invites"];
const admin = { tags, access: ["admin"] as const };
// The secret travels in the body: an address ends up in logs.
const byLink = { tags, method: "post" as const, access: "link" as const };

/** What each route of the invitations takes, answers and asks of its caller. */
export const invitesContract = {
  list: declareRoute({
    ...admin,
    method: "get",
    path: "/api/invites",
    summary: "Invitations, with how many there are in each state and of each role",
    request: { query: InviteQuery },
    responses: { 200: jsonAnswer(InviteList, "Some invitations, and how to go on") },
    file: fileOf("invites", InviteList, [
      "email",
      "fullName",
      "role",
      "language",
      "state",
      "invitedBy",
      "sentAt",
      "expiresAt",
      "usedAt",
      "revokedAt",
      "revokeReason",
    ]),
  }),
  invite: declareRoute({
    ...admin,
    method: "post",
    path: "/api/invites",
    summary: "Invite one person by mail",
    write: { audit: "invite.sent", repeat: { harmless: "an address has one open invitation" } },
    request: { body: jsonBody(NewInvite) },
    responses: { 201: jsonAnswer(SentInvite, "The invitation, and its link this once") },
  }),
  check: declareRoute({
    ...admin,
    method: "post",
    path: "/api/invites/check",
    summary: "What a file of invitations would do, line by line",
    write: {
      audit: { none: "a reading; the file travels in the body" },
      repeat: { harmless: "a reading" },
    },
    request: { body: jsonBody(SheetRequest) },
    responses: { 200: jsonAnswer(SheetCheck, "Each line, with what is wrong with it") },
  }),
  many: declareRoute({
    ...admin,
    method: "post",
    path: "/api/invites/batch",
    summary: "Invite some people at once",
    write: { audit: "invite.sent", repeat: "key" },
    request: { body: jsonBody(InviteBatch) },
    responses: { 200: jsonAnswer(InviteBatchSent, "How many were invited, and who was not") },
  }),
  resend: declareRoute({
    ...admin,
    method: "post",
    path: "/api/invites/{id}/resend",
    summary: "Send an invitation again; its old link is void",
    write: {
      audit: "invite.resent",
      repeat: { harmless: "the version is another after the first" },
      version: "checked",
    },
    request: { params: InviteId, body: jsonBody(InviteVersion) },
    responses: { 200: jsonAnswer(SentInvite, "The invitation, and its new link this once") },
  }),
  revoke: declareRoute({
    ...admin,
    method: "post",
    path: "/api/invites/{id}/revoke",
    summary: "Take an invitation back, with a reason",
    write: {
      audit: "invite.revoked",
      repeat: { harmless: "the version is another after the first" },
      version: "checked",
    },
    request: { params: InviteId, body: jsonBody(InviteRevocation) },
    responses: { 200: jsonAnswer(Invite, "The invitation as it is now") },
  }),
  open: declareRoute({
    ...byLink,
    path: "/api/invitation/open",
    summary: "What the bearer of a link may know of their invitation",
    write: {
      audit: { none: "a reading; the secret travels in the body" },
      repeat: { harmless: "a reading" },
    },
    limit: { name: "invite-open", points: 30, durationSeconds: 600 },
    request: { body: jsonBody(InviteLink) },
    responses: { 200: jsonAnswer(OpenedInvite, "The invitation") },
  }),
  accept: declareRoute({
    ...byLink,
    path: "/api/invitation/accept",
    summary: "Make the account an invitation promises",
    write: { audit: "person.active", repeat: { harmless: "an invitation is used once" } },
    limit: { name: "invite-accept", points: 10, durationSeconds: 600 },
    request: { body: jsonBody(InviteAcceptance) },
    responses: { 201: jsonAnswer(AcceptedInvite, "The account is made; sign in with its password") },
  }),
  renew: declareRoute({
    ...byLink,
    path: "/api/invitation/renewal",
    summary: "Ask for an expired invitation to be sent again",
    write: {
      audit: { none: "told to whoever invited" },
      repeat: { harmless: "asking twice is asking once" },
    },
    limit: { name: "invite-renewal", points: 10, durationSeconds: 600 },
    request: { body: jsonBody(InviteLink) },
    responses: { 202: { description: "Whoever invited is told" } },
  }),
};

/** The routes of this capability, for its typed client. */
export type InvitesApi = typeof invitesContract;
