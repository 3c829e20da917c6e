import { useParams } from "react-router";
import { m } from "#messages/messages.js";
import { HotelWord } from "#web/features/checkpoints/promises/hotel-word.tsx";
import { HotelServiceView } from "#web/features/hotels/service/hotel-service.tsx";

export const meta = () => [{ title: m.portal_page_title({ page: m.service_title() }) }];

/** One hotel of the collection for those who sell it: perks, who is on duty, rates. */
export default function CollectionHotelPage() {
  const { slug = "" } = useParams();
  return (
    <HotelServiceView key={slug} slug={slug}>
      <HotelWord of={{ slug }} />
    </HotelServiceView>
  );
}
