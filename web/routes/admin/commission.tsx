import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { m } from "#messages/messages.js";
import { commissionQuery } from "#web/features/earnings/earnings.ts";
import { CommissionRecord } from "#web/features/earnings/record/commission-record.tsx";
import { PageHead } from "#web/portal/page-head.tsx";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { ButtonLink } from "#web/ui/button.tsx";

export const meta = () => [{ title: m.portal_page_title({ page: m.earnings_admin_title() }) }];

/** One commission, as the house reads and decides it. */
export default function HouseSideCommissionPage() {
  const { id = "" } = useParams();
  const whose = { kind: "house" } as const;
  const back = (
    <ButtonLink look="outline" size="work" to="/admin/commissions">
      {m.earnings_back()}
    </ButtonLink>
  );
  return (
    <QueryView
      query={useQuery(commissionQuery(whose, id))}
      head={<PageHead title={m.earnings_admin_title()} />}
      lines={8}
    >
      {(commission) => (
        <>
          <PageHead
            title={commission.reference}
            text={[commission.hotel.name, commission.sellerName].filter(Boolean).join(" · ")}
            actions={back}
          />
          <CommissionRecord commission={commission} whose={whose} />
        </>
      )}
    </QueryView>
  );
}
