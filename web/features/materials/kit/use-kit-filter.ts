import { useSearchParams } from "react-router";
import { MaterialQuery } from "#domain/materials/materials.ts";
import { useChangeAddress } from "#web/ui/use-change-address.ts";
import type { KitFilter } from "../materials.ts";

/** What the address asks of the kit, and how it asks for something else; nonsense in it is as if it were not there. */
export function useKitFilter() {
  const [params] = useSearchParams();
  const change = useChangeAddress();
  const given = Object.fromEntries([...params].filter(([, value]) => value !== ""));
  const parsed = MaterialQuery.safeParse(given);
  const {
    cursor: _cursor,
    limit: _limit,
    ...filter
  } = parsed.success ? parsed.data : MaterialQuery.parse({});
  return {
    filter: filter satisfies KitFilter,
    openId: params.get("material"),
    isList: params.get("look") === "list",
    /** Sets some of it anew; an empty value takes it away. */
    change,
  };
}
