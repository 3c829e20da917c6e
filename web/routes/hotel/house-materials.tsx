import { isAmong, writingParts } from "#domain/hotels/members.ts";
import { m } from "#messages/messages.js";
import { DeskOf } from "#web/features/materials/desk/desk-of.tsx";
import { HouseFrame } from "#web/portal/house/house-frame.tsx";

export const meta = () => [{ title: m.portal_page_title({ page: m.menu_materials() }) }];

/** The materials of one hotel, as a tab of its house. */
export default function HouseMaterialsPage() {
  return (
    <HouseFrame lead={m.materials_desk_text()} changers={writingParts}>
      {({ id, part }) => <DeskOf hotelId={id} canSend={isAmong(writingParts, part)} />}
    </HouseFrame>
  );
}
