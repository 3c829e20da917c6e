import { type DeskPost, postCategories } from "#domain/posts/posts.ts";
import { postStates } from "#domain/posts/states.ts";
import { m } from "#messages/messages.js";
import { formatDate, formatDateTime } from "#web/locale/format.ts";
import { MemberList } from "#web/session/queries/member-list.tsx";
import { Badge } from "#web/ui/badge.tsx";
import type { ListColumn } from "#web/ui/list/list-column.ts";
import { useListPlace } from "#web/ui/list/place/use-list-place.ts";
import { EmptyState } from "#web/ui/screen-states.tsx";
import { useDesk } from "./desk.ts";
import { categoryNames, stateLooks } from "./words.ts";

/** Every post by state and category; the address says which are shown. */
export function PostsList() {
  const place = useListPlace({
    filters: [
      {
        ...{ name: "state", label: m.posts_state(), look: "tabs", all: m.posts_all() },
        values: postStates.map((value) => ({ value, label: stateLooks[value].name() })),
      },
      {
        ...{ name: "category", label: m.posts_category(), look: "select", all: m.posts_all_categories() },
        values: postCategories.map((value) => ({ value, label: categoryNames[value]() })),
      },
    ],
    sorts: ["updatedAt"],
    sortOf: () => "-updatedAt",
  });
  return (
    <MemberList
      id="posts"
      file="/api/admin/posts"
      caption={m.posts_desk()}
      searchLabel={m.posts_search()}
      place={place}
      query={useDesk(place.asked)}
      columns={columns()}
      row={{
        id: ({ id }) => id,
        name: ({ title }) => title,
        opens: { address: ({ id }) => `/admin/posts/${id}` },
      }}
      empty={<EmptyState title={m.posts_none()} text={m.posts_none_text()} />}
    />
  );
}

function columns(): ListColumn<DeskPost>[] {
  return [
    { id: "title", header: m.posts_title(), cell: ({ title }) => title },
    {
      id: "category",
      header: m.posts_category(),
      phone: "below",
      cell: ({ category }) => categoryNames[category](),
    },
    {
      id: "state",
      header: m.posts_state(),
      phone: "beside",
      cell: ({ state }) => <Badge tone={stateLooks[state].tone}>{stateLooks[state].name()}</Badge>,
    },
    {
      id: "when",
      header: m.posts_when(),
      phone: "below",
      cell: ({ publishAt, publishedAt }) =>
        publishAt ? formatDateTime(publishAt) : publishedAt ? formatDate(publishedAt) : "—",
    },
    {
      id: "updated",
      header: m.register_updated(),
      sort: "-updatedAt",
      cell: ({ updatedAt }) => formatDate(updatedAt),
    },
  ];
}
