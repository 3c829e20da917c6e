import { m } from "#messages/messages.js";
import { HealthView } from "#web/features/health/health-view.tsx";
import { PageHead } from "#web/portal/page-head.tsx";

export const meta = () => [{ title: m.portal_page_title({ page: m.health_title() }) }];

/** How the house is doing. */
export default function HealthPage() {
  return (
    <>
      <PageHead title={m.health_title()} text={m.health_lead()} />
      <HealthView />
    </>
  );
}
