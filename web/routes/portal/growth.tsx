import { m } from "#messages/messages.js";
import { OwnPanel } from "#web/features/diagnostic/own/own-panel.tsx";
import { GrowthDesk } from "#web/features/growth/growth-desk.tsx";
import { CertificatesPanel } from "#web/features/trainings/passport/certificates-panel.tsx";
import { PassportPanel } from "#web/features/trainings/passport/passport-panel.tsx";
import { sitePath } from "#web/site/site-path.ts";
import { buttonLook } from "#web/ui/button.tsx";

export const meta = () => [{ title: m.portal_page_title({ page: m.growth_title() }) }];

/** A member's own development. */
export default function GrowthPage() {
  const again = (
    <a {...buttonLook({ look: "outline", size: "work" })} href={sitePath("/diagnostico-pdi")}>
      {m.diagnostic_retake()}
    </a>
  );
  return (
    <GrowthDesk
      portrait={<OwnPanel />}
      passport={<PassportPanel />}
      certificates={<CertificatesPanel />}
      actions={again}
    />
  );
}
