import { z } from "zod";
import { KitContents, LinkList, LinkQuery, NewLink } from "#domain/materials/links.ts";
import { Taken, Taking } from "#domain/materials/materials.ts";
import { LinkToken } from "#domain/text.ts";
import { declareRoute, jsonAnswer, jsonBody } from "../../http/contract.ts";
import { fileOf } from "../../http/files/list-file.ts";

const access = ["advisor", "tour_operator"] as const;
const tags = ["materials"];
const byId = z.object({ id: z.uuid() });
const fileAnswer = {
  description: "The file, or a zip",
  content: { "*/*": { schema: z.string().meta({ format: "binary" }) } },
};
const done = { 204: { description: "Done" } };

/** How materials are taken, for oneself and for a client. */
export const linksContract = {
  take: declareRoute({
    method: "post",
    path: "/api/materials/takes",
    tags,
    summary: "Take materials: a link for some minutes to a file, or to a zip of several",
    write: {
      audit: { none: "who took what has a log of its own" },
      repeat: { harmless: "a second link opens the same" },
    },
    access,
    request: { body: jsonBody(Taking) },
    responses: { 201: jsonAnswer(Taken, "The link, and what had to stay behind") },
  }),
  links: declareRoute({
    method: "get",
    path: "/api/materials/links",
    tags,
    summary: "The links I sent to clients: by what they open and whether they still do, some at a time",
    access,
    request: { query: LinkQuery },
    responses: { 200: jsonAnswer(LinkList, "Links without their secret") },
    file: fileOf("material-links", LinkList, [
      "titles",
      "hotels",
      "createdAt",
      "expiresAt",
      "openings",
      "isOver",
    ]),
  }),
  send: declareRoute({
    method: "post",
    path: "/api/materials/links",
    tags,
    summary: "A link for a client that always opens the newest version, for some days",
    write: {
      audit: { none: "who took what has a log of its own" },
      repeat: { harmless: "a second link opens the same" },
    },
    access,
    request: { body: jsonBody(NewLink) },
    responses: { 201: jsonAnswer(Taken, "The link, told this once") },
  }),
  end: declareRoute({
    method: "delete",
    path: "/api/materials/links/{id}",
    tags,
    summary: "End a link I sent",
    write: { audit: { none: "a person's own links" }, repeat: { harmless: "it has ended already" } },
    access,
    request: { params: byId },
    responses: done,
  }),
  latest: declareRoute({
    method: "get",
    path: "/api/materials/{id}/latest",
    tags,
    summary: "The newest version that can be used now, always at this address",
    access,
    request: { params: byId },
    responses: { 200: fileAnswer },
  }),
  photo: declareRoute({
    method: "get",
    path: "/api/kit-pictures/{id}",
    tags,
    summary: "A photograph of the kit by its address, as long as it may be used",
    access: "link",
    request: { params: byId },
    responses: { 200: fileAnswer },
  }),
  open: declareRoute({
    method: "get",
    path: "/api/kit/{token}",
    tags,
    summary: "What a link opens, judged again now",
    access: "link",
    limit: { name: "kit-link", points: 120, durationSeconds: 60 },
    request: {
      params: z.object({ token: LinkToken }),
      // One of several, or all of them from the page that lists them: that page was the opening.
      query: z.object({ material: z.uuid().optional(), whole: z.literal("1").optional() }),
    },
    responses: { 200: fileAnswer },
  }),
  contents: declareRoute({
    method: "get",
    path: "/api/kit/{token}/contents",
    tags,
    summary: "What is in a link that a client was sent, without its files",
    access: "link",
    limit: { name: "kit-contents", points: 120, durationSeconds: 60 },
    request: { params: z.object({ token: LinkToken }) },
    responses: { 200: jsonAnswer(KitContents, "What can be used now, and who sent it") },
  }),
};
