import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { House } from "#domain/hotels/houses.ts";
import { m } from "#messages/messages.js";
import type { HousesApi } from "#server/hotels/houses/contract.ts";
import { PageHead } from "#web/portal/page-head.tsx";
import { memberApi } from "#web/session/member-api.ts";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { bodyOf } from "#web/session/queries/refusal.ts";
import { ButtonLink } from "#web/ui/button.tsx";

function useHouse(hotelId: string) {
  return useQuery({
    queryKey: ["houses", hotelId],
    queryFn: async () =>
      House.parse(await bodyOf(await memberApi<HousesApi>().houses[":hotelId"].$get({ param: { hotelId } }))),
  });
}

type AdminHouseProps = { hotelId: string; children: ReactNode };

/** One hotel as an administrator works on it: its name, and the ways between its page, its people and the list. */
export function AdminHouse({ hotelId, children }: AdminHouseProps) {
  return (
    <QueryView query={useHouse(hotelId)} head={<PageHead title={m.register_title()} />} lines={6}>
      {({ name }) => (
        <>
          <PageHead
            title={name}
            text={m.register_on_behalf()}
            actions={
              <>
                <ButtonLink look="quiet" size="work" to="/admin/hotels">
                  {m.register_title()}
                </ButtonLink>
                <ButtonLink look="outline" size="work" to={`/admin/hotels/${hotelId}/page`}>
                  {m.house_tab_page()}
                </ButtonLink>
                <ButtonLink look="outline" size="work" to={`/admin/hotels/${hotelId}/sheet`}>
                  {m.sheet_tab()}
                </ButtonLink>
                <ButtonLink look="outline" size="work" to={`/admin/hotels/${hotelId}/people`}>
                  {m.house_tab_people()}
                </ButtonLink>
              </>
            }
          />
          {children}
        </>
      )}
    </QueryView>
  );
}
