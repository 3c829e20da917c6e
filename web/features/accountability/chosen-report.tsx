import { useSearchParams } from "react-router";
import { m } from "#messages/messages.js";
import { useHotelChoices } from "#web/portal/hotel-choices.ts";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { EmptyState } from "#web/ui/screen-states.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import styles from "./accountability.module.css";
import { ReportView } from "./report-view.tsx";

/** The report of any hotel, chosen by an administrator; the address says which. */
export function ChosenReport() {
  const [params, setParams] = useSearchParams();
  return (
    <QueryView query={useHotelChoices()}>
      {(hotels) => {
        const hotel = hotels.find(({ value }) => value === params.get("hotel")) ?? hotels[0];
        if (!hotel) return <EmptyState title={m.accountability_no_hotels()} />;
        return (
          <>
            <div className={`work ${styles.bar}`}>
              <SelectField
                label={m.accountability_hotel()}
                value={hotel.value}
                onChange={(event) => setParams({ hotel: event.target.value })}
                options={hotels}
              />
            </div>
            <ReportView hotelId={hotel.value} />
          </>
        );
      }}
    </QueryView>
  );
}
