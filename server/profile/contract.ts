import { z } from "zod";
import { roles } from "#domain/accounts/roles.ts";
import { AgencyEdit, LanguageChoice, Profile, ProfileEdit, ShownProfile } from "#domain/profile/profile.ts";
import { declareRoute, jsonAnswer, jsonBody } from "../http/contract.ts";

const mine = { 200: jsonAnswer(Profile, "My profile as it is now") };
const declare = { tags: ["profile"], access: roles, responses: mine };

/** What each route of the profiles takes, answers and asks of its caller. */
export const profileContract = {
  read: declareRoute({
    ...declare,
    method: "get",
    path: "/api/profile",
    summary: "My profile",
  }),
  edit: declareRoute({
    ...declare,
    method: "patch",
    path: "/api/profile",
    summary: "Change fields of my profile; 409 if it was changed since the version named",
    write: {
      audit: { none: "a person's own settings" },
      repeat: { harmless: "the version is another after the first" },
      version: "checked",
    },
    request: { body: jsonBody(ProfileEdit) },
  }),
  agency: declareRoute({
    ...declare,
    method: "put",
    path: "/api/profile/agency",
    summary: "Make my agency, or change it as its owner; 409 if it was changed since the version named",
    write: {
      audit: ["agency.made", "agency.changed"],
      repeat: { harmless: "the version is another after the first" },
      version: "checked",
    },
    request: { body: jsonBody(AgencyEdit) },
  }),
  noAgency: declareRoute({
    ...declare,
    method: "delete",
    path: "/api/profile/agency",
    summary: "Leave my agency",
    write: { audit: { none: "a person's own settings" }, repeat: { harmless: "who has left has left" } },
  }),
  language: declareRoute({
    ...declare,
    method: "put",
    path: "/api/profile/language",
    summary: "Choose the language I am spoken to in",
    write: { audit: { none: "a person's own settings" }, repeat: { harmless: "the same choice again" } },
    request: { body: jsonBody(LanguageChoice) },
  }),
  person: declareRoute({
    method: "get",
    path: "/api/members/{id}",
    tags: ["profile"],
    summary: "A member as members see them",
    access: roles,
    request: { params: z.object({ id: z.uuid() }) },
    responses: { 200: jsonAnswer(ShownProfile, "What they show") },
  }),
};

/** The routes of this capability, for its typed client. */
export type ProfileApi = typeof profileContract;
