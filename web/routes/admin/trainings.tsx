import { m } from "#messages/messages.js";
import { NewTraining } from "#web/features/trainings/desk/new-training.tsx";
import { TrainingsList } from "#web/features/trainings/desk/trainings-list.tsx";
import { PageHead } from "#web/portal/page-head.tsx";

export const meta = () => [{ title: m.portal_page_title({ page: m.trainings_menu() }) }];

/** Every training, of hotels and of our own. */
export default function TrainingsPage() {
  return (
    <>
      <PageHead
        title={m.trainings_menu()}
        text={m.trainings_desk_lead()}
        actions={<NewTraining home="/admin/trainings" />}
      />
      <TrainingsList home="/admin/trainings" />
    </>
  );
}
