import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "react-router";
import type { House } from "#domain/hotels/houses.ts";
import { purseParts } from "#domain/hotels/members.ts";
import { m } from "#messages/messages.js";
import { commissionQuery } from "#web/features/earnings/earnings.ts";
import { CommissionRecord } from "#web/features/earnings/record/commission-record.tsx";
import { HouseFrame } from "#web/portal/house/house-frame.tsx";
import { houseAddress } from "#web/portal/house/houses.ts";
import { QueryView } from "#web/session/queries/query-view.tsx";

export const meta = () => [{ title: m.portal_page_title({ page: m.earnings_tab() }) }];

/** One commission of a hotel's. */
export default function HouseCommissionPage() {
  return <HouseFrame changers={purseParts}>{(house) => <One house={house} />}</HouseFrame>;
}

function One({ house: { id: hotelId, slug } }: { house: House }) {
  const { id = "" } = useParams();
  const whose = { kind: "hotel", hotelId } as const;
  return (
    <QueryView query={useQuery(commissionQuery(whose, id))} lines={8}>
      {(commission) => (
        <div className="stack">
          <h2 className="d4">{commission.reference}</h2>
          <p>
            <Link className="text-link touch-target" to={houseAddress(slug, "commissions")}>
              {m.earnings_back()}
            </Link>
          </p>
          <CommissionRecord commission={commission} whose={whose} />
        </div>
      )}
    </QueryView>
  );
}
