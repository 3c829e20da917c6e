import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { m } from "#messages/messages.js";
import { commissionQuery } from "#web/features/earnings/earnings.ts";
import { CommissionRecord } from "#web/features/earnings/record/commission-record.tsx";
import { PageHead } from "#web/portal/page-head.tsx";
import { useHome } from "#web/portal/use-home.ts";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { ButtonLink } from "#web/ui/button.tsx";

export const meta = () => [{ title: m.portal_page_title({ page: m.earnings_title() }) }];

/** One commission of the reader's own. */
export default function CommissionPage() {
  const { id = "" } = useParams();
  const home = useHome();
  const whose = { kind: "own" } as const;
  const back = (
    <ButtonLink look="outline" size="work" to={`${home}/earnings`}>
      {m.earnings_back()}
    </ButtonLink>
  );
  return (
    <QueryView
      query={useQuery(commissionQuery(whose, id))}
      head={<PageHead title={m.earnings_title()} />}
      lines={8}
    >
      {(commission) => (
        <>
          <PageHead title={commission.reference} text={commission.hotel.name} actions={back} />
          <CommissionRecord commission={commission} whose={whose} />
        </>
      )}
    </QueryView>
  );
}
