import { m } from "#messages/messages.js";
import { NewProductButton, OwnProducts } from "#web/features/products/list/own-products.tsx";
import { HouseProducts } from "#web/features/products/review/house-products.tsx";
import { PageHead } from "#web/portal/page-head.tsx";
import { useHome } from "#web/portal/use-home.ts";
import { useCurrentUser } from "#web/session/current-user.ts";
import { ButtonLink } from "#web/ui/button.tsx";

export const meta = ({ location }: { location: { pathname: string } }) => {
  const page = location.pathname.startsWith("/admin") ? m.products_admin_title() : m.menu_products();
  return [{ title: m.portal_page_title({ page }) }];
};

/** What a member sells (spec §2), or, for administrators, what everybody does. */
export default function ProductsPage() {
  const home = `${useHome()}/products`;
  if (useCurrentUser().userRole === "admin") {
    return (
      <>
        <PageHead title={m.products_admin_title()} text={m.products_admin_text()} />
        <HouseProducts />
      </>
    );
  }
  return (
    <>
      <PageHead
        title={m.products_title()}
        text={m.products_text()}
        actions={
          <>
            <ButtonLink look="outline" size="work" to={`${home}/store`}>
              {m.stores_title()}
            </ButtonLink>
            <NewProductButton home={home} house={null} />
          </>
        }
      />
      <OwnProducts home={home} house={null} canWrite />
    </>
  );
}
