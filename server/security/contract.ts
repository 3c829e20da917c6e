import { z } from "zod";
import { roles } from "#domain/accounts/roles.ts";
import { SignedInDevices } from "#domain/security/sessions.ts";
import { declareRoute, jsonAnswer } from "../http/contract.ts";

/** Where a person is signed in; everything else about their ways in is the auth server's own. */
export const securityContract = {
  list: declareRoute({
    method: "get",
    path: "/api/security/sessions",
    tags: ["security"],
    summary: "Where I am signed in",
    isPrivate: true,
    access: roles,
    responses: { 200: jsonAnswer(SignedInDevices, "This one first, then the latest used") },
  }),
  end: declareRoute({
    method: "delete",
    path: "/api/security/sessions/{id}",
    tags: ["security"],
    summary: "Sign out one place of mine",
    write: {
      audit: { none: "kept by the auth server's own log" },
      repeat: { harmless: "signed out is signed out" },
    },
    access: roles,
    request: { params: z.object({ id: z.uuid() }) },
    responses: { 204: { description: "It is signed out" } },
  }),
};

/** The routes of this capability, for its typed client. */
export type SecurityApi = typeof securityContract;
