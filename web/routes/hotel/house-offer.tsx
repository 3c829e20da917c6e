import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { isAmong, writingParts } from "#domain/hotels/members.ts";
import { m } from "#messages/messages.js";
import { ProductEditor } from "#web/features/products/editor/product-editor.tsx";
import { ownProduct } from "#web/features/products/products.ts";
import { houseAddress, useHouses } from "#web/portal/house/houses.ts";
import { whoMay } from "#web/portal/house/who-may.ts";
import { PageHead } from "#web/portal/page-head.tsx";
import { QueryView } from "#web/session/queries/query-view.tsx";

export const meta = () => [{ title: m.portal_page_title({ page: m.products_offers() }) }];

/** One offer of a hotel. */
export default function HouseOfferPage() {
  const { slug = "", id = "" } = useParams();
  const houses = useHouses();
  const part = houses.data?.houses.find((house) => house.slug === slug)?.part;
  return (
    <QueryView
      key={id}
      query={useQuery(ownProduct(id))}
      head={<PageHead title={m.products_offers()} />}
      lines={8}
    >
      {(product) => (
        <ProductEditor
          product={product}
          home={houseAddress(slug, "offers")}
          canWrite={part !== undefined && isAmong(writingParts, part)}
          lockedText={whoMay(writingParts)}
        />
      )}
    </QueryView>
  );
}
