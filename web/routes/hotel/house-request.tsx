import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import type { House } from "#domain/hotels/houses.ts";
import { answeringParts, isAmong } from "#domain/hotels/members.ts";
import { m } from "#messages/messages.js";
import { houseBookingQuery } from "#web/features/bookings/bookings.ts";
import { HouseBooking } from "#web/features/bookings/house-booking.tsx";
import { HouseFrame } from "#web/portal/house/house-frame.tsx";
import { QueryView } from "#web/session/queries/query-view.tsx";

export const meta = () => [{ title: m.portal_page_title({ page: m.bookings_tab() }) }];

/** One request to a hotel. */
export default function HouseRequestPage() {
  return <HouseFrame>{(house) => <Request house={house} />}</HouseFrame>;
}

function Request({ house: { id: hotelId, part } }: { house: House }) {
  const { id = "" } = useParams();
  return (
    <QueryView query={useQuery(houseBookingQuery(hotelId, id))} lines={8}>
      {(booking) => <HouseBooking {...{ booking, hotelId }} mayAnswer={isAmong(answeringParts, part)} />}
    </QueryView>
  );
}
