import { isAmong, purseParts } from "#domain/hotels/members.ts";
import { m } from "#messages/messages.js";
import { CommissionsList } from "#web/features/earnings/commissions-list.tsx";
import { HotelSelection } from "#web/features/earnings/moves/hotel-selection.tsx";
import { HotelStatements } from "#web/features/earnings/statements/hotel-statements.tsx";
import { HouseFrame } from "#web/portal/house/house-frame.tsx";
import { houseAddress } from "#web/portal/house/houses.ts";

export const meta = () => [{ title: m.portal_page_title({ page: m.earnings_tab() }) }];

/** What a hotel owes for stays; who does not keep its purse reads. */
export default function HouseCommissionsPage() {
  return (
    <HouseFrame lead={m.earnings_hotel_lead()} changers={purseParts}>
      {({ id: hotelId, slug, part }) => {
        const shown = {
          whose: { kind: "hotel", hotelId } as const,
          address: ({ id }: { id: string }) => houseAddress(slug, `commissions/${id}`),
        };
        if (!isAmong(purseParts, part)) return <CommissionsList {...shown} />;
        return (
          <HotelStatements hotelId={hotelId}>
            <CommissionsList
              {...shown}
              onSelected={(rows) => <HotelSelection rows={rows} hotelId={hotelId} />}
            />
          </HotelStatements>
        );
      }}
    </HouseFrame>
  );
}
