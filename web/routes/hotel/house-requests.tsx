import { m } from "#messages/messages.js";
import { BookingsList } from "#web/features/bookings/bookings-list.tsx";
import { HouseFrame } from "#web/portal/house/house-frame.tsx";
import { houseAddress } from "#web/portal/house/houses.ts";

export const meta = () => [{ title: m.portal_page_title({ page: m.bookings_tab() }) }];

/** What is asked of a hotel. */
export default function HouseRequestsPage() {
  return (
    <HouseFrame>
      {({ id: hotelId, slug }) => (
        <BookingsList
          whose={{ kind: "hotel", hotelId }}
          address={({ id }) => houseAddress(slug, `requests/${id}`)}
          empty={{ title: m.bookings_none_hotel(), text: m.bookings_none_hotel_text() }}
        />
      )}
    </HouseFrame>
  );
}
