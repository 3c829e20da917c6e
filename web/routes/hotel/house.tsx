import type { House } from "#domain/hotels/houses.ts";
import { answeringParts, isAmong, writingParts } from "#domain/hotels/members.ts";
import { m } from "#messages/messages.js";
import { HouseFunnel, useFunnel } from "#web/features/bookings/house/house-funnel.tsx";
import { HouseWaiting, useWaiting } from "#web/features/bookings/house/house-waiting.tsx";
import { HotelWord } from "#web/features/checkpoints/promises/hotel-word.tsx";
import { HouseOverview, usePeriod } from "#web/features/hotels/house/house-overview.tsx";
import { KitState } from "#web/features/materials/desk/kit-state.tsx";
import { useDesk } from "#web/features/materials/materials.ts";
import { HouseFrame } from "#web/portal/house/house-frame.tsx";

export const meta = () => [{ title: m.portal_page_title({ page: m.menu_overview() }) }];

/** One hotel of the reader's, as it stands. */
export default function HousePage() {
  return <HouseFrame>{(house) => <Overview house={house} />}</HouseFrame>;
}

function Overview({ house }: { house: House }) {
  const { id: hotelId, slug, part } = house;
  const days = usePeriod();
  const [funnel, waiting, desk] = [useFunnel(hotelId, days), useWaiting(hotelId), useDesk(hotelId)];
  return (
    <HouseOverview
      house={house}
      days={days}
      funnel={{ title: m.bookings_funnel_title(), drawing: <HouseFunnel {...{ hotelId, slug, days }} /> }}
      waiting={<HouseWaiting {...{ hotelId, slug }} mayAnswer={isAmong(answeringParts, part)} />}
      kit={<KitState {...{ hotelId, slug }} canSend={isAmong(writingParts, part)} />}
      isReady={!funnel.isPending && !waiting.isPending && !desk.isPending}
    >
      <HotelWord of={{ hotelId }} />
    </HouseOverview>
  );
}
