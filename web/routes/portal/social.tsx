import { m } from "#messages/messages.js";
import { JumpButton } from "#web/features/timeline/beside/jump-button.tsx";
import { TimelineDesk } from "#web/features/timeline/timeline-desk.tsx";
import { PageHead } from "#web/portal/page-head.tsx";

export const meta = () => [{ title: m.portal_page_title({ page: m.menu_social() }) }];

/** The timeline of members (spec §2). */
export default function SocialPage() {
  return (
    <>
      <PageHead title={m.menu_social()} text={m.timeline_lead()} actions={<JumpButton />} />
      <TimelineDesk />
    </>
  );
}
