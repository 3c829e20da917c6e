import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { m } from "#messages/messages.js";
import { ProductEditor } from "#web/features/products/editor/product-editor.tsx";
import { StateBadges } from "#web/features/products/list/product-columns.tsx";
import { ownProduct, useAnyProduct } from "#web/features/products/products.ts";
import { ReviewDesk } from "#web/features/products/review/review-desk.tsx";
import { said } from "#web/features/products/words.ts";
import { PageHead } from "#web/portal/page-head.tsx";
import { useHome } from "#web/portal/use-home.ts";
import { useCurrentUser } from "#web/session/current-user.ts";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { ButtonLink } from "#web/ui/button.tsx";

export const meta = () => [{ title: m.portal_page_title({ page: m.products_product() }) }];

/** One product: written by who sells it, reviewed by administrators. */
export default function ProductPage() {
  const { id = "" } = useParams();
  return useCurrentUser().userRole === "admin" ? <Reviewed key={id} id={id} /> : <Own key={id} id={id} />;
}

function Own({ id }: { id: string }) {
  const home = `${useHome()}/products`;
  return (
    <QueryView query={useQuery(ownProduct(id))} head={<PageHead title={m.products_product()} />} lines={8}>
      {(product) => <ProductEditor product={product} home={home} canWrite />}
    </QueryView>
  );
}

function Reviewed({ id }: { id: string }) {
  return (
    <QueryView query={useAnyProduct(id)} head={<PageHead title={m.products_product()} />} lines={8}>
      {(product) => (
        <>
          <PageHead
            title={said((product.draft ?? product.live)!.title) || m.products_untitled()}
            text={<StateBadges line={product} />}
            actions={
              <ButtonLink look="quiet" size="work" to="/admin/products">
                {m.products_back()}
              </ButtonLink>
            }
          />
          <ReviewDesk key={product.version} product={product} />
        </>
      )}
    </QueryView>
  );
}
