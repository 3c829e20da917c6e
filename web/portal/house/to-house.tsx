import { Navigate, useSearchParams } from "react-router";
import { m } from "#messages/messages.js";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { EmptyState } from "#web/ui/screen-states.tsx";
import { PageHead } from "../page-head.tsx";
import { houseAddress, useHouses } from "./houses.ts";

/** Leads on to a tab of the reader's first house, for an address that names none. */
export function ToHouse({ tab }: { tab: string }) {
  const [params] = useSearchParams();
  return (
    <QueryView query={useHouses()} head={<PageHead title={m.house_yours()} />} lines={6}>
      {({ houses: [first] }) =>
        first ? (
          <Navigate replace to={`${houseAddress(first.slug, tab)}${params.size > 0 ? `?${params}` : ""}`} />
        ) : (
          <>
            <PageHead title={m.house_yours()} />
            <EmptyState title={m.house_without()} text={m.house_without_text()} />
          </>
        )
      }
    </QueryView>
  );
}
