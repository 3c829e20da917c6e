import { useQuery } from "@tanstack/react-query";
import { MaterialLinks } from "#domain/materials/materials.ts";
import { memberApi } from "#web/session/member-api.ts";
import { bodyOf } from "#web/session/queries/refusal.ts";
import type { Write } from "#web/session/queries/write.ts";
import { MATERIALS } from "../materials.ts";

/** The links the reader sent to clients. */
export function useLinks() {
  return useQuery({
    queryKey: [...MATERIALS, "links"],
    queryFn: async () => MaterialLinks.parse(await bodyOf(await memberApi().materials.links.$get())),
  });
}

/** Ends a link; whoever opens it finds nothing. */
export const endLink: Write<string, unknown> = {
  send: (id) => memberApi().materials.links[":id"].$delete({ param: { id } }),
  changes: [[...MATERIALS, "links"]],
};
