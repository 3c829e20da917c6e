import { LinkList, LinkQuery } from "#domain/materials/links.ts";
import type { MaterialsApi } from "#server/materials/contract.ts";
import { memberApi } from "#web/session/member-api.ts";
import { bodyOf } from "#web/session/queries/refusal.ts";
import { useList } from "#web/session/queries/use-list.ts";
import type { Write } from "#web/session/queries/write.ts";
import { MATERIALS } from "../keys.ts";

const LINKS = [...MATERIALS, "links"];

/** The links the reader sent to clients that a question leaves. */
export function useLinks(asked: Record<string, string>) {
  const query = LinkQuery.omit({ cursor: true, limit: true }).parse(asked);
  return useList({
    queryKey: [...LINKS, query],
    read: async (cursor) => {
      const question = { ...query, ...(cursor ? { cursor } : {}) };
      return LinkList.parse(
        await bodyOf(await memberApi<MaterialsApi>().materials.links.$get({ query: question })),
      );
    },
  });
}

/** Ends a link; whoever opens it finds nothing. */
export const endLink: Write<string, unknown> = {
  send: (id) => memberApi<MaterialsApi>().materials.links[":id"].$delete({ param: { id } }),
  changes: [LINKS],
};
