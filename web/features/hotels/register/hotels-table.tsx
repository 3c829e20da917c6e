import { Link } from "react-router";
import { countryName } from "#domain/hotels/filter-hotels.ts";
import type { RegisteredHotel } from "#domain/hotels/houses.ts";
import { m } from "#messages/messages.js";
import { getLocale } from "#messages/runtime.js";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { type Column, Table } from "#web/ui/table.tsx";
import styles from "./register.module.css";

type HotelsTableProps = {
  hotels: RegisteredHotel[];
  busyId: string | undefined;
  onShow: (hotel: RegisteredHotel) => void;
};

/** Hotels with who works there, and the ways to their page and people. */
export function HotelsTable({ hotels, busyId, onShow }: HotelsTableProps) {
  const columns: Column<RegisteredHotel>[] = [
    {
      id: "name",
      header: m.register_hotel(),
      cell: ({ name, slug, kind, groupName }) => (
        <span className={styles.hotel}>
          <b>{name}</b>
          <small>
            {[slug, kind === "group" ? m.register_group() : groupName].filter(Boolean).join(", ")}
          </small>
        </span>
      ),
    },
    { id: "country", header: m.register_country(), cell: ({ country }) => countryName(country, getLocale()) },
    {
      id: "state",
      header: m.register_state(),
      cell: ({ isPublished }) => (
        <Badge tone={isPublished ? "ok" : "neutral"}>
          {isPublished ? m.register_shown() : m.register_not_shown()}
        </Badge>
      ),
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
    {
      id: "actions",
      header: m.invites_actions(),
      isNumeric: true,
      cell: (hotel) => (
        <span className={styles.actions}>
          <Link className={`text-link ${styles.way}`} to={`/admin/hotels/${hotel.id}/page`}>
            {m.register_edit()} <span className="sr-only">{hotel.name}</span>
          </Link>
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
    },
  ];
  return <Table caption={m.register_title()} columns={columns} rows={hotels} rowId={({ id }) => id} />;
}
