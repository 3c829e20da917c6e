import { z } from "zod";
import {
  Person,
  PersonDetail,
  PersonList,
  PersonQuery,
  RoleChange,
  StatusChange,
} from "#domain/people/people.ts";
import { declareRoute, jsonAnswer, jsonBody } from "../http/contract.ts";
import { fileOf } from "../http/files/list-file.ts";
import type { authorityContract } from "./authority-contract.ts";

const PersonId = z.object({ id: z.uuid() });
const ADMIN = ["admin"] as const;

/** The people of the house, for those who decide about them. */
export const peopleContract = {
  list: declareRoute({
    method: "get",
    path: "/api/people",
    tags: ["people"],
    summary: "People, with how many there are of each status and role",
    access: ADMIN,
    request: { query: PersonQuery },
    responses: { 200: jsonAnswer(PersonList, "Some people, and how to go on") },
    file: fileOf("people", PersonList, [
      "fullName",
      "email",
      "isEmailConfirmed",
      "status",
      "role",
      "selectedRole",
      "invitedBy",
      "reason",
      "createdAt",
      "updatedAt",
    ]),
  }),
  read: declareRoute({
    method: "get",
    path: "/api/people/{id}",
    tags: ["people"],
    summary: "One person and every decision about them",
    access: ADMIN,
    request: { params: PersonId },
    responses: { 200: jsonAnswer(PersonDetail, "The person") },
  }),
  decide: declareRoute({
    method: "post",
    path: "/api/people/{id}/status",
    tags: ["people"],
    summary: "Approve, reject, suspend or reactivate a person",
    write: {
      audit: ["person.active", "person.rejected", "person.suspended"],
      repeat: { harmless: "the version is another after the first" },
      version: "checked",
    },
    access: ADMIN,
    request: { params: PersonId, body: jsonBody(StatusChange) },
    responses: { 200: jsonAnswer(Person, "The person as they are now") },
  }),
  appoint: declareRoute({
    method: "post",
    path: "/api/people/{id}/role",
    tags: ["people"],
    summary: "Give an active person another role",
    write: {
      audit: "person.role",
      repeat: { harmless: "the version is another after the first" },
      version: "checked",
    },
    access: ADMIN,
    request: { params: PersonId, body: jsonBody(RoleChange) },
    responses: { 200: jsonAnswer(Person, "The person as they are now") },
  }),
};

/** The routes of this capability, for its typed client. */
export type PeopleApi = typeof peopleContract | typeof authorityContract;
