import { useParams } from "react-router";
import { m } from "#messages/messages.js";
import { TrainingView } from "#web/features/trainings/taking/training-view.tsx";

export const meta = () => [{ title: m.portal_page_title({ page: m.trainings_training() }) }];

/** One training, as a member takes it. */
export default function TrainingPage() {
  const { id = "" } = useParams();
  return <TrainingView key={id} id={id} />;
}
