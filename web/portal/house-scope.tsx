import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { type House, Houses } from "#domain/hotels/houses.ts";
import { m } from "#messages/messages.js";
import { memberApi } from "#web/session/member-api.ts";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { bodyOf } from "#web/session/queries/refusal.ts";
import { EmptyState } from "#web/ui/screen-states.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import styles from "./portal.module.css";

type HouseScopeProps = { head: ReactNode; children: (house: House) => ReactNode };

/** A page of the hotel that the address names, or of the reader's first; whoever has several may change between them. */
export function HouseScope({ head, children }: HouseScopeProps) {
  const [params, setParams] = useSearchParams();
  const query = useQuery({
    queryKey: ["houses"],
    queryFn: async () => Houses.parse(await bodyOf(await memberApi().houses.$get())),
  });
  const choose = (slug: string) => {
    params.set("hotel", slug);
    setParams(params, { preventScrollReset: true });
  };
  return (
    <>
      {head}
      <QueryView query={query}>
        {({ houses }) => {
          const house = houses.find(({ slug }) => slug === params.get("hotel")) ?? houses[0];
          if (!house) return <EmptyState title={m.portal_no_hotel()} text={m.portal_no_hotel_text()} />;
          return (
            <>
              {houses.length > 1 && (
                <div className={`work ${styles.houseChoice}`}>
                  <SelectField
                    label={m.contracts_hotel()}
                    value={house.slug}
                    onChange={(event) => choose(event.target.value)}
                    options={houses.map(({ slug, name }) => ({ value: slug, label: name }))}
                  />
                </div>
              )}
              {children(house)}
            </>
          );
        }}
      </QueryView>
    </>
  );
}
