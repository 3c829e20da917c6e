import { z } from "zod";
import {
  ClimberDetail,
  ClimberList,
  ClimberQuery,
  ManualMove,
  TierStanding,
} from "#domain/tiers/standing.ts";
import { declareRoute, jsonAnswer, jsonBody } from "../../http/contract.ts";
import { fileOf } from "../../http/files/list-file.ts";

const tags = ["tiers"];
const ofHouse = { tags, access: ["admin"] as const };
const params = z.object({ id: z.uuid() });

/** Where people stand on the ladder. */
export const standingsContract = {
  own: declareRoute({
    ...{ tags, access: ["advisor", "tour_operator"] as const, method: "get", path: "/api/tiers/standing" },
    summary: "My tier, why, and what leads to the next",
    responses: { 200: jsonAnswer(TierStanding, "The ladder with my value of each criterion") },
  }),
  list: declareRoute({
    ...{ ...ofHouse, method: "get", path: "/api/admin/standings" },
    summary: "Everybody on the ladders, some at a time",
    request: { query: ClimberQuery },
    responses: { 200: jsonAnswer(ClimberList, "People with tier and score") },
    file: fileOf("standings", ClimberList, ["name", "role", "tier", "score", "isLocked", "warnedFor"]),
  }),
  read: declareRoute({
    ...{ ...ofHouse, method: "get", path: "/api/admin/standings/{id}" },
    summary: "One person's tier and how they came there",
    request: { params },
    responses: { 200: jsonAnswer(ClimberDetail, "The person and their standing") },
  }),
  move: declareRoute({
    ...{ ...ofHouse, method: "post", path: "/api/admin/standings/{id}/tier" },
    summary: "Put a person on a step by hand, and lock or open it",
    write: { audit: "tier.moved", repeat: "key" },
    request: { params, body: jsonBody(ManualMove) },
    responses: { 200: jsonAnswer(ClimberDetail, "The person and their standing") },
  }),
};
