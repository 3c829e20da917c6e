import { Link } from "react-router";
import type { HotelPerson } from "#domain/hotels/hotel-people.ts";
import { hotelParts } from "#domain/hotels/members.ts";
import { m } from "#messages/messages.js";
import { formatDate } from "#web/locale/format.ts";
import { partName } from "#web/portal/house/who-may.ts";
import { MemberList } from "#web/session/queries/member-list.tsx";
import type { ListColumn } from "#web/ui/list/list-column.ts";
import { useListPlace } from "#web/ui/list/place/use-list-place.ts";
import { EmptyState } from "#web/ui/screen-states.tsx";
import styles from "./register.module.css";
import { useHotelPeople } from "./register.ts";

/** Who works for which hotel; the address says who is shown. */
export function HotelPeopleList() {
  const place = useListPlace({
    filters: [
      {
        name: "part",
        label: m.house_part(),
        look: "tabs",
        values: hotelParts.map((value) => ({ value, label: partName(value) })),
        all: m.register_people_all(),
      },
    ],
    sorts: ["since", "name", "hotel"],
    sortOf: () => "-since",
  });
  return (
    <MemberList
      id="hotel-people"
      caption={m.register_people()}
      searchLabel={m.register_people_search()}
      place={place}
      query={useHotelPeople(place.asked)}
      columns={columns()}
      row={{
        id: ({ hotelId, userId }) => `${hotelId}${userId}`,
        name: ({ name, hotel }) => `${name}, ${hotel}`,
      }}
      file="/api/houses/people"
      empty={<EmptyState title={m.register_people_none()} text={m.register_people_none_text()} />}
    />
  );
}

function columns(): ListColumn<HotelPerson>[] {
  return [
    { id: "name", header: m.people_person(), sort: "name", cell: ({ name, email }) => name || email },
    { id: "email", header: m.people_email(), phone: "below", cell: ({ email }) => email },
    {
      id: "hotel",
      header: m.register_hotel(),
      sort: "hotel",
      phone: "below",
      cell: ({ hotelId, hotel }) => (
        <Link className={styles.way} to={`/admin/hotels/${hotelId}/people`}>
          {hotel}
        </Link>
      ),
    },
    { id: "part", header: m.house_part(), phone: "beside", cell: ({ part }) => partName(part) },
    { id: "since", header: m.house_since(), sort: "-since", cell: ({ since }) => formatDate(since) },
  ];
}
