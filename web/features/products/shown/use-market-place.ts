import { useSearchParams } from "react-router";
import { MAX_COMPARED, MarketplaceQuery } from "#domain/products/marketplace.ts";
import { useChangeAddress } from "#web/ui/use-change-address.ts";

/** What the address asks of the marketplace, and how it asks for something else; nonsense in it is as if it were not there. */
export function useMarketPlace() {
  const [params] = useSearchParams();
  const change = useChangeAddress();
  const given = Object.fromEntries([...params].filter(([, value]) => value !== ""));
  const parsed = MarketplaceQuery.safeParse(given);
  const { cursor: _, limit: __, ...filter } = parsed.success ? parsed.data : MarketplaceQuery.parse({});
  const compared = readCompared(params);
  return {
    filter,
    compared,
    openId: params.get("product"),
    isGrid: params.get("look") === "grid",
    isComparing: params.get("view") === "compare" && compared.length > 1,
    change,
    /** Puts a product beside the others, or takes it away. */
    compare: (id: string) =>
      change((now) => {
        const before = readCompared(now);
        const rest = before.filter((one) => one !== id);
        return { compare: (rest.length < before.length ? rest : [...before, id]).join(",") };
      }),
  };
}
export type MarketPlace = ReturnType<typeof useMarketPlace>;

const readCompared = (params: URLSearchParams) =>
  (params.get("compare") ?? "").split(",").filter(Boolean).slice(0, MAX_COMPARED);
