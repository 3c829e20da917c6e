import { RuleSet } from "#domain/reputation/rules.ts";
import {
  LadderDraft,
  LadderVersions,
  NewLadder,
  NewRuleSet,
  RuleVersions,
  Simulation,
} from "#domain/tiers/versions.ts";
import { declareRoute, jsonAnswer, jsonBody } from "../../http/contract.ts";

const ofHouse = { tags: ["tiers"], access: ["admin"] as const };
const looksOnly = {
  audit: { none: "nothing is written" },
  repeat: { harmless: "nothing is written" },
} as const;
const moves = { 200: jsonAnswer(Simulation, "Who would move, and how") };

const ladders = { 200: jsonAnswer(LadderVersions, "The ladders, newest first") };
const rules = { 200: jsonAnswer(RuleVersions, "The rules, newest first") };

/** Ladders and rules in versions: what was published, a try, and the publication. */
export const versionsContract = {
  ladders: declareRoute({
    ...{ ...ofHouse, method: "get", path: "/api/admin/ladders" },
    summary: "Every published ladder",
    responses: ladders,
  }),
  tryLadder: declareRoute({
    ...{ ...ofHouse, method: "post", path: "/api/admin/ladders/simulation" },
    summary: "Who would move by a drafted ladder",
    write: looksOnly,
    request: { body: jsonBody(LadderDraft) },
    responses: moves,
  }),
  publishLadder: declareRoute({
    ...{ ...ofHouse, method: "post", path: "/api/admin/ladders" },
    summary: "Publish a ladder from a day to come on",
    write: { audit: "ladder.published", repeat: "key" },
    request: { body: jsonBody(NewLadder) },
    responses: ladders,
  }),
  rules: declareRoute({
    ...{ ...ofHouse, method: "get", path: "/api/admin/rule-sets" },
    summary: "Every published set of rules",
    responses: rules,
  }),
  tryRules: declareRoute({
    ...{ ...ofHouse, method: "post", path: "/api/admin/rule-sets/simulation" },
    summary: "Who would stand elsewhere by drafted rules",
    write: looksOnly,
    request: { body: jsonBody(RuleSet) },
    responses: moves,
  }),
  publishRules: declareRoute({
    ...{ ...ofHouse, method: "post", path: "/api/admin/rule-sets" },
    summary: "Publish rules from a day to come on",
    write: { audit: "rules.published", repeat: "key" },
    request: { body: jsonBody(NewRuleSet) },
    responses: rules,
  }),
};
