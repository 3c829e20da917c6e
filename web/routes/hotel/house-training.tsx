import { useParams } from "react-router";
import { isAmong, writingParts } from "#domain/hotels/members.ts";
import { m } from "#messages/messages.js";
import { TrainingBuilder } from "#web/features/trainings/desk/training-builder.tsx";
import { houseAddress, useHouses } from "#web/portal/house/houses.ts";

export const meta = () => [{ title: m.portal_page_title({ page: m.trainings_menu() }) }];

/** One training of a hotel. */
export default function HouseTrainingPage() {
  const { slug = "", id = "" } = useParams();
  const part = useHouses().data?.houses.find((house) => house.slug === slug)?.part;
  const canWrite = part !== undefined && isAmong(writingParts, part);
  return <TrainingBuilder key={id} id={id} home={houseAddress(slug, "trainings")} canWrite={canWrite} />;
}
