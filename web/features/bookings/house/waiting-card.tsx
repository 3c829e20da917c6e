import { answeringParts, isAmong } from "#domain/hotels/members.ts";
import { m } from "#messages/messages.js";
import type { DashboardCard } from "#web/portal/dashboard/dashboard-card.ts";
import { useHouses } from "#web/portal/house/houses.ts";
import { HouseWaiting } from "./house-waiting.tsx";

/** What waits for an answer at the hotels for which the reader may give one. */
export const waitingCard: DashboardCard = {
  id: "waiting",
  roles: ["hotel"],
  column: "wide",
  Card: WaitingCard,
};

function WaitingCard() {
  const { houses = [] } = useHouses().data ?? {};
  return houses
    .filter(({ part }) => isAmong(answeringParts, part))
    .map(({ id, slug, name }) => (
      <HouseWaiting
        key={id}
        hotelId={id}
        slug={slug}
        mayAnswer
        title={m.bookings_waiting_at({ hotel: name })}
      />
    ));
}
