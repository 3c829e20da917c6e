import { useSearchParams } from "react-router";
import { MAX_COMPARED, MarketplaceQuery } from "#domain/products/marketplace.ts";

/** What the address asks of the marketplace, and how it asks for something else; nonsense in it is as if it were not there. */
export function useMarketPlace() {
  const [params, setParams] = useSearchParams();
  const given = Object.fromEntries([...params].filter(([, value]) => value !== ""));
  const parsed = MarketplaceQuery.safeParse(given);
  const { cursor: _, limit: __, ...filter } = parsed.success ? parsed.data : MarketplaceQuery.parse({});
  const compared = (params.get("compare") ?? "").split(",").filter(Boolean).slice(0, MAX_COMPARED);
  const change = (changes: Record<string, string>) => {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    setParams(next, { preventScrollReset: true });
  };
  return {
    filter,
    compared,
    openId: params.get("product"),
    isComparing: params.get("view") === "compare" && compared.length > 1,
    change,
    /** Puts a product beside the others, or takes it away. */
    compare: (id: string) => {
      const rest = compared.filter((one) => one !== id);
      change({ compare: (rest.length < compared.length ? rest : [...compared, id]).join(",") });
    },
  };
}
export type MarketPlace = ReturnType<typeof useMarketPlace>;
