import { List, type ListProps } from "#web/ui/list/list.tsx";
import type { ListAnswer } from "#web/ui/list/list-column.ts";
import { ForbiddenState } from "#web/ui/screen-states.tsx";
import { bringFile, type ListAddress } from "../lists/bring-file.ts";
import type { ListBulk } from "../lists/bulk.ts";
import { useBulkBar } from "../lists/bulk-bar.tsx";
import { ViewsMenu } from "../lists/views-menu.tsx";
import { MissingView, type Shown } from "./query-view.tsx";
import { Refusal } from "./refusal.ts";

type Read<Row> = Shown<ListAnswer<Row>> & {
  isFetchingNextPage: boolean;
  fetchNextPage: () => Promise<unknown>;
};

type MemberListProps<Row> = Omit<
  ListProps<Row>,
  "answer" | "missing" | "isLoadingMore" | "onMore" | "onFile" | "views"
> & {
  /** What `useList` gives. */
  query: Read<Row>;
  /** Where the list is read, which is where its file is. */
  file: ListAddress;
  /** What can be done with everything that is selected, foreseen before and undone after. */
  bulk?: ListBulk<Row>;
};

/** A list of the signed-in person: what `useList` has read, with its states, its way on, its file, views and bulk actions. */
export function MemberList<Row>({ query, file, bulk, onSelected, ...list }: MemberListProps<Row>) {
  const { buttons, page } = useBulkBar(bulk);
  if (query.error instanceof Refusal && query.error.status === 403) return <ForbiddenState />;
  return (
    <>
      <List
        {...list}
        onSelected={
          bulk || onSelected
            ? (rows) => (
                <>
                  {onSelected?.(rows)}
                  {buttons(rows)}
                </>
              )
            : undefined
        }
        views={<ViewsMenu list={list.id} query={list.place.address({}).slice(1)} />}
        answer={query.data}
        missing={<MissingView query={query} />}
        isLoadingMore={query.isFetchingNextPage}
        onMore={() => void query.fetchNextPage()}
        onFile={(format) => bringFile(file, { asked: list.place.asked, format })}
      />
      {page}
    </>
  );
}
