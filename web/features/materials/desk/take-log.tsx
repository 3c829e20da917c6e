import { useSearchParams } from "react-router";
import { type Take, type Taker, type TakeWay, takeWays } from "#domain/materials/takes.ts";
import { m } from "#messages/messages.js";
import { formatDate, formatMoment, formatNumber } from "#web/locale/format.ts";
import { MemberList } from "#web/session/queries/member-list.tsx";
import { FilterTabs } from "#web/ui/filter-tabs.tsx";
import type { ListColumn } from "#web/ui/list/list-column.ts";
import { useListPlace } from "#web/ui/list/place/use-list-place.ts";
import { EmptyState } from "#web/ui/screen-states.tsx";
import styles from "../materials.module.css";
import { PhoneNamed } from "../phone-named.tsx";
import { useTakers, useTakes } from "./takes.ts";

const ways: Record<TakeWay, () => string> = {
  file: m.materials_way_file,
  zip: m.materials_way_zip,
  client_link: m.materials_way_client_link,
};
const nameOf = ({ name }: { name: string | null }) => name ?? m.materials_taker_none();
/** Whose kit an administrator reads, and which of the two lists is open. */
const keeps = ["hotel", "view"];

/** Who took what of a hotel's: by agency, and one by one; the address says which. */
export function TakeLogView({ hotelId }: { hotelId: string }) {
  const [params] = useSearchParams();
  const view = params.get("view") === "takes" ? "takes" : "takers";
  const hotel = params.get("hotel");
  const to = (more: Record<string, string>) =>
    `?${new URLSearchParams({ ...(hotel && { hotel }), ...more })}`;
  const tabs = [
    { id: "takers", label: m.materials_by_agency(), count: "", to: to({}) },
    { id: "takes", label: m.materials_every_take(), count: "", to: to({ view: "takes" }) },
  ];
  return (
    <section className={styles.takes} aria-labelledby="materials-takes">
      <h2 id="materials-takes">{m.materials_who_took()}</h2>
      <p className={styles.itemText}>{m.materials_who_took_text()}</p>
      <FilterTabs label={m.materials_who_took()} current={view} tabs={tabs} />
      {view === "takes" ? <Takes hotelId={hotelId} /> : <Takers hotelId={hotelId} />}
    </section>
  );
}

function Takers({ hotelId }: { hotelId: string }) {
  const place = useListPlace({
    filters: [],
    sorts: ["takes", "lastAt", "name"],
    sortOf: () => "-takes",
    keeps,
  });
  return (
    <MemberList
      id="material-takers"
      caption={m.materials_who_took()}
      searchLabel={m.materials_takers_search()}
      place={place}
      query={useTakers({ hotelId, asked: place.asked })}
      columns={takerColumns()}
      row={{ id: ({ id }) => id, name: nameOf }}
      file={`/api/houses/${hotelId}/materials/takers`}
      empty={<EmptyState title={m.materials_takes_none()} />}
    />
  );
}

function Takes({ hotelId }: { hotelId: string }) {
  const place = useListPlace({
    filters: [
      {
        ...{ name: "way", label: m.materials_way(), look: "select", all: m.materials_way_all() },
        values: takeWays.map((value) => ({ value, label: ways[value]() })),
      },
    ],
    sorts: ["at", "title"],
    sortOf: () => "-at",
    keeps,
  });
  return (
    <MemberList
      id="material-takes"
      caption={m.materials_every_take()}
      searchLabel={m.materials_takes_search()}
      place={place}
      query={useTakes({ hotelId, asked: place.asked })}
      columns={takeColumns()}
      row={{ id: ({ id }) => id, name: ({ title }) => title }}
      file={`/api/houses/${hotelId}/materials/takes`}
      empty={<EmptyState title={m.materials_takes_none()} />}
    />
  );
}

function takerColumns(): ListColumn<Taker>[] {
  return [
    { id: "who", header: m.materials_taker(), sort: "name", cell: nameOf },
    {
      ...{ id: "people", header: m.materials_taker_people(), isNumeric: true },
      cell: ({ people }) => formatNumber(people),
    },
    {
      ...{ id: "takes", header: m.materials_takes_count(), sort: "-takes", isNumeric: true, phone: "beside" },
      cell: ({ takes }) => <PhoneNamed name={m.materials_takes_count()}>{formatNumber(takes)}</PhoneNamed>,
    },
    {
      ...{ id: "last", header: m.materials_taken_last(), sort: "-lastAt", phone: "below" },
      cell: ({ lastAt }) => <PhoneNamed name={m.materials_taken_last()}>{formatDate(lastAt)}</PhoneNamed>,
    },
  ];
}

function takeColumns(): ListColumn<Take>[] {
  return [
    {
      ...{ id: "what", header: m.materials_title(), sort: "title" },
      cell: ({ title, number }) => `${title}, ${m.materials_version({ number }).toLowerCase()}`,
    },
    { id: "who", header: m.materials_taker(), phone: "below", cell: nameOf },
    { id: "way", header: m.materials_way(), phone: "beside", cell: ({ way }) => ways[way]() },
    {
      ...{ id: "at", header: m.materials_taken_at(), sort: "-at", phone: "below" },
      cell: ({ at }) => formatMoment(at),
    },
  ];
}
