import { m } from "#messages/messages.js";
import { NewTraining } from "#web/features/trainings/desk/new-training.tsx";
import { TrainingsList } from "#web/features/trainings/desk/trainings-list.tsx";
import { HouseFrame } from "#web/portal/house/house-frame.tsx";
import { houseAddress } from "#web/portal/house/houses.ts";

export const meta = () => [{ title: m.portal_page_title({ page: m.trainings_menu() }) }];

/** What one hotel teaches those who sell it. */
export default function HouseTrainingsPage() {
  return (
    <HouseFrame lead={m.trainings_house_lead()}>
      {({ id, slug, part }) => {
        const home = houseAddress(slug, "trainings");
        const canWrite = part === "owner" || part === "editor";
        return (
          <>
            {canWrite && <NewTraining hotelId={id} home={home} />}
            <TrainingsList hotelId={id} home={home} />
          </>
        );
      }}
    </HouseFrame>
  );
}
