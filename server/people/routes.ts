import { z } from "zod";
import {
  Person,
  PersonDetail,
  PersonList,
  PersonQuery,
  RoleChange,
  StatusChange,
} from "#domain/people/people.ts";
import type { Deps } from "../deps.ts";
import { createApi, declareRoute, jsonAnswer, jsonBody } from "../http/api.ts";
import { fileOf } from "../http/files/list-file.ts";
import { changeRole } from "./change-role.ts";
import { changeStatus } from "./change-status.ts";
import { listPeople } from "./list-people.ts";
import { readPerson } from "./read-person.ts";

const PersonId = z.object({ id: z.uuid() });
const ADMIN = ["admin"] as const;

/** The people of the house, for those who decide about them. */
export function peopleRoutes(deps: Deps) {
  const list = declareRoute(deps, {
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
  });
  const read = declareRoute(deps, {
    method: "get",
    path: "/api/people/{id}",
    tags: ["people"],
    summary: "One person and every decision about them",
    access: ADMIN,
    request: { params: PersonId },
    responses: { 200: jsonAnswer(PersonDetail, "The person") },
  });
  const decide = declareRoute(deps, {
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
  });

  const appoint = declareRoute(deps, {
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
  });

  return createApi()
    .openapi(list, async (context) =>
      context.json(PersonList.parse(await listPeople(deps, context.req.valid("query"))), 200),
    )
    .openapi(read, async (context) =>
      context.json(PersonDetail.parse(await readPerson(deps, context.req.valid("param").id)), 200),
    )
    .openapi(decide, async (context) => {
      const { id } = context.req.valid("param");
      const change = context.req.valid("json");
      return context.json(
        Person.parse(await changeStatus(deps, { actor: context.var.actor, id, change })),
        200,
      );
    })
    .openapi(appoint, async (context) => {
      const { id } = context.req.valid("param");
      const change = context.req.valid("json");
      return context.json(
        Person.parse(await changeRole(deps, { actor: context.var.actor, id, change })),
        200,
      );
    });
}
