import { ChevronLeft, ChevronRight } from "lucide-react";
import { Link } from "react-router";
import { columnOf, dayIn } from "#domain/days.ts";
import type { JourneySummary } from "#domain/journeys/journey-lists.ts";
import { m } from "#messages/messages.js";
import { dateFormat } from "#web/locale/formats.ts";
import { useHome } from "#web/portal/use-home.ts";
import { QueryView } from "#web/session/queries/query-view.tsx";
import styles from "./journeys.module.css";
import { useJourneys } from "./journeys.ts";
import { monthDays, nextMonth } from "./months.ts";
import { stateName } from "./state-names.ts";
import type { useJourneysPlace } from "./use-journeys-place.ts";
import { shortDay } from "./words.ts";

/** Days of journeys begin where their advisor is. */
const HOUSE_ZONE = "America/Sao_Paulo";

/** Who travels on which day of a month. */
export function JourneyCalendar({ place }: { place: ReturnType<typeof useJourneysPlace> }) {
  const month = place.month ?? new Date().toISOString().slice(0, 7);
  const days = monthDays(month);
  const [from, until] = [days[0]!, days.at(-1)!];
  const list = useJourneys({ q: place.q, sort: "startsOn", from, until, limit: 100 });
  const name = dateFormat({ month: "long", year: "numeric", timeZone: "UTC" });
  return (
    <>
      <div className={styles.monthBar}>
        <Link to={place.monthAddress(nextMonth(month, -1))} aria-label={m.journeys_month_before()}>
          <ChevronLeft size={18} strokeWidth={1.5} aria-hidden="true" />
        </Link>
        <h2>{name.format(new Date(`${from}T12:00:00Z`))}</h2>
        <Link to={place.monthAddress(nextMonth(month, 1))} aria-label={m.journeys_month_after()}>
          <ChevronRight size={18} strokeWidth={1.5} aria-hidden="true" />
        </Link>
      </div>
      <QueryView query={list}>
        {({ rows, hasMore }) => (
          <>
            <ol className={styles.month}>
              {days.map((day) => (
                <Day key={day} day={day} journeys={rows} />
              ))}
            </ol>
            {rows.length === 0 && <p className="note">{m.journeys_month_empty()}</p>}
            {hasMore && <p className="note">{m.journeys_month_more()}</p>}
          </>
        )}
      </QueryView>
    </>
  );
}

function Day({ day, journeys }: { day: string; journeys: JourneySummary[] }) {
  const home = useHome();
  const here = journeys.filter(({ startsOn, endsOn }) => startsOn <= day && day <= endsOn);
  return (
    <li
      data-empty={here.length === 0 || undefined}
      data-today={day === dayIn(HOUSE_ZONE, new Date()) || undefined}
      data-column={columnOf(day)}
    >
      <span className={styles.dayName}>{shortDay(day)}</span>
      {here.map(({ id, title, state, startsOn }) => (
        <Link
          key={id}
          to={`${home}/my-journeys/${id}`}
          data-state={state}
          data-first={startsOn === day || undefined}
          title={stateName(state)}
        >
          {title}
        </Link>
      ))}
    </li>
  );
}
