import { isAmong, writingParts } from "#domain/hotels/members.ts";
import { m } from "#messages/messages.js";
import { HouseOffersDesk } from "#web/features/products/house/house-offers.tsx";
import { HouseFrame } from "#web/portal/house/house-frame.tsx";
import { houseAddress } from "#web/portal/house/houses.ts";

export const meta = () => [{ title: m.portal_page_title({ page: m.products_offers() }) }];

/** The offers of one hotel, as a tab of its house. */
export default function HouseOffersPage() {
  return (
    <HouseFrame lead={m.products_offers_text()} changers={writingParts}>
      {({ id, slug, part }) => (
        <HouseOffersDesk
          hotelId={id}
          home={houseAddress(slug, "offers")}
          canWrite={isAmong(writingParts, part)}
        />
      )}
    </HouseFrame>
  );
}
