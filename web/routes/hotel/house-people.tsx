import { m } from "#messages/messages.js";
import { HousePeople } from "#web/features/hotels/house/house-people.tsx";
import { HouseFrame } from "#web/portal/house/house-frame.tsx";

export const meta = () => [{ title: m.portal_page_title({ page: m.house_tab_people() }) }];

/** Who works for a hotel. */
export default function HousePeoplePage() {
  return <HouseFrame>{({ id }) => <HousePeople hotelId={id} />}</HouseFrame>;
}
