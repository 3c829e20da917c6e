import { Plus } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useSearchParams } from "react-router";
import { type Register, type RegisteredHotel, RegisterQuery, registerStates } from "#domain/hotels/houses.ts";
import { type Count, facetCount } from "#domain/list/list.ts";
import { m } from "#messages/messages.js";
import { formatCount } from "#web/locale/format.ts";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Button } from "#web/ui/button.tsx";
import { FilterTabs } from "#web/ui/filter-tabs.tsx";
import { LoadMore } from "#web/ui/list/load-more.tsx";
import { ListSearch } from "#web/ui/list-search.tsx";
import { EmptyState, NothingFound } from "#web/ui/screen-states.tsx";
import { toast } from "#web/ui/toast/toast.ts";
import { HotelsTable } from "./hotels-table.tsx";
import { NewHotelDialog } from "./new-hotel-dialog.tsx";
import { registerRefusal } from "./refusals.ts";
import { changeHotel, useRegister } from "./register.ts";

const stateNames = {
  published: m.register_published,
  hidden: m.register_hidden,
  group: m.register_groups,
};

/** Every hotel and group of the house; the address says which are shown. */
export function HotelsDesk({ head }: { head: (actions: ReactNode) => ReactNode }) {
  const [params, setParams] = useSearchParams();
  const parsed = RegisterQuery.safeParse(Object.fromEntries([...params].filter(([, value]) => value !== "")));
  const { q, state } = parsed.success ? parsed.data : RegisterQuery.parse({});
  const narrowed: Record<string, string> = state ? { state } : {};
  const searched: Record<string, string> = q ? { q } : {};
  const [isNew, setIsNew] = useState(false);
  const { run, busyWith } = useWrite(changeHotel);
  const list = useRegister({ q, state });
  const show = async ({ id, version, isPublished, name }: RegisteredHotel) => {
    const done = await run({ id, change: { version, isPublished: !isPublished } });
    if (done.state !== "done") return toast({ tone: "bad", text: registerRefusal(done) });
    toast({ text: isPublished ? m.register_is_hidden({ name }) : m.register_is_shown({ name }) });
  };
  const address = (given: Record<string, string>) => `?${new URLSearchParams(given)}`;
  return (
    <>
      {head(
        <Button size="work" onClick={() => setIsNew(true)}>
          <Plus size={15} strokeWidth={1.5} aria-hidden="true" /> {m.register_new()}
        </Button>,
      )}
      <div className="list-bar work">
        <ListSearch
          label={m.register_search()}
          value={q}
          onSearch={(words) => setParams({ ...narrowed, ...(words ? { q: words } : {}) })}
        />
      </div>
      <QueryView query={list}>
        {({ rows, facets, hasMore }) => (
          <>
            <FilterTabs
              label={m.register_state()}
              current={state ?? "all"}
              tabs={[
                {
                  id: "all",
                  label: m.register_all(),
                  count: formatCount(all(facets.state)),
                  to: address(searched),
                },
                ...registerStates.map((id) => ({
                  id,
                  label: stateNames[id](),
                  count: formatCount(facetCount(facets.state, id)),
                  to: address({ state: id, ...searched }),
                })),
              ]}
            />
            {rows.length > 0 ? (
              <HotelsTable hotels={rows} busyId={busyWith?.id} onShow={(hotel) => void show(hotel)} />
            ) : q ? (
              <NothingFound allAddress={address(narrowed)} />
            ) : (
              <EmptyState title={m.register_none()} text={m.register_none_text()} />
            )}
            <LoadMore
              hasMore={hasMore}
              isLoading={list.isFetchingNextPage}
              onMore={() => void list.fetchNextPage()}
            />
          </>
        )}
      </QueryView>
      {isNew && <NewHotelDialog onClose={() => setIsNew(false)} />}
    </>
  );
}

/** A hotel is shown or it is not: both together are all. */
function all(facet: Register["facets"]["state"]): Count {
  const [shown, hidden] = [facetCount(facet, "published"), facetCount(facet, "hidden")];
  return { value: shown.value + hidden.value, isMore: shown.isMore || hidden.isMore };
}
