import { useParams } from "react-router";
import { m } from "#messages/messages.js";
import { HousePeople } from "#web/features/hotels/house/house-people.tsx";
import { AdminHouse } from "#web/features/hotels/register/admin-house.tsx";

export const meta = () => [{ title: m.portal_page_title({ page: m.house_tab_people() }) }];

/** Who works for a hotel, for administrators. */
export default function AdminHotelPeople() {
  const { hotelId = "" } = useParams();
  return (
    <AdminHouse hotelId={hotelId}>
      <HousePeople hotelId={hotelId} />
    </AdminHouse>
  );
}
