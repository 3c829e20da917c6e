import { useSearchParams } from "react-router";
import { MaterialQuery } from "#domain/materials/materials.ts";
import type { KitFilter } from "../materials.ts";

/** What the address asks of the kit, and how it asks for something else; nonsense in it is as if it were not there. */
export function useKitFilter() {
  const [params, setParams] = useSearchParams();
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
    /** Sets some of it anew; an empty value takes it away. */
    change: (changes: Record<string, string>) => {
      const next = new URLSearchParams(params);
      for (const [name, value] of Object.entries(changes)) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
      setParams(next, { preventScrollReset: true });
    },
  };
}
