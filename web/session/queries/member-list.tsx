import { getLocale } from "#messages/runtime.js";
import type { FileOutcome } from "#web/ui/list/bar/file-button.tsx";
import { List, type ListProps } from "#web/ui/list/list.tsx";
import type { ListAnswer } from "#web/ui/list/list-column.ts";
import { saveFile } from "#web/ui/save-file.ts";
import { ForbiddenState } from "#web/ui/screen-states.tsx";
import type { ListBulk } from "../lists/bulk.ts";
import { useBulkBar } from "../lists/bulk-bar.tsx";
import { useShownFile } from "../lists/shown-file.tsx";
import { ViewsMenu } from "../lists/views-menu.tsx";
import { fetchAsMember } from "../member-api.ts";
import { MissingView, type Shown } from "./query-view.tsx";
import { Refusal } from "./refusal.ts";

type Read<Row> = Shown<ListAnswer<Row>> & {
  isFetchingNextPage: boolean;
  fetchNextPage: () => Promise<unknown>;
  readAll: (limit: number) => Promise<Row[]>;
};

type MemberListProps<Row> = Omit<
  ListProps<Row>,
  "answer" | "missing" | "isLoadingMore" | "onMore" | "onFile" | "views"
> & {
  /** What `useList` gives. */
  query: Read<Row>;
  /** Where the same question is answered with a file; without it the file is what the columns say. */
  file?: `/api/${string}.csv`;
  /** What can be done with everything that is selected, foreseen before and undone after. */
  bulk?: ListBulk<Row>;
};

/** A list of the signed-in person: what `useList` has read, with its states, its way on, its file, views and bulk actions. */
export function MemberList<Row>({ query, file, bulk, onSelected, ...list }: MemberListProps<Row>) {
  const { buttons, page } = useBulkBar(bulk);
  const shown = useShownFile({ name: list.id, columns: list.columns, readAll: query.readAll });
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
        onFile={() => (file ? bringFile(file, list.place.asked) : shown.write())}
      />
      {page}
      {shown.draft}
    </>
  );
}

/** Saves the file that a question is answered with. */
async function bringFile(address: string, asked: Record<string, string>): Promise<FileOutcome> {
  try {
    const answer = await fetchAsMember(
      `${address}?${new URLSearchParams({ ...asked, language: getLocale() })}`,
    );
    if (!answer.ok) return "failed";
    const name = /filename="([^"]+)"/.exec(answer.headers.get("content-disposition") ?? "")?.[1];
    saveFile(await answer.blob(), name ?? "lilamonde.csv");
    return "arrived";
  } catch {
    return "failed";
  }
}
