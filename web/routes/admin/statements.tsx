import { m } from "#messages/messages.js";
import { LateButton } from "#web/features/earnings/statements/late-button.tsx";
import { PrepareDialog } from "#web/features/earnings/statements/prepare-dialog.tsx";
import { StatementsList } from "#web/features/earnings/statements/statement-list.tsx";
import { PageHead } from "#web/portal/page-head.tsx";
import { useAsked } from "#web/portal/use-asked.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";

export const meta = () => [{ title: m.portal_page_title({ page: m.statements_titles() }) }];

/** What waits to be released and what was. */
export default function StatementsPage() {
  const [isOpen, setIsOpen] = useAsked({ "1": true });
  const actions = (
    <>
      <ButtonLink look="outline" size="work" to="/admin/commissions">
        {m.earnings_back()}
      </ButtonLink>
      <LateButton />
      <Button size="work" onClick={() => setIsOpen(true)}>
        {m.statements_prepare()}
      </Button>
    </>
  );
  return (
    <>
      <PageHead title={m.statements_titles()} text={m.statements_lead()} actions={actions} />
      <StatementsList />
      {isOpen && <PrepareDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
