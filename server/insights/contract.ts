import { z } from "zod";
import { RuleKey } from "#domain/insights/cards.ts";
import {
  CardMove,
  ChartPoints,
  Farol,
  FarolQuery,
  FarolRules,
  FarolSignals,
  MovedCard,
  PointQuery,
  Precision,
  RuleSwitch,
} from "#domain/insights/insights.ts";
import { declareRoute, jsonAnswer, jsonBody } from "../http/contract.ts";
import { fileOf } from "../http/files/list-file.ts";
import type { askContract } from "./ask/contract.ts";

const tags = ["insights"];
const sellers = { tags, access: ["advisor", "tour_operator"] as const };

/** What whoever sells reads of their own figures, and does with what they say. */
export const insightsContract = {
  read: declareRoute({
    ...sellers,
    method: "get",
    path: "/api/insights",
    summary: "My figures: signals with their evidence, and drawings with their tables",
    request: { query: FarolQuery },
    responses: { 200: jsonAnswer(Farol, "Everything, as of now") },
  }),
  signals: declareRoute({
    ...sellers,
    method: "get",
    path: "/api/insights/signals",
    summary: "The signals alone",
    responses: { 200: jsonAnswer(FarolSignals, "What is to be seen first comes first") },
  }),
  rules: declareRoute({
    tags,
    access: ["advisor", "tour_operator", "admin"],
    method: "get",
    path: "/api/insights/rules",
    summary: "The published rules: what each asks, from when on it speaks, and how it counts",
    responses: { 200: jsonAnswer(FarolRules, "Every rule") },
  }),
  refresh: declareRoute({
    ...sellers,
    method: "post",
    path: "/api/insights/refresh",
    summary: "Read my figures anew and write down what they call for",
    limit: { name: "insights-refresh", points: 60, durationSeconds: 3_600 },
    write: {
      audit: { none: "derived from figures" },
      repeat: { harmless: "the same figures, the same cards" },
    },
    request: { query: FarolQuery },
    responses: { 200: jsonAnswer(Farol, "Everything, as of now") },
  }),
  step: declareRoute({
    ...sellers,
    method: "post",
    path: "/api/insights/{id}/steps",
    summary: "Put a signal off, say that it is done or of no use, or take that back",
    write: { audit: { none: "a person's own marks" }, repeat: "key" },
    request: { params: z.object({ id: z.uuid() }), body: jsonBody(CardMove) },
    responses: { 200: jsonAnswer(MovedCard, "How it stands now") },
  }),
  points: declareRoute({
    ...sellers,
    method: "get",
    path: "/api/insights/points",
    summary: "The marks of one drawing as rows",
    request: { query: PointQuery },
    responses: { 200: jsonAnswer(ChartPoints, "Every mark, in the order in which they are drawn") },
    file: fileOf("farol", ChartPoints, [
      ...(["chart", "label.pt", "label.en", "currency"] as const),
      ["value", "currency"],
      ["other", "currency"],
      ["low", "currency"],
      ["high", "currency"],
    ]),
  }),
  precision: declareRoute({
    tags,
    access: ["admin"],
    method: "get",
    path: "/api/admin/insights",
    summary: "How right each rule was: shown, acted on, dismissed, with an outcome",
    responses: { 200: jsonAnswer(Precision, "Every rule") },
  }),
  turn: declareRoute({
    tags,
    access: ["admin"],
    method: "post",
    path: "/api/admin/insights/{rule}/state",
    summary: "Switch a rule off, whereupon its cards vanish, or on again",
    write: { audit: "insight_rule.switched", repeat: { harmless: "off is off" } },
    request: { params: z.object({ rule: RuleKey }), body: jsonBody(RuleSwitch) },
    responses: { 200: jsonAnswer(Precision, "Every rule as it is now") },
  }),
};

/** The routes of this capability, for its typed client. */
export type InsightsApi = typeof insightsContract | typeof askContract;
