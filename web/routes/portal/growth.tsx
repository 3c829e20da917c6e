import { m } from "#messages/messages.js";
import { OwnPanel } from "#web/features/diagnostic/own/own-panel.tsx";
import { WayIn } from "#web/features/diagnostic/own/way-in.tsx";
import { GrowthDesk } from "#web/features/growth/growth-desk.tsx";
import { CertificatesPanel } from "#web/features/trainings/passport/certificates-panel.tsx";
import { PassportPanel } from "#web/features/trainings/passport/passport-panel.tsx";

export const meta = () => [{ title: m.portal_page_title({ page: m.growth_title() }) }];

/** A member's own development. */
export default function GrowthPage() {
  return (
    <GrowthDesk
      portrait={<OwnPanel />}
      passport={<PassportPanel />}
      certificates={<CertificatesPanel />}
      actions={<WayIn />}
    />
  );
}
