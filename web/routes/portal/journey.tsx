import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { m } from "#messages/messages.js";
import { JourneyStays } from "#web/features/bookings/stays/journey-stays.tsx";
import { useStayStandings } from "#web/features/bookings/stays/use-stay-standings.ts";
import { JourneyBuilder } from "#web/features/journeys/builder/journey-builder.tsx";
import { journeyQuery } from "#web/features/journeys/journeys.ts";
import { PageHead } from "#web/portal/page-head.tsx";
import { useCurrentUser } from "#web/session/current-user.ts";
import { QueryView } from "#web/session/queries/query-view.tsx";

export const meta = () => [{ title: m.portal_page_title({ page: m.menu_my_journeys() }) }];

/** One journey of the reader's own, being built. */
export default function JourneyPage() {
  const { id = "" } = useParams();
  const { userRole } = useCurrentUser();
  const journey = useQuery(journeyQuery(id));
  const known = useStayStandings(id, Boolean(journey.data?.chosenOptionId));
  return (
    <QueryView query={journey} head={<PageHead title={m.menu_my_journeys()} />}>
      {(opened) => (
        <>
          <JourneyBuilder key={id} journey={opened} hasMarkup={userRole === "tour_operator"} {...known} />
          {opened.chosenOptionId && <JourneyStays journeyId={id} />}
        </>
      )}
    </QueryView>
  );
}
