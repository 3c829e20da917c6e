import { getLocale } from "#messages/runtime.js";
import { List, type ListProps } from "#web/ui/list/list.tsx";
import type { ListAnswer } from "#web/ui/list/list-column.ts";
import { saveFile } from "#web/ui/save-file.ts";
import { ForbiddenState } from "#web/ui/screen-states.tsx";
import { fetchAsMember } from "../member-api.ts";
import { MissingView, type Shown } from "./query-view.tsx";
import { Refusal } from "./refusal.ts";

type Read<Row> = Shown<ListAnswer<Row>> & {
  isFetchingNextPage: boolean;
  fetchNextPage: () => Promise<unknown>;
};

type MemberListProps<Row> = Omit<
  ListProps<Row>,
  "answer" | "missing" | "isLoadingMore" | "onMore" | "onFile"
> & {
  /** What `useList` gives. */
  query: Read<Row>;
  /** Where the same question is answered with a file. */
  file?: `/api/${string}.csv`;
};

/** A list of the signed-in person: what `useList` has read, with its states, its way on and its file. */
export function MemberList<Row>({ query, file, ...list }: MemberListProps<Row>) {
  if (query.error instanceof Refusal && query.error.status === 403) return <ForbiddenState />;
  return (
    <List
      {...list}
      answer={query.data}
      missing={<MissingView query={query} />}
      isLoadingMore={query.isFetchingNextPage}
      onMore={() => void query.fetchNextPage()}
      onFile={file && (() => bringFile(file, list.place.asked))}
    />
  );
}

/** Saves the file that a question is answered with; false if it did not come. */
async function bringFile(address: string, asked: Record<string, string>): Promise<boolean> {
  try {
    const answer = await fetchAsMember(
      `${address}?${new URLSearchParams({ ...asked, language: getLocale() })}`,
    );
    if (!answer.ok) return false;
    const name = /filename="([^"]+)"/.exec(answer.headers.get("content-disposition") ?? "")?.[1];
    saveFile(await answer.blob(), name ?? "lilamonde.csv");
    return true;
  } catch {
    return false;
  }
}
