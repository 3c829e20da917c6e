import { isAmong, writingParts } from "#domain/hotels/members.ts";
import { m } from "#messages/messages.js";
import { PageEditor } from "#web/features/hotels/editor/page-editor.tsx";
import { HouseFrame } from "#web/portal/house/house-frame.tsx";

export const meta = () => [{ title: m.portal_page_title({ page: m.house_tab_page() }) }];

/** A hotel's page being written by the hotel. */
export default function HousePagePage() {
  return (
    <HouseFrame changers={writingParts}>
      {({ id, part }) => <PageEditor hotelId={id} canWrite={isAmong(writingParts, part)} />}
    </HouseFrame>
  );
}
