import { m } from "#messages/messages.js";
import { HotelPeopleList } from "#web/features/hotels/register/hotel-people-list.tsx";
import { PageHead } from "#web/portal/page-head.tsx";

export const meta = () => [{ title: m.portal_page_title({ page: m.register_people() }) }];

/** Who works for which hotel, for administrators. */
export default function HotelsPeoplePage() {
  return (
    <>
      <PageHead title={m.register_people()} text={m.register_people_lead()} />
      <HotelPeopleList />
    </>
  );
}
