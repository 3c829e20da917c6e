import { sheetParts } from "#domain/hotels/members.ts";
import { m } from "#messages/messages.js";
import { SheetEditor } from "#web/features/hotels/sheet/sheet-editor.tsx";
import { HouseFrame } from "#web/portal/house/house-frame.tsx";

export const meta = () => [{ title: m.portal_page_title({ page: m.sheet_tab() }) }];

/** A hotel's perks, people on duty and seasons, kept by the hotel. */
export default function HouseSheetPage() {
  return (
    <HouseFrame changers={sheetParts}>
      {({ id, part }) => <SheetEditor hotelId={id} part={part} />}
    </HouseFrame>
  );
}
