import { useParams } from "react-router";
import { m } from "#messages/messages.js";
import { aboutOf } from "#web/features/earnings/statements/statement-list.tsx";
import { StatementView } from "#web/features/earnings/statements/statement-view.tsx";
import { useStatement } from "#web/features/earnings/statements/statements.ts";
import { PageHead } from "#web/portal/page-head.tsx";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { ButtonLink } from "#web/ui/button.tsx";

export const meta = () => [{ title: m.portal_page_title({ page: m.statements_titles() }) }];

/** One statement before and after it goes out. */
export default function StatementPage() {
  const { id = "" } = useParams();
  const back = (
    <ButtonLink look="outline" size="work" to="/admin/commissions/statements">
      {m.statements_back()}
    </ButtonLink>
  );
  return (
    <QueryView query={useStatement(id)} head={<PageHead title={m.statements_titles()} />} lines={8}>
      {(statement) => (
        <>
          <PageHead title={statement.subject.name} text={aboutOf(statement)} actions={back} />
          <StatementView statement={statement} />
        </>
      )}
    </QueryView>
  );
}
