import { m } from "#messages/messages.js";
import { MemberDesk } from "#web/features/events/member/member-desk.tsx";
import { PageHead } from "#web/portal/page-head.tsx";

export const meta = () => [{ title: m.portal_page_title({ page: m.footer_events() }) }];

/** Events for members. */
export default function EventsPage() {
  return (
    <>
      <PageHead title={m.footer_events()} text={m.events_member_lead()} />
      <MemberDesk />
    </>
  );
}
