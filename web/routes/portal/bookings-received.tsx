import { m } from "#messages/messages.js";
import { BookingsList } from "#web/features/bookings/bookings-list.tsx";
import { PageHead } from "#web/portal/page-head.tsx";
import { useHome } from "#web/portal/use-home.ts";
import { ButtonLink } from "#web/ui/button.tsx";

export const meta = () => [{ title: m.portal_page_title({ page: m.bookings_received() }) }];

/** What is asked of the reader's products. */
export default function BookingsReceivedPage() {
  const home = useHome();
  return (
    <>
      <PageHead
        title={m.bookings_received()}
        text={m.bookings_received_lead()}
        actions={
          <ButtonLink look="outline" size="work" to={`${home}/bookings`}>
            {m.bookings_sent_by_me()}
          </ButtonLink>
        }
      />
      <BookingsList
        whose={{ kind: "received" }}
        address={({ id }) => `${home}/bookings/received/${id}`}
        empty={{ title: m.bookings_received_none(), text: m.bookings_received_none_text() }}
      />
    </>
  );
}
