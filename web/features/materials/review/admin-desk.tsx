import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { m } from "#messages/messages.js";
import { useHotelChoices } from "#web/portal/hotel-choices.ts";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { DeskOf } from "../desk/desk-of.tsx";
import styles from "../materials.module.css";
import { ReviewDesk } from "./review-desk.tsx";

/** What waits for a decision, and the desk of any hotel, where what an administrator sends is published at once. */
export function AdminDesk({ head }: { head: ReactNode }) {
  const [params, setParams] = useSearchParams();
  const hotelId = params.get("hotel") ?? "";
  const choices = useHotelChoices();
  const choose = (id: string) => setParams(id ? { hotel: id } : {}, { preventScrollReset: true });
  return (
    <>
      {head}
      <QueryView query={choices}>
        {(options) => (
          <>
            <div className={`work ${styles.hotelChoice}`}>
              <SelectField
                label={m.materials_desk_of()}
                value={options.some(({ value }) => value === hotelId) ? hotelId : ""}
                placeholder={m.materials_waiting_all()}
                options={options}
                onChange={(event) => choose(event.currentTarget.value)}
              />
            </div>
            {options.some(({ value }) => value === hotelId) ? (
              <DeskOf key={hotelId} hotelId={hotelId} canSend isReviewed={false} />
            ) : (
              <ReviewDesk />
            )}
          </>
        )}
      </QueryView>
    </>
  );
}
