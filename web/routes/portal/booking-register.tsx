import { houseDay } from "#domain/site/views.ts";
import { m } from "#messages/messages.js";
import { useBookableHotels } from "#web/features/bookings/bookings.ts";
import { RegisterForm } from "#web/features/bookings/stays/register-form.tsx";
import { PageHead } from "#web/portal/page-head.tsx";
import { QueryView } from "#web/session/queries/query-view.tsx";

export const meta = () => [{ title: m.portal_page_title({ page: m.bookings_register() }) }];

/** Keeping a booking that was made elsewhere. */
export default function BookingRegisterPage() {
  const head = <PageHead title={m.bookings_register()} text={m.bookings_register_text()} />;
  return (
    <QueryView query={useBookableHotels()} head={head} lines={6}>
      {(hotels) => (
        <>
          {head}
          <RegisterForm hotels={hotels} today={houseDay(new Date())} />
        </>
      )}
    </QueryView>
  );
}
