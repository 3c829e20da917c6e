import { Plus } from "lucide-react";
import { m } from "#messages/messages.js";
import { MarketDesk } from "#web/features/products/shown/market-desk.tsx";
import { PageHead } from "#web/portal/page-head.tsx";
import { useHome } from "#web/portal/use-home.ts";
import { useCurrentUser } from "#web/session/current-user.ts";
import { ButtonLink } from "#web/ui/button.tsx";

export const meta = () => [{ title: m.portal_page_title({ page: m.menu_marketplace() }) }];

/** What members and hotels offer each other (spec §2), in the portal of whoever comes. */
export default function MarketplacePage() {
  const { userRole } = useCurrentUser();
  const home = useHome();
  const canSell = userRole === "advisor" || userRole === "tour_operator";
  return (
    <>
      <PageHead
        title={m.menu_marketplace()}
        text={m.marketplace_text()}
        actions={
          canSell && (
            <ButtonLink size="work" to={`${home}/products`}>
              <Plus size={15} strokeWidth={1.5} aria-hidden="true" /> {m.marketplace_publish()}
            </ButtonLink>
          )
        }
      />
      <MarketDesk canSell={canSell} />
    </>
  );
}
