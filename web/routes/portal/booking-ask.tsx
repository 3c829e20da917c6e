import { useParams } from "react-router";
import { houseDay } from "#domain/site/views.ts";
import { m } from "#messages/messages.js";
import { useStay } from "#web/features/bookings/bookings.ts";
import { AskForm } from "#web/features/bookings/stays/ask-form.tsx";
import { PageHead } from "#web/portal/page-head.tsx";
import { QueryView } from "#web/session/queries/query-view.tsx";

export const meta = () => [{ title: m.portal_page_title({ page: m.bookings_ask_title() }) }];

/** Asking a hotel for one stay of an accepted journey. */
export default function BookingAskPage() {
  const { blockId = "" } = useParams();
  return (
    <QueryView query={useStay(blockId)} head={<PageHead title={m.bookings_ask_title()} />} lines={6}>
      {(stay) => (
        <>
          <PageHead
            title={m.bookings_ask_title()}
            text={m.bookings_ask_lead({ hotel: stay.hotel.name, journey: stay.journey.title })}
          />
          <AskForm stay={stay} today={houseDay(new Date())} />
        </>
      )}
    </QueryView>
  );
}
