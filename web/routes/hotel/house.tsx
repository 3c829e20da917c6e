import { m } from "#messages/messages.js";
import { HotelWord } from "#web/features/checkpoints/promises/hotel-word.tsx";
import { HouseOverview } from "#web/features/hotels/house/house-overview.tsx";
import { HouseFrame } from "#web/portal/house/house-frame.tsx";

export const meta = () => [{ title: m.portal_page_title({ page: m.menu_overview() }) }];

/** One hotel of the reader's, as it stands. */
export default function HousePage() {
  return (
    <HouseFrame>
      {(house) => (
        <HouseOverview house={house}>
          <HotelWord of={{ hotelId: house.id }} />
        </HouseOverview>
      )}
    </HouseFrame>
  );
}
