import { m } from "#messages/messages.js";
import { ReferralsDesk } from "#web/features/referrals/referrals-desk.tsx";
import { PageHead } from "#web/portal/page-head.tsx";

export const meta = () => [{ title: m.portal_page_title({ page: m.menu_refer_hotel() }) }];

/** Hotels that a member would like to see in the collection (spec §2). */
export default function ReferHotelPage() {
  return (
    <>
      <PageHead title={m.referrals_title()} text={m.referrals_lead()} />
      <ReferralsDesk />
    </>
  );
}
