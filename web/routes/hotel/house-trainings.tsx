import { isAmong, writingParts } from "#domain/hotels/members.ts";
import { m } from "#messages/messages.js";
import { HouseTrainings } from "#web/features/trainings/desk/house-trainings.tsx";
import { HouseFrame } from "#web/portal/house/house-frame.tsx";
import { houseAddress } from "#web/portal/house/houses.ts";

export const meta = () => [{ title: m.portal_page_title({ page: m.trainings_menu() }) }];

/** What one hotel teaches those who sell it. */
export default function HouseTrainingsPage() {
  return (
    <HouseFrame changers={writingParts}>
      {({ id, slug, part }) => (
        <HouseTrainings
          hotelId={id}
          home={houseAddress(slug, "trainings")}
          canWrite={isAmong(writingParts, part)}
        />
      )}
    </HouseFrame>
  );
}
