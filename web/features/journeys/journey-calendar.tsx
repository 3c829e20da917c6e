import { Link } from "react-router";
import { dayIn } from "#domain/days.ts";
import { m } from "#messages/messages.js";
import { dateFormat } from "#web/locale/formats.ts";
import { MonthBar, MonthDays } from "#web/portal/month.tsx";
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
  const home = useHome();
  const month = place.month ?? new Date().toISOString().slice(0, 7);
  const days = monthDays(month);
  const [from, until] = [days[0]!, days.at(-1)!];
  const list = useJourneys({ q: place.q, sort: "startsOn", from, until, limit: 100 });
  const name = dateFormat({ month: "long", year: "numeric", timeZone: "UTC" });
  return (
    <>
      <MonthBar
        name={name.format(new Date(`${from}T12:00:00Z`))}
        before={{ to: place.monthAddress(nextMonth(month, -1)), label: m.journeys_month_before() }}
        after={{ to: place.monthAddress(nextMonth(month, 1)), label: m.journeys_month_after() }}
      />
      <QueryView query={list}>
        {({ rows, hasMore }) => (
          <>
            <MonthDays
              days={days}
              today={dayIn(HOUSE_ZONE, new Date())}
              dayName={shortDay}
              entriesOf={(day) =>
                rows
                  .filter(({ startsOn, endsOn }) => startsOn <= day && day <= endsOn)
                  .map(({ id, title, state, startsOn }) => (
                    <Link
                      key={id}
                      to={`${home}/my-journeys/${id}`}
                      className={styles.monthEntry}
                      data-state={state}
                      data-first={startsOn === day || undefined}
                      title={stateName(state)}
                    >
                      {title}
                    </Link>
                  ))
              }
            />
            {rows.length === 0 && <p className="note">{m.journeys_month_empty()}</p>}
            {hasMore && <p className="note">{m.journeys_month_more()}</p>}
          </>
        )}
      </QueryView>
    </>
  );
}
