import { queryOptions, useQuery } from "@tanstack/react-query";
import type { RuleSet } from "#domain/reputation/rules.ts";
import { type Entry, type NewCorrection, Statement } from "#domain/reputation/statement.ts";
import { ClimberDetail, ClimberList, ClimberQuery, type ManualMove } from "#domain/tiers/standing.ts";
import {
  type LadderDraft,
  LadderVersions,
  type NewLadder,
  type NewRuleSet,
  RuleVersions,
  type Simulation,
} from "#domain/tiers/versions.ts";
import type { ReputationApi } from "#server/reputation/contract.ts";
import { memberApi } from "#web/session/member-api.ts";
import { bodyOf } from "#web/session/queries/refusal.ts";
import { useList } from "#web/session/queries/use-list.ts";
import type { Write } from "#web/session/queries/write.ts";

const STANDINGS = ["standings"] as const;

/** The people on the ladders that an address asks for. */
export function useStandings(asked: Record<string, string>) {
  const query = ClimberQuery.omit({ cursor: true, limit: true }).parse(asked);
  return useList({
    queryKey: [...STANDINGS, "list", query],
    read: async (cursor) => {
      const question = { query: { ...query, ...(cursor ? { cursor } : {}) } };
      return ClimberList.parse(await bodyOf(await memberApi<ReputationApi>().admin.standings.$get(question)));
    },
  });
}

/** One person's standing. */
export function useClimber(id: string) {
  return useQuery({
    queryKey: [...STANDINGS, "one", id],
    queryFn: async () =>
      ClimberDetail.parse(
        await bodyOf(await memberApi<ReputationApi>().admin.standings[":id"].$get({ param: { id } })),
      ),
  });
}

/** The latest entries of a person's statement. */
export function useEntriesOf(id: string) {
  return useQuery({
    queryKey: [...STANDINGS, "entries", id],
    queryFn: async () => {
      const asked = { param: { id }, query: { sort: "-at" as const, limit: "10" } };
      return Statement.parse(
        await bodyOf(await memberApi<ReputationApi>().admin.standings[":id"].entries.$get(asked)),
      ).rows;
    },
  });
}

/** Puts a person on a step by hand. */
export const moveByHand: Write<ManualMove & { id: string }, ClimberDetail> = {
  send: ({ id, ...json }, intent) =>
    memberApi<ReputationApi>().admin.standings[":id"].tier.$post({ param: { id }, json }, intent),
  changes: [STANDINGS],
};

/** Makes an entry count other points. */
export const correctEntry: Write<NewCorrection & { id: string }, Entry> = {
  send: ({ id, ...json }, intent) =>
    memberApi<ReputationApi>().admin["reputation-entries"][":id"].correction.$post(
      { param: { id }, json },
      intent,
    ),
  changes: [STANDINGS],
};

const laddersQuery = queryOptions({
  queryKey: [...STANDINGS, "ladders"],
  queryFn: async () =>
    LadderVersions.parse(await bodyOf(await memberApi<ReputationApi>().admin.ladders.$get())),
});
const rulesQuery = queryOptions({
  queryKey: [...STANDINGS, "rules"],
  queryFn: async () =>
    RuleVersions.parse(await bodyOf(await memberApi<ReputationApi>().admin["rule-sets"].$get())),
});

/** Every published ladder. */
export const useLadders = () => useQuery(laddersQuery);

/** Every published set of rules. */
export const useRuleSets = () => useQuery(rulesQuery);

/** Who would move by a drafted ladder. */
export const tryLadder: Write<LadderDraft, Simulation> = {
  send: (json, intent) => memberApi<ReputationApi>().admin.ladders.simulation.$post({ json }, intent),
};

/** Publishes a ladder from a day on. */
export const publishLadder: Write<NewLadder, LadderVersions> = {
  send: (json, intent) => memberApi<ReputationApi>().admin.ladders.$post({ json }, intent),
  answers: laddersQuery.queryKey,
};

/** Who would stand elsewhere by drafted rules. */
export const tryRules: Write<RuleSet, Simulation> = {
  send: (json, intent) => memberApi<ReputationApi>().admin["rule-sets"].simulation.$post({ json }, intent),
};

/** Publishes rules from a day on. */
export const publishRules: Write<NewRuleSet, RuleVersions> = {
  send: (json, intent) => memberApi<ReputationApi>().admin["rule-sets"].$post({ json }, intent),
  answers: rulesQuery.queryKey,
};
