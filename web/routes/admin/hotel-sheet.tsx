import { useParams } from "react-router";
import { m } from "#messages/messages.js";
import { AdminHouse } from "#web/features/hotels/register/admin-house.tsx";
import { SheetEditor } from "#web/features/hotels/sheet/sheet-editor.tsx";

export const meta = () => [{ title: m.portal_page_title({ page: m.sheet_tab() }) }];

/** A hotel's perks, people on duty and seasons, kept on its behalf. */
export default function AdminHotelSheet() {
  const { hotelId = "" } = useParams();
  return (
    <AdminHouse hotelId={hotelId}>
      <SheetEditor hotelId={hotelId} part="admin" />
    </AdminHouse>
  );
}
