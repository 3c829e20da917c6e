import { useParams } from "react-router";
import { m } from "#messages/messages.js";
import { MoveButton } from "#web/features/referrals/move-dialog.tsx";
import { ReferralView } from "#web/features/referrals/referral-view.tsx";
import { useReferral } from "#web/features/referrals/referrals.ts";
import { PageHead } from "#web/portal/page-head.tsx";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { ButtonLink } from "#web/ui/button.tsx";

export const meta = () => [{ title: m.portal_page_title({ page: m.referrals_admin_menu() }) }];

/** One referral, and what becomes of it. */
export default function ReferralPage() {
  const { id = "" } = useParams();
  return (
    <QueryView query={useReferral(id)} head={<PageHead title={m.referrals_admin_menu()} />} lines={8}>
      {(detail) => (
        <>
          <PageHead
            title={detail.referral.name}
            text={detail.referral.place}
            actions={
              <>
                <ButtonLink look="outline" size="work" to="/admin/referrals">
                  {m.referrals_back()}
                </ButtonLink>
                <MoveButton referral={detail.referral} />
              </>
            }
          />
          <ReferralView detail={detail} />
        </>
      )}
    </QueryView>
  );
}
