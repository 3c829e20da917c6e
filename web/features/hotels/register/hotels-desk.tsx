import { Plus } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useSearchParams } from "react-router";
import { type RegisteredHotel, RegisterFilter, registerStates } from "#domain/hotels/houses.ts";
import { m } from "#messages/messages.js";
import { formatNumber } from "#web/locale/format.ts";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { useWrite } from "#web/session/queries/use-write.ts";
import { Button } from "#web/ui/button.tsx";
import { FilterTabs } from "#web/ui/filter-tabs.tsx";
import { ListSearch } from "#web/ui/list-search.tsx";
import { EmptyState, NothingFound } from "#web/ui/screen-states.tsx";
import { toast } from "#web/ui/toast/toast.ts";
import { HotelsTable } from "./hotels-table.tsx";
import { NewHotelDialog } from "./new-hotel-dialog.tsx";
import { registerRefusal } from "./refusals.ts";
import styles from "./register.module.css";
import { changeHotel, useRegister } from "./register.ts";

const stateNames = {
  all: m.register_all,
  published: m.register_published,
  hidden: m.register_hidden,
  group: m.register_groups,
};

/** Every hotel and group of the house; the address says which are shown. */
export function HotelsDesk({ head }: { head: (actions: ReactNode) => ReactNode }) {
  const [params, setParams] = useSearchParams();
  const parsed = RegisterFilter.safeParse(
    Object.fromEntries([...params].filter(([, value]) => value !== "")),
  );
  const { q, state } = parsed.success ? parsed.data : RegisterFilter.parse({});
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
          onSearch={(words) => setParams({ state, ...(words ? { q: words } : {}) })}
        />
      </div>
      <QueryView query={list}>
        {({ pages }) => {
          const hotels = pages.flatMap((page) => page.hotels);
          return (
            <>
              <FilterTabs
                label={m.register_state()}
                current={state}
                tabs={registerStates.map((id) => ({
                  id,
                  label: stateNames[id](),
                  count: formatNumber(pages[0]?.counts[id] ?? 0),
                  to: address({ state: id, ...(q ? { q } : {}) }),
                }))}
              />
              {hotels.length > 0 ? (
                <HotelsTable hotels={hotels} busyId={busyWith?.id} onShow={(hotel) => void show(hotel)} />
              ) : q ? (
                <NothingFound allAddress={address({ state })} />
              ) : (
                <EmptyState title={m.register_none()} text={m.register_none_text()} />
              )}
              {list.hasNextPage && (
                <p className={styles.more}>
                  <Button
                    look="outline"
                    size="work"
                    isBusy={list.isFetchingNextPage}
                    onClick={() => void list.fetchNextPage()}
                  >
                    {m.register_more()}
                  </Button>
                </p>
              )}
            </>
          );
        }}
      </QueryView>
      {isNew && <NewHotelDialog onClose={() => setIsNew(false)} />}
    </>
  );
}
