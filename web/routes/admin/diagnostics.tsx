import { m } from "#messages/messages.js";
import { AttemptsList } from "#web/features/diagnostic/house/attempts-list.tsx";
import { PageHead } from "#web/portal/page-head.tsx";
import { ButtonLink } from "#web/ui/button.tsx";

export const meta = () => [{ title: m.portal_page_title({ page: m.diagnostic_attempts() }) }];

/** Everybody who began the diagnostic. */
export default function DiagnosticsPage() {
  return (
    <>
      <PageHead
        title={m.diagnostic_attempts()}
        text={m.diagnostic_attempts_lead()}
        actions={
          <ButtonLink look="outline" size="work" to="/admin/questionnaires">
            {m.diagnostic_questionnaires()}
          </ButtonLink>
        }
      />
      <AttemptsList />
    </>
  );
}
