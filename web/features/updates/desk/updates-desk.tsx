import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { type DeskUpdate, updateStates } from "#domain/updates/update-desk.ts";
import { audiences } from "#domain/updates/updates.ts";
import { m } from "#messages/messages.js";
import { getLocale } from "#messages/runtime.js";
import { formatDateTime } from "#web/locale/format.ts";
import { useAsked } from "#web/portal/use-asked.ts";
import { MemberList } from "#web/session/queries/member-list.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import type { ListColumn } from "#web/ui/list/list-column.ts";
import { useListPlace } from "#web/ui/list/place/use-list-place.ts";
import { EmptyState } from "#web/ui/screen-states.tsx";
import { types } from "../update-item.tsx";
import { audienceNames, stateNames, useDesk } from "./desk.ts";
import { UpdateDialog } from "./update-dialog.tsx";

/** All news by status and audience, with the next one to write. */
export function UpdatesDesk({ head }: { head: (actions: ReactNode) => ReactNode }) {
  const [open, setOpen] = useAsked<{ update?: DeskUpdate }>({ "1": {} });
  const place = useListPlace({
    filters: [
      {
        ...{ name: "state", label: m.updates_state(), look: "tabs", all: m.updates_all() },
        values: updateStates.map((value) => ({ value, label: stateNames[value]() })),
      },
      {
        ...{ name: "audience", label: m.updates_audience(), look: "select", all: m.updates_any_audience() },
        values: audiences.map((value) => ({ value, label: audienceNames[value]() })),
      },
    ],
    sorts: ["updatedAt"],
    sortOf: () => "-updatedAt",
  });
  return (
    <>
      {head(
        <Button size="work" onClick={() => setOpen({})}>
          <Plus size={15} strokeWidth={1.5} aria-hidden="true" />
          {m.updates_new()}
        </Button>,
      )}
      <MemberList
        id="updates-desk"
        file="/api/admin/updates"
        caption={m.updates_desk()}
        searchLabel={m.updates_search()}
        place={place}
        query={useDesk(place.asked)}
        columns={columns((update) => setOpen({ update }))}
        row={{ id: ({ id }) => id, name: titleOf }}
        empty={<EmptyState title={m.updates_desk_none()} text={m.updates_desk_none_text()} />}
      />
      {open && <UpdateDialog update={open.update} onClose={() => setOpen(undefined)} />}
    </>
  );
}

/** In the reader's language, as soon as it is written in it. */
const titleOf = ({ title, english }: DeskUpdate) => (getLocale() === "en" && english?.title) || title;

const tones = { draft: "neutral", scheduled: "info", published: "ok" } as const;

function columns(onEdit: (update: DeskUpdate) => void): ListColumn<DeskUpdate>[] {
  return [
    { id: "title", header: m.updates_desk_title(), cell: titleOf },
    {
      id: "type",
      header: m.updates_type(),
      phone: "below",
      cell: ({ updateType }) => types[updateType].label(),
    },
    {
      id: "audience",
      header: m.updates_audience(),
      phone: "below",
      cell: ({ targetAudience }) => audienceNames[targetAudience](),
    },
    {
      id: "state",
      header: m.updates_state(),
      phone: "below",
      cell: ({ state, publishAt }) => (
        <>
          <Badge tone={tones[state]}>{stateNames[state]()}</Badge>
          {publishAt && <small> {formatDateTime(publishAt)}</small>}
        </>
      ),
    },
    {
      id: "changed",
      header: m.updates_changed(),
      sort: "-updatedAt",
      phone: "below",
      cell: ({ updatedAt }) => formatDateTime(updatedAt),
    },
    {
      ...{ id: "edit", header: m.updates_edit(), isNumeric: true, isFixed: true, phone: "beside" },
      cell: (update) => (
        <Button
          look="quiet"
          size="small"
          aria-label={m.updates_edit_of({ title: titleOf(update) })}
          onClick={() => onEdit(update)}
        >
          {m.updates_edit()}
        </Button>
      ),
    },
  ];
}
