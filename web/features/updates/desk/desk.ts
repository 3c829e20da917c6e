import {
  type DeskUpdate,
  DeskUpdateList,
  DeskUpdateQuery,
  type UpdateChange,
  type UpdateDraft,
} from "#domain/updates/update-desk.ts";
import { m } from "#messages/messages.js";
import type { UpdatesApi } from "#server/updates/contract.ts";
import { memberApi } from "#web/session/member-api.ts";
import { bodyOf } from "#web/session/queries/refusal.ts";
import { useList } from "#web/session/queries/use-list.ts";
import type { Write } from "#web/session/queries/write.ts";

const DESK = ["updates-desk"] as const;

export const stateNames = {
  draft: m.updates_state_draft,
  scheduled: m.updates_state_scheduled,
  published: m.updates_state_published,
} satisfies Record<DeskUpdate["state"], unknown>;

export const audienceNames = {
  all: m.updates_audience_all,
  advisors: m.updates_audience_advisors,
  hotels: m.updates_audience_hotels,
} satisfies Record<DeskUpdate["targetAudience"], unknown>;

/** All news, as an address asks for it. */
export function useDesk(asked: Record<string, string>) {
  const query = DeskUpdateQuery.omit({ cursor: true, limit: true }).parse(asked);
  return useList({
    queryKey: [...DESK, query],
    read: async (cursor) => {
      const page = { ...query, ...(cursor ? { cursor } : {}) };
      return DeskUpdateList.parse(
        await bodyOf(await memberApi<UpdatesApi>().admin.updates.$get({ query: page })),
      );
    },
  });
}

/** Writes news. */
export const addUpdate: Write<UpdateDraft, DeskUpdate> = {
  send: (json, intent) => memberApi<UpdatesApi>().admin.updates.$post({ json }, intent),
  changes: [DESK],
};

/** Writes news anew. */
export const changeUpdate = (id: string): Write<UpdateChange, DeskUpdate> => ({
  send: (json) => memberApi<UpdatesApi>().admin.updates[":id"].$put({ param: { id }, json }),
  changes: [DESK],
});
