import { m } from "#messages/messages.js";
import { HotelDesk } from "#web/features/materials/desk/hotel-desk.tsx";
import { KitDesk } from "#web/features/materials/kit/kit-desk.tsx";
import { ReviewDesk } from "#web/features/materials/review/review-desk.tsx";
import { PageHead } from "#web/portal/page-head.tsx";
import { useCurrentUser } from "#web/session/current-user.ts";

export const meta = () => [{ title: m.portal_page_title({ page: m.menu_materials() }) }];

/** Materials, as each portal knows them: to sell with, to send, to review. */
export default function MaterialsPage() {
  const { userRole } = useCurrentUser();
  const head = (text: string) => <PageHead title={m.menu_materials()} text={text} />;
  if (userRole === "hotel") return <HotelDesk head={head(m.materials_desk_text())} />;
  if (userRole === "admin") return <ReviewDesk head={head(m.materials_review_text())} />;
  return <KitDesk head={head(m.materials_text())} />;
}
