import { m } from "#messages/messages.js";
import { CommissionsList } from "#web/features/earnings/commissions-list.tsx";
import { HotelSelection } from "#web/features/earnings/moves/hotel-selection.tsx";
import { HotelStatements } from "#web/features/earnings/statements/hotel-statements.tsx";
import { HouseFrame } from "#web/portal/house/house-frame.tsx";
import { houseAddress } from "#web/portal/house/houses.ts";

export const meta = () => [{ title: m.portal_page_title({ page: m.earnings_tab() }) }];

/** What a hotel owes for stays. */
export default function HouseCommissionsPage() {
  return (
    <HouseFrame lead={m.earnings_hotel_lead()}>
      {({ id: hotelId, slug, part }) => (
        <HotelStatements hotelId={hotelId}>
          <CommissionsList
            whose={{ kind: "hotel", hotelId }}
            address={({ id }) => houseAddress(slug, `commissions/${id}`)}
            onSelected={(rows) => <HotelSelection rows={rows} house={{ id: hotelId, part }} />}
          />
        </HotelStatements>
      )}
    </HouseFrame>
  );
}
