import { useQuery } from "@tanstack/react-query";
import {
  TakerList,
  TakerQuery,
  TrainingDesk,
  type TrainingEdit,
  TrainingList,
  type TrainingMove,
  TrainingQuery,
} from "#domain/trainings/trainings.ts";
import type { TrainingsApi } from "#server/trainings/contract.ts";
import { memberApi } from "#web/session/member-api.ts";
import { bodyOf } from "#web/session/queries/refusal.ts";
import { useList } from "#web/session/queries/use-list.ts";
import type { Write } from "#web/session/queries/write.ts";
import { TRAININGS } from "../keys.ts";

const DESK = [...TRAININGS, "desk"] as const;

/** Trainings as an address asks for them, of one hotel or of all. */
export function useTrainings(asked: Record<string, string>) {
  const query = TrainingQuery.omit({ cursor: true, limit: true }).parse(asked);
  return useList({
    queryKey: [...DESK, "list", query],
    read: async (cursor) => {
      const page = { ...query, ...(cursor ? { cursor } : {}) };
      return TrainingList.parse(
        await bodyOf(await memberApi<TrainingsApi>()["training-desk"].$get({ query: page })),
      );
    },
  });
}

/** One training as it is written. */
export function useDesk(id: string) {
  return useQuery({
    queryKey: [...DESK, "one", id],
    queryFn: async () =>
      TrainingDesk.parse(
        await bodyOf(await memberApi<TrainingsApi>()["training-desk"][":id"].$get({ param: { id } })),
      ),
  });
}

/** Who takes it, as an address asks for them. */
export function useTakers(id: string, asked: Record<string, string>) {
  const query = TakerQuery.omit({ cursor: true, limit: true }).parse(asked);
  return useList({
    queryKey: [...DESK, "takers", id, query],
    read: async (cursor) => {
      const page = { ...query, ...(cursor ? { cursor } : {}) };
      const answer = await memberApi<TrainingsApi>()["training-desk"][":id"].people.$get({
        param: { id },
        query: page,
      });
      return TakerList.parse(await bodyOf(answer));
    },
  });
}

const changes = [DESK];

export const createTraining: Write<{ hotelId: string | null }, TrainingDesk> = {
  send: (json, intent) => memberApi<TrainingsApi>()["training-desk"].$post({ json }, intent),
  changes,
};

export const editTraining: Write<TrainingEdit & { id: string }, TrainingDesk> = {
  send: ({ id, ...json }, intent) =>
    memberApi<TrainingsApi>()["training-desk"][":id"].$put({ param: { id }, json }, intent),
  changes,
};

export const moveTraining: Write<TrainingMove & { id: string }, TrainingDesk> = {
  send: ({ id, ...json }, intent) =>
    memberApi<TrainingsApi>()["training-desk"][":id"].state.$post({ param: { id }, json }, intent),
  changes,
};
