import { z } from "zod";
import {
  Completeness,
  MaterialDetail,
  MaterialQuery,
  Materials,
  PieceRequest,
  Recalls,
} from "#domain/materials/materials.ts";
import { Instant, slug } from "#domain/text.ts";
import { declareRoute, jsonAnswer, jsonBody } from "../../http/contract.ts";

const access = ["advisor", "tour_operator"] as const;
const tags = ["materials"];
const byId = z.object({ id: z.uuid() });
const done = { 204: { description: "Done" } };
const mark = { none: "a person's own marks" };

/** What whoever sells may ask of the kit. */
export const kitContract = {
  list: declareRoute({
    method: "get",
    path: "/api/materials",
    tags,
    summary: "The kit: search whatever the accents and typing mistakes, facets, some at a time",
    access,
    request: { query: MaterialQuery },
    responses: { 200: jsonAnswer(Materials, "Materials, and how many each filter would leave") },
  }),
  recalls: declareRoute({
    method: "get",
    path: "/api/materials/recalls",
    tags,
    summary: "What I took and was replaced since",
    access,
    responses: { 200: jsonAnswer(Recalls, "Newest first") },
  }),
  read: declareRoute({
    method: "get",
    path: "/api/materials/{id}",
    tags,
    summary: "A material with its published versions",
    access,
    request: { params: byId },
    responses: { 200: jsonAnswer(MaterialDetail, "The material") },
  }),
  kit: declareRoute({
    method: "get",
    path: "/api/materials/kits/{slug}",
    tags,
    summary: "What a hotel's kit has and lacks",
    access,
    request: { params: z.object({ slug: slug() }) },
    responses: { 200: jsonAnswer(Completeness, "Slot by slot") },
  }),
  ask: declareRoute({
    method: "post",
    path: "/api/materials/requests",
    tags,
    summary: "Ask a hotel for a piece that its kit lacks",
    write: {
      audit: { none: "a wish, not a change" },
      repeat: { harmless: "asked again it is one request" },
    },
    access,
    request: { body: jsonBody(PieceRequest) },
    responses: done,
  }),
};

/** What they may mark in it. */
export const marksContract = {
  mark: declareRoute({
    method: "put",
    path: "/api/materials/{id}/favourite",
    tags,
    summary: "Make it a favourite of mine",
    write: { audit: mark, repeat: { harmless: "it is one already" } },
    access,
    request: { params: byId },
    responses: done,
  }),
  unmark: declareRoute({
    method: "delete",
    path: "/api/materials/{id}/favourite",
    tags,
    summary: "No longer a favourite of mine",
    write: { audit: mark, repeat: { harmless: "it is none already" } },
    access,
    request: { params: byId },
    responses: done,
  }),
  visit: declareRoute({
    method: "post",
    path: "/api/materials/visits",
    tags,
    summary: "I have read the kit until this instant",
    write: { audit: mark, repeat: { harmless: "the mark moves on alone" } },
    access,
    request: { body: jsonBody(z.strictObject({ until: Instant })) },
    responses: done,
  }),
};
