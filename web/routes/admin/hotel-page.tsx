import { useParams } from "react-router";
import { m } from "#messages/messages.js";
import { PageEditor } from "#web/features/hotels/editor/page-editor.tsx";
import { AdminHouse } from "#web/features/hotels/register/admin-house.tsx";

export const meta = () => [{ title: m.portal_page_title({ page: m.house_tab_page() }) }];

/** A hotel's page being written on its behalf; every edit leaves an entry in the log. */
export default function AdminHotelPage() {
  const { hotelId = "" } = useParams();
  return (
    <AdminHouse hotelId={hotelId}>
      <PageEditor hotelId={hotelId} canWrite />
    </AdminHouse>
  );
}
