import { Link } from "react-router";
import { countryName } from "#domain/hotels/country-names.ts";
import type { RegisteredHotel } from "#domain/hotels/houses.ts";
import { m } from "#messages/messages.js";
import { getLocale } from "#messages/runtime.js";
import { formatDate } from "#web/locale/format.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import type { ListColumn } from "#web/ui/list/list-column.ts";
import styles from "./register.module.css";

type Showing = {
  busyId: string | undefined;
  onShow: (hotel: RegisteredHotel) => void;
  onEdit: (hotel: RegisteredHotel) => void;
};

/** Hotels with their group, who works there, and the ways to people and contract. */
export function hotelColumns(showing: Showing): ListColumn<RegisteredHotel>[] {
  return [
    { id: "name", header: m.register_hotel(), sort: "name", cell: ({ name }) => name },
    {
      id: "group",
      header: m.register_group(),
      phone: "below",
      cell: ({ kind, groupName }) => (kind === "group" ? m.register_group() : (groupName ?? "—")),
    },
    {
      id: "country",
      header: m.register_country(),
      phone: "below",
      cell: ({ country }) => countryName(country, getLocale()),
    },
    {
      id: "state",
      header: m.register_state(),
      phone: "beside",
      cell: ({ isPublished }) => (
        <Badge tone={isPublished ? "ok" : "neutral"}>
          {isPublished ? m.register_shown() : m.register_not_shown()}
        </Badge>
      ),
    },
    {
      id: "updated",
      header: m.register_updated(),
      sort: "-updatedAt",
      cell: ({ updatedAt }) => formatDate(updatedAt),
    },
    {
      id: "people",
      header: m.house_people(),
      cell: ({ id, name, members }) => (
        <Link
          className={styles.way}
          to={`/admin/hotels/${id}/people`}
          aria-label={m.register_people_of({ name, count: members })}
        >
          {members}
        </Link>
      ),
    },
    actionsColumn(showing),
  ];
}

function actionsColumn({ busyId, onShow, onEdit }: Showing): ListColumn<RegisteredHotel> {
  return {
    id: "actions",
    header: m.invites_actions(),
    isNumeric: true,
    isFixed: true,
    phone: "across",
    cell: (hotel) => (
      <span className={styles.actions}>
        <Button
          look="quiet"
          size="small"
          aria-label={m.register_edit_of({ name: hotel.name })}
          onClick={() => onEdit(hotel)}
        >
          {m.register_edit()}
        </Button>
        <Button
          look="outline"
          size="small"
          isBusy={busyId === hotel.id}
          aria-label={
            hotel.isPublished
              ? m.register_hide_of({ name: hotel.name })
              : m.register_show_of({ name: hotel.name })
          }
          onClick={() => onShow(hotel)}
        >
          {hotel.isPublished ? m.register_hide() : m.register_show()}
        </Button>
      </span>
    ),
  };
}
