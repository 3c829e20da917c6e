import { Bookmark, LayoutGrid, List } from "lucide-react";
import { countryName } from "#domain/hotels/country-names.ts";
import {
  MAX_COMPARED,
  type MemberProducts,
  questionsOf,
  type Relaxable,
} from "#domain/products/marketplace.ts";
import { m } from "#messages/messages.js";
import { getLocale } from "#messages/runtime.js";
import { formatCount } from "#web/locale/format.ts";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { Button } from "#web/ui/button.tsx";
import { LoadMore } from "#web/ui/list/load-more.tsx";
import { ListSearch } from "#web/ui/list-search.tsx";
import { EmptyState } from "#web/ui/screen-states.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { kindNames } from "../words.ts";
import { CompareDialog } from "./compare-dialog.tsx";
import { MarketFacets } from "./market-facets.tsx";
import styles from "./marketplace.module.css";
import { useMarketplace } from "./marketplace.ts";
import { ProductDrawer } from "./product-drawer.tsx";
import { ProductItem } from "./product-item.tsx";
import { type MarketPlace, useMarketPlace } from "./use-market-place.ts";

/** What members and hotels offer: search, facets with counts, what was saved, and up to four side by side. */
export function MarketDesk({ canSell }: { canSell: boolean }) {
  const place = useMarketPlace();
  const { isGrid } = place;
  const query = useMarketplace(place.filter);
  return (
    <div className="work">
      <div className={styles.toolbar}>
        <ListSearch
          label={m.marketplace_search()}
          value={place.filter.q}
          onSearch={(q) => place.change({ q })}
        />
        <SelectField
          label={m.marketplace_sort()}
          options={sortOptions()}
          value={place.filter.sort}
          onChange={(event) => place.change({ sort: event.currentTarget.value })}
        />
        <Button
          look="outline"
          size="work"
          aria-pressed={place.filter.only === "saved"}
          onClick={() => place.change({ only: place.filter.only ? "" : "saved" })}
        >
          <Bookmark size={15} strokeWidth={1.5} aria-hidden="true" /> {m.marketplace_saved()}
        </Button>
        <button
          type="button"
          className={styles.view}
          aria-pressed={isGrid}
          aria-label={m.marketplace_as_grid()}
          onClick={() => place.change({ look: isGrid ? "" : "grid" })}
        >
          {isGrid ? <List size={16} aria-hidden="true" /> : <LayoutGrid size={16} aria-hidden="true" />}
        </button>
      </div>
      <QueryView query={query}>
        {(list) => (
          <div className={styles.market}>
            <MarketFacets list={list} place={place} />
            <div>
              <Found list={list} place={place} />
              {list.rows.length === 0 && <Nothing list={list} place={place} />}
              <ul className={styles.rows} data-grid={isGrid || undefined}>
                {list.rows.map((product) => (
                  <ProductItem key={product.id} {...{ product, place }} />
                ))}
              </ul>
              <LoadMore
                hasMore={list.hasMore}
                isLoading={query.isFetchingNextPage}
                onMore={() => void query.fetchNextPage()}
              />
            </div>
          </div>
        )}
      </QueryView>
      {place.compared.length > 0 && <CompareBar place={place} />}
      {place.isComparing && (
        <CompareDialog ids={place.compared} canSell={canSell} onClose={() => place.change({ view: "" })} />
      )}
      {place.openId && (
        <ProductDrawer id={place.openId} canSell={canSell} onClose={() => place.change({ product: "" })} />
      )}
    </div>
  );
}

/** How many stand side by side, with the ways to look at them and to put them back. */
function CompareBar({ place: { compared, change } }: { place: MarketPlace }) {
  return (
    <div className={styles.bar} data-bottom-bar="" role="status">
      <span>{m.marketplace_comparing({ count: compared.length, most: MAX_COMPARED })}</span>
      <Button
        look="ivory"
        size="work"
        disabled={compared.length < 2}
        onClick={() => change({ view: "compare" })}
      >
        {m.marketplace_compare()}
      </Button>
      <Button look="quiet" size="work" onClick={() => change({ compare: "" })}>
        {m.marketplace_compare_clear()}
      </Button>
    </div>
  );
}

const sortOptions = () => [
  { value: "-publishedAt", label: m.marketplace_sort_newest() },
  { value: "price", label: m.marketplace_sort_price() },
  { value: "-price", label: m.marketplace_sort_price_down() },
  { value: "title", label: m.marketplace_sort_title() },
];

type FoundProps = { list: MemberProducts; place: MarketPlace };

/** How many there are, what was looked for instead, and each narrowing with a way out of it. */
function Found({ list: { count, alike }, place }: FoundProps) {
  const { filter, change } = place;
  const set = [
    filter.kind && { name: "kind" as const, label: kindNames[filter.kind]() },
    filter.country && { name: "country" as const, label: countryName(filter.country, getLocale()) },
    filter.answer && { name: "answer" as const, label: answerLabel(filter.answer) },
    (filter.minPrice !== undefined || filter.maxPrice !== undefined) && {
      name: "price" as const,
      label: m.marketplace_price(),
    },
  ].filter((one) => !!one);
  return (
    <div className={styles.found}>
      <p role="status">
        <b>{m.marketplace_found({ count: count.value, shown: formatCount(count) })}</b>{" "}
        {alike && m.marketplace_alike({ words: alike })}
      </p>
      {set.map(({ name, label }) => (
        <Button
          key={name}
          look="outline"
          size="small"
          aria-label={m.marketplace_without({ label })}
          onClick={() => change(lifted(name))}
        >
          {label} ×
        </Button>
      ))}
    </div>
  );
}

function answerLabel(answer: "instant" | "on_answer"): string {
  return answer === "instant" ? m.products_instant() : m.products_on_answer();
}

function lifted(name: Relaxable): Record<string, string> {
  return Object.fromEntries(questionsOf(name).map((key) => [key, ""]));
}

/** Nothing was found: what to let go of, and how many that leaves. */
function Nothing({ list: { suggestions }, place }: FoundProps) {
  const words: Record<Relaxable, () => string> = {
    kind: m.marketplace_relax_kind,
    country: m.marketplace_relax_country,
    hotel: m.marketplace_relax_hotel,
    answer: m.marketplace_relax_answer,
    price: m.marketplace_relax_price,
    only: m.marketplace_relax_only,
    q: m.marketplace_relax_q,
  };
  return (
    <EmptyState
      title={m.marketplace_none()}
      text={suggestions.length > 0 ? m.marketplace_none_text() : m.marketplace_empty_text()}
      action={
        <span className={styles.suggestions}>
          {suggestions.map(({ without, count }) => (
            <Button key={without} look="outline" size="work" onClick={() => place.change(lifted(without))}>
              {words[without]()} ({formatCount(count)})
            </Button>
          ))}
        </span>
      }
    />
  );
}
