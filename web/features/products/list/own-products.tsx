import { ArrowDown, ArrowUp, Copy, Plus } from "lucide-react";
import { useNavigate } from "react-router";
import { type ProductKind, productKinds } from "#domain/products/content.ts";
import type { ProductLine } from "#domain/products/products.ts";
import { productStates } from "#domain/products/states.ts";
import { m } from "#messages/messages.js";
import { useAsked } from "#web/portal/use-asked.ts";
import { MemberList } from "#web/session/queries/member-list.tsx";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import type { ListColumn } from "#web/ui/list/list-column.ts";
import { useListPlace } from "#web/ui/list/place/use-list-place.ts";
import { EmptyState } from "#web/ui/screen-states.tsx";
import { toast } from "#web/ui/toast/toast.ts";
import styles from "../products.module.css";
import { copyProduct, orderProducts, startProduct, useOwnProducts } from "../products.ts";
import { kindNames, refusalText, said, stateNames } from "../words.ts";
import { productColumns } from "./product-columns.tsx";

type OwnProps = { home: string; house: string | null; canWrite: boolean };

/** What one seller sells, in their own order; the address says what is shown. */
export function OwnProducts({ home, house, canWrite }: OwnProps) {
  const place = useListPlace({
    filters: [stateFilter(), kindFilter()],
    sorts: ["position", "updatedAt"],
    sortOf: () => "position",
  });
  const query = useOwnProducts(place.asked, house);
  const rows = query.data?.rows ?? [];
  const isWhole = place.sort === "position" && !place.isNarrowed;
  const columns = [...productColumns(), ...(canWrite ? [waysColumn({ rows, house, home, isWhole })] : [])];
  return (
    <MemberList
      id="products"
      file={house ? `/api/products?house=${house}` : "/api/products"}
      caption={m.products_title()}
      searchLabel={m.products_search()}
      {...{ place, query, columns }}
      row={{
        id: ({ id }) => id,
        name: (line) => said(line.title) || m.products_untitled(),
        opens: { address: ({ id }) => `${home}/${id}` },
      }}
      empty={<EmptyState title={m.products_none()} text={m.products_none_text()} />}
    />
  );
}

export const stateFilter = () => ({
  name: "state",
  label: m.products_state(),
  look: "tabs" as const,
  values: productStates.map((value) => ({ value, label: stateNames[value].label() })),
  all: m.products_all(),
});
export const kindFilter = () => ({
  name: "kind",
  label: m.products_field_kind(),
  look: "select" as const,
  values: productKinds.map((value) => ({ value, label: kindNames[value]() })),
  all: m.products_all_kinds(),
});

type Ways = { rows: ProductLine[]; house: string | null; home: string; isWhole: boolean };

/** Up and down in the seller's order, while the whole of it is shown, and one more of the same. */
function waysColumn({ rows, house, home, isWhole }: Ways): ListColumn<ProductLine> {
  return {
    ...{ id: "ways", header: m.products_order(), sort: "position", isFixed: true, phone: "across" },
    cell: (line) => <RowWays {...{ line, rows, house, home, isWhole }} />,
  };
}

function RowWays({ line, rows, house, home, isWhole }: Ways & { line: ProductLine }) {
  const navigate = useNavigate();
  const order = useWrite(orderProducts);
  const copy = useWrite(copyProduct);
  const at = rows.findIndex(({ id }) => id === line.id);
  const name = said(line.title) || m.products_untitled();
  const move = async (step: number) => {
    const ids = rows.map(({ id }) => id);
    ids.splice(at, 1);
    ids.splice(at + step, 0, line.id);
    const done = await order.run({ house, ids });
    if (done.state !== "done") toast({ tone: "bad", text: refusalText(done) });
  };
  const again = async () => {
    const done = await copy.run(line.id);
    if (done.state === "done") return void navigate(`${home}/${done.value.id}`);
    toast({ tone: "bad", text: refusalText(done) });
  };
  return (
    <span className={styles.ways}>
      {isWhole && (
        <>
          <Button
            look="quiet"
            size="small"
            disabled={at <= 0}
            aria-label={m.products_up({ name })}
            onClick={() => void move(-1)}
          >
            <ArrowUp size={14} aria-hidden="true" />
          </Button>
          <Button
            look="quiet"
            size="small"
            disabled={at === rows.length - 1}
            aria-label={m.products_down({ name })}
            onClick={() => void move(1)}
          >
            <ArrowDown size={14} aria-hidden="true" />
          </Button>
        </>
      )}
      <Button
        look="quiet"
        size="small"
        aria-label={m.products_copy({ name })}
        isBusy={copy.isBusy}
        onClick={() => void again()}
      >
        <Copy size={14} aria-hidden="true" />
      </Button>
    </span>
  );
}

/** Begins a product of a kind and opens it. */
export function NewProductButton({ home, house }: { home: string; house: string | null }) {
  const [isOpen, setIsOpen] = useAsked({ "1": true });
  const navigate = useNavigate();
  const { run, isBusy } = useWrite(startProduct);
  const begin = async (kind: ProductKind) => {
    const done = await run({ kind, house });
    if (done.state === "done") return void navigate(`${home}/${done.value.id}`);
    toast({ tone: "bad", text: refusalText(done) });
  };
  return (
    <>
      <Button size="work" onClick={() => setIsOpen(true)}>
        <Plus size={15} strokeWidth={1.5} aria-hidden="true" /> {m.products_new()}
      </Button>
      {isOpen && (
        <Dialog isOpen onOpenChange={setIsOpen} title={m.products_new_title()}>
          <ul className={styles.kinds}>
            {productKinds.map((kind) => (
              <li key={kind}>
                <Button look="outline" size="work" isBusy={isBusy} onClick={() => void begin(kind)}>
                  {kindNames[kind]()}
                </Button>
                <p>{kindTexts[kind]()}</p>
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </>
  );
}

const kindTexts: Record<ProductKind, () => string> = {
  stay: m.products_kind_stay_text,
  experience: m.products_kind_experience_text,
  package: m.products_kind_package_text,
  service: m.products_kind_service_text,
};
