import { type Contact, clockIn, isOnDuty, isValidOn, type Perk, type Season } from "#domain/hotels/sheets.ts";
import { m } from "#messages/messages.js";
import { getLocale } from "#messages/runtime.js";
import { formatCalendarDay } from "#web/locale/format.ts";
import { Badge } from "#web/ui/badge.tsx";
import type { Column } from "#web/ui/table.tsx";
import { dutyText, programmeName } from "./duty-words.ts";
import styles from "./sheet.module.css";

/** Seasons: the name, and from when until when. */
export function seasonColumns(): Column<Season>[] {
  return [
    {
      id: "name",
      header: m.sheet_season(),
      cell: ({ name }) => <b className={styles.entry}>{name[getLocale()]}</b>,
    },
    { id: "period", header: m.sheet_period(), cell: ({ startsOn, endsOn }) => periodText(startsOn, endsOn) },
  ];
}

/** Perks: what they are, through which programme, and whether they may be promised on a day. */
export function perkColumns(today: string): Column<Perk>[] {
  return [
    {
      id: "name",
      header: m.sheet_perk(),
      cell: ({ name, programme }) => (
        <span className={styles.entry}>
          <b>{name[getLocale()]}</b>
          <small>{programmeName(programme)}</small>
        </span>
      ),
    },
    {
      id: "validity",
      header: m.sheet_validity(),
      cell: ({ validFrom, validUntil }) => periodText(validFrom, validUntil),
    },
    {
      id: "state",
      header: m.sheet_state(),
      cell: (perk) => {
        if (isValidOn(perk, today)) return <Badge tone="ok">{m.sheet_valid()}</Badge>;
        return perk.validFrom > today ? (
          <Badge tone="info">{m.sheet_ahead()}</Badge>
        ) : (
          <Badge tone="neutral">{m.sheet_ended()}</Badge>
        );
      },
    },
  ];
}

/** Contacts: who, when, how to reach them, and whether they are on duty at a moment. */
export function contactColumns(timeZone: string, at: Date): Column<Contact>[] {
  const clock = clockIn(timeZone, at);
  return [
    {
      id: "name",
      header: m.sheet_contact(),
      cell: ({ name, role }) => (
        <span className={styles.entry}>
          <b>{name}</b>
          <small>{role[getLocale()]}</small>
        </span>
      ),
    },
    {
      id: "hours",
      header: m.sheet_hours(),
      cell: (contact) => (
        <span className={styles.entry}>
          {dutyText(contact)}
          {isOnDuty(contact, clock) && (
            <span>
              <Badge tone="ok">{m.sheet_on_duty()}</Badge>
            </span>
          )}
        </span>
      ),
    },
    {
      id: "reach",
      header: m.sheet_reach(),
      cell: ({ email, phone }) => (
        <span className={styles.entry}>
          {email && <span>{email}</span>}
          {phone && <span>{phone}</span>}
          {!email && !phone && "—"}
        </span>
      ),
    },
  ];
}

/** From a day until another, or for good. */
export function periodText(from: string, until: string | null): string {
  const start = formatCalendarDay(from);
  return until === null
    ? m.sheet_since({ start })
    : m.sheet_from_until({ start, end: formatCalendarDay(until) });
}
