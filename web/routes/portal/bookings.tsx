import { useSearchParams } from "react-router";
import { m } from "#messages/messages.js";
import { BookingsList } from "#web/features/bookings/bookings-list.tsx";
import { PageHead } from "#web/portal/page-head.tsx";
import { useHome } from "#web/portal/use-home.ts";
import { useCurrentUser } from "#web/session/current-user.ts";
import { ButtonLink } from "#web/ui/button.tsx";

export const meta = () => [{ title: m.portal_page_title({ page: m.bookings_title() }) }];

/** The bookings of whoever sells them; for administrators those that are late, then all. */
export default function BookingsPage() {
  const { userRole } = useCurrentUser();
  return userRole === "admin" ? <HouseBookings /> : <OwnBookings />;
}

function OwnBookings() {
  const home = useHome();
  const register = (
    <>
      <ButtonLink look="outline" size="work" to={`${home}/bookings/received`}>
        {m.bookings_received()}
      </ButtonLink>
      <ButtonLink size="work" to={`${home}/bookings/register`}>
        {m.bookings_register()}
      </ButtonLink>
    </>
  );
  return (
    <>
      <PageHead title={m.bookings_title()} text={m.bookings_lead()} actions={register} />
      <BookingsList
        whose={{ kind: "own" }}
        address={({ id }) => `${home}/bookings/${id}`}
        empty={{ title: m.bookings_none(), text: m.bookings_none_text() }}
      />
    </>
  );
}

function HouseBookings() {
  const [params] = useSearchParams();
  const isAll = params.get("all") === "1";
  return (
    <>
      <PageHead
        title={isAll ? m.bookings_title() : m.bookings_late_title()}
        text={isAll ? m.bookings_admin_lead() : m.bookings_late_lead()}
        actions={
          <ButtonLink look="outline" size="work" to={isAll ? "?" : "?all=1"}>
            {isAll ? m.bookings_late_tab() : m.bookings_all_tab()}
          </ButtonLink>
        }
      />
      <BookingsList
        key={isAll ? "all" : "late"}
        whose={{ kind: isAll ? "all" : "late" }}
        address={({ id }) => `/admin/bookings/record/${id}`}
        empty={{ title: m.bookings_none_late(), text: m.bookings_none_late_text() }}
      />
    </>
  );
}
