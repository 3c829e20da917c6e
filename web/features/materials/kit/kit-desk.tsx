import { LayoutGrid, List } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { Material, Materials } from "#domain/materials/materials.ts";
import { m } from "#messages/messages.js";
import { formatCount, formatDate } from "#web/locale/format.ts";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { useWrite } from "#web/session/queries/use-write.ts";
import { LoadMore } from "#web/ui/list/load-more.tsx";
import { ListSearch } from "#web/ui/list-search.tsx";
import { LoadingState } from "#web/ui/skeleton.tsx";
import { toast } from "#web/ui/toast/toast.ts";
import { OpenCollection } from "../collections/open-collection.tsx";
import styles from "../materials.module.css";
import { follow, takeMaterials, useKit, useRecalls } from "../materials.ts";
import { AskHotel } from "./ask-hotel.tsx";
import { EmptyKit } from "./empty-kit.tsx";
import { Facets } from "./facets.tsx";
import { MaterialDrawer } from "./material-drawer.tsx";
import { MaterialItem } from "./material-item.tsx";
import { RecallNotice } from "./recall-notice.tsx";
import { SelectionBar } from "./selection-bar.tsx";
import { useKitFilter } from "./use-kit-filter.ts";
import { useReadMark } from "./use-read-mark.ts";

/** The kit for whoever sells: what was replaced first, then search, facets, and what was chosen as one zip. */
export function KitDesk({ head }: { head: ReactNode }) {
  const place = useKitFilter();
  const kit = useKit(place.filter);
  const [chosen, setChosen] = useState<Material[]>([]);
  const { isList } = place;
  const recalls = useRecalls();
  const { run, isBusy } = useWrite(takeMaterials);
  useReadMark(kit.data?.asOf);
  const open = (material: string) => place.change({ material });
  const take = async (ids: string[]) => {
    const taken = await run(ids);
    if (taken.state !== "done") {
      toast({
        tone: "bad",
        text: taken.state === "refused" ? m.materials_nothing_to_take() : m.materials_failed(),
      });
      return;
    }
    follow(taken.value);
    const { leftOut } = taken.value;
    if (leftOut.length > 0)
      toast({ text: m.materials_left_out({ titles: leftOut.map(({ title }) => title).join("; ") }) });
  };
  const ids = chosen.map(({ id }) => id);
  const choose = (material: Material) =>
    setChosen((before) => {
      const others = before.filter(({ id }) => id !== material.id);
      return others.length < before.length ? others : [...before, material];
    });
  // What was replaced comes first: what stood already would be pushed down by it.
  if (recalls.isLoading) {
    return (
      <>
        {head}
        <LoadingState />
      </>
    );
  }
  return (
    <>
      {head}
      {/* Given, not read anew: a reader that came only now would ask again, and all would wait again. */}
      {recalls.data && <RecallNotice {...recalls.data} onOpen={open} onTake={(id) => void take([id])} />}
      <div className={styles.toolbar}>
        <ListSearch
          label={m.materials_search()}
          value={place.filter.q}
          onSearch={(q) => place.change({ q })}
        />
        <p className={styles.itemText}>{m.materials_accents()}</p>
        <button
          type="button"
          className={styles.view}
          aria-pressed={isList}
          aria-label={m.materials_as_list()}
          onClick={() => place.change({ look: isList ? "" : "list" })}
        >
          {isList ? <LayoutGrid size={16} aria-hidden="true" /> : <List size={16} aria-hidden="true" />}
        </button>
      </div>
      <QueryView query={kit}>
        {(list) => (
          <div className={styles.kit}>
            <Facets list={list} filter={place.filter} onChange={place.change} />
            <div>
              {place.filter.collection && (
                <OpenCollection
                  id={place.filter.collection}
                  chosen={ids}
                  onLeave={() => place.change({ collection: "" })}
                  onTakenOut={() => setChosen([])}
                />
              )}
              <Found list={list} />
              {list.rows.length === 0 ? (
                <EmptyKit filter={place.filter} onChange={place.change} />
              ) : (
                <Shelves list={list} isList={isList} chosen={ids} onChoose={choose} onOpen={open} />
              )}
              <LoadMore
                hasMore={list.hasMore}
                isLoading={kit.isFetchingNextPage}
                onMore={() => void kit.fetchNextPage()}
              />
              {place.filter.hotel && <AskHotel slug={place.filter.hotel} words={place.filter.q} />}
            </div>
          </div>
        )}
      </QueryView>
      <SelectionBar
        chosen={chosen}
        isBusy={isBusy}
        onTake={() => void take(ids)}
        onClear={() => setChosen([])}
      />
      {place.openId && (
        <MaterialDrawer id={place.openId} onClose={() => open("")} onTake={(id) => void take([id])} />
      )}
    </>
  );
}

/** How many there are, and what was searched for instead of what was typed. */
function Found({ list: { count, readAs } }: { list: Materials }) {
  return (
    <p className={styles.found} role="status">
      {m.materials_found({ count: formatCount(count) })} {readAs && m.materials_read_as({ words: readAs })}
    </p>
  );
}

type ShelvesProps = {
  list: Materials;
  isList: boolean;
  chosen: string[];
  onChoose: (material: Material) => void;
  onOpen: (id: string) => void;
};

/** What is new since the last visit, then the rest. */
function Shelves({ list, isList, chosen, onChoose, onOpen }: ShelvesProps) {
  const { rows, lastVisitAt } = list;
  const shelf = (materials: Material[]) => (
    <ul className={styles.shelf} data-list={isList || undefined}>
      {materials.map((material) => (
        <MaterialItem
          key={material.id}
          material={material}
          isChosen={chosen.includes(material.id)}
          onChoose={() => onChoose(material)}
          onOpen={() => onOpen(material.id)}
        />
      ))}
    </ul>
  );
  const news = rows.filter(({ isNew }) => isNew);
  if (news.length === 0 || !lastVisitAt) return shelf(rows);
  const rest = rows.filter(({ isNew }) => !isNew);
  return (
    <>
      <h2 className={styles.since}>{m.materials_since({ day: formatDate(lastVisitAt) })}</h2>
      {shelf(news)}
      {rest.length > 0 && (
        <>
          <h2 className={styles.since}>{m.materials_before()}</h2>
          {shelf(rest)}
        </>
      )}
    </>
  );
}
