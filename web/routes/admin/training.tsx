import { useParams } from "react-router";
import { m } from "#messages/messages.js";
import { TrainingBuilder } from "#web/features/trainings/desk/training-builder.tsx";

export const meta = () => [{ title: m.portal_page_title({ page: m.trainings_menu() }) }];

/** One training, as administrators write it. */
export default function TrainingPage() {
  const { id = "" } = useParams();
  return <TrainingBuilder key={id} id={id} home="/admin/trainings" canWrite />;
}
