import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { m } from "#messages/messages.js";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { EmptyState } from "#web/ui/screen-states.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import styles from "../materials.module.css";
import { DeskOf } from "./desk-of.tsx";
import { useOwnHotels } from "./own-hotels.ts";

/** A hotel's own materials: what it sent and what became of it, what its kit lacks, how often it was taken. */
export function HotelDesk({ head }: { head: ReactNode }) {
  const [params, setParams] = useSearchParams();
  return (
    <>
      {head}
      <QueryView query={useOwnHotels()}>
        {(hotels) => {
          const current = hotels.find(({ id }) => id === params.get("hotel")) ?? hotels[0];
          if (!current)
            return <EmptyState title={m.materials_no_hotel()} text={m.materials_no_hotel_text()} />;
          return (
            <>
              {hotels.length > 1 && (
                <div className={`work ${styles.hotelChoice}`}>
                  <SelectField
                    label={m.materials_facet_hotel()}
                    value={current.id}
                    onChange={(event) => setParams({ hotel: event.currentTarget.value })}
                    options={hotels.map(({ id, name }) => ({ value: id, label: name }))}
                  />
                </div>
              )}
              <DeskOf
                key={current.id}
                hotelId={current.id}
                canSend={["owner", "editor"].includes(current.part)}
              />
            </>
          );
        }}
      </QueryView>
    </>
  );
}
