import { m } from "#messages/messages.js";
import { formatDate } from "#web/locale/format.ts";
import { MemberList } from "#web/session/queries/member-list.tsx";
import { useListPlace } from "#web/ui/list/place/use-list-place.ts";
import { EmptyState } from "#web/ui/screen-states.tsx";
import { PRODUCTS } from "../keys.ts";
import { kindFilter, stateFilter } from "../list/own-products.tsx";
import { productColumns } from "../list/product-columns.tsx";
import { useAllProducts } from "../products.ts";

/** Everybody's products, and what waits for the house's word; the address says what is shown. */
export function HouseProducts() {
  const place = useListPlace({
    filters: [
      stateFilter(),
      kindFilter(),
      {
        name: "waiting",
        label: m.products_waiting(),
        look: "select",
        values: [
          { value: "house", label: m.products_waiting_house() },
          { value: "seller", label: m.products_waiting_seller() },
        ],
        all: m.products_waiting_all(),
      },
    ],
    sorts: ["updatedAt", "sentAt"],
    sortOf: () => "-updatedAt",
  });
  return (
    <MemberList
      id="house-products"
      file="/api/admin/products"
      caption={m.products_admin_title()}
      searchLabel={m.products_search()}
      place={place}
      query={useAllProducts(place.asked)}
      columns={[
        ...productColumns(),
        { id: "seller", header: m.products_seller(), cell: ({ seller }) => seller.name },
        {
          id: "sent",
          header: m.products_sent_at(),
          sort: "sentAt",
          cell: ({ sentAt }) => (sentAt ? formatDate(sentAt) : "—"),
        },
      ]}
      row={{
        id: ({ id }) => id,
        name: (line) => line.title.pt || m.products_untitled(),
        opens: { address: ({ id }) => `/admin/products/${id}` },
      }}
      bulk={{
        choices: [
          { id: "products.publish", label: m.products_bulk_publish() },
          { id: "products.reject", label: m.products_bulk_reject(), reason: "needed" },
        ],
        item: ({ id, version }) => ({ id, version }),
        changes: PRODUCTS,
      }}
      empty={<EmptyState title={m.products_admin_none()} text={m.products_admin_none_text()} />}
    />
  );
}
