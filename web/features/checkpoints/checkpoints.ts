import { queryOptions, useQuery } from "@tanstack/react-query";
import {
  type Checkpoint,
  CheckpointDesk,
  CheckpointFeed,
  type CheckpointStep,
  type NewCheckpoint,
} from "#domain/checkpoints/checkpoints.ts";
import type { CheckpointsApi } from "#server/checkpoints/contract.ts";
import type { JourneysApi } from "#server/journeys/contract.ts";
import { memberApi } from "#web/session/member-api.ts";
import { bodyOf } from "#web/session/queries/refusal.ts";
import type { Write } from "#web/session/queries/write.ts";
import { CHECKPOINTS } from "./keys.ts";

/** A payment that is done is no longer a date that costs. */
const COSTLY_DATES = ["bookings", "dates"] as const;

/** The days that are shown; those of the house's own choice without any. */
export type Days = { from: string; until: string } | null;

/** What the reader has to do on some days, and what is overdue. */
export function useDesk(days: Days) {
  return useQuery({
    queryKey: [...CHECKPOINTS, "desk", days],
    queryFn: async () =>
      CheckpointDesk.parse(
        await bodyOf(await memberApi<CheckpointsApi>().checkpoints.$get({ query: days ?? {} })),
      ),
  });
}

/** The names of the reader's latest journeys, to write something for one of them. */
export function useJourneyNames() {
  return useQuery({
    queryKey: ["journeys", "names"],
    queryFn: async () => {
      const query = { q: "", sort: "-updatedAt", limit: "100" } as const;
      const { rows } = await bodyOf(await memberApi<JourneysApi>().journeys.$get({ query }));
      return rows.map(({ id, title }) => ({ value: id, label: title }));
    },
  });
}

/** Writes a checkpoint of one's own. */
export const writeCheckpoint: Write<NewCheckpoint, Checkpoint> = {
  send: (json, intent) => memberApi<CheckpointsApi>().checkpoints.$post({ json }, intent),
  changes: [CHECKPOINTS],
};

type Taken = { id: string; version: number; step: CheckpointStep };

/** A step with one of them. */
export const takeStep: Write<Taken, Checkpoint> = {
  send: ({ id, ...json }, intent) =>
    memberApi<CheckpointsApi>().checkpoints[":id"].steps.$post({ param: { id }, json }, intent),
  changes: [CHECKPOINTS, COSTLY_DATES],
};

/** The address of the reader's own calendar. */
export function feedQuery() {
  return queryOptions({
    queryKey: [...CHECKPOINTS, "feed"],
    queryFn: async () =>
      CheckpointFeed.parse(await bodyOf(await memberApi<CheckpointsApi>().checkpoints.feed.$get())),
  });
}

/** Makes that address, or another. */
export const renewFeed: Write<null, CheckpointFeed> = {
  send: (_, intent) => memberApi<CheckpointsApi>().checkpoints.feed.$post({}, intent),
  answers: feedQuery().queryKey,
};

/** Takes it back. */
export const revokeFeed: Write<null, unknown> = {
  send: (_, intent) => memberApi<CheckpointsApi>().checkpoints.feed.$delete({}, intent),
  changes: [feedQuery().queryKey],
};
