import { Plus } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { m } from "#messages/messages.js";
import { Button } from "#web/ui/button.tsx";
import { ListSearch } from "#web/ui/list-search.tsx";
import { JourneyBoardView } from "./journey-board.tsx";
import { JourneyCalendar } from "./journey-calendar.tsx";
import { JourneyTable } from "./journey-table.tsx";
import styles from "./journeys.module.css";
import { NewJourneyDialog } from "./new-journey-dialog.tsx";
import { useJourneysPlace } from "./use-journeys-place.ts";

/** The journeys of one person as board, list or calendar; the address says what is shown. */
export function JourneysDesk({ head }: { head: (actions: ReactNode) => ReactNode }) {
  const place = useJourneysPlace();
  const [isStarting, setIsStarting] = useState(false);
  const begin = (
    <Button size="work" onClick={() => setIsStarting(true)}>
      <Plus size={15} strokeWidth={1.5} aria-hidden="true" />
      {m.journeys_new()}
    </Button>
  );
  const names = { board: m.journeys_board, list: m.journeys_list, calendar: m.journeys_calendar };
  return (
    <>
      {head(begin)}
      <div className="list-bar work">
        <ListSearch label={m.journeys_search()} value={place.q} onSearch={place.search} />
        <nav className={styles.views} aria-label={m.journeys_views()}>
          {place.views.map((view) => (
            <Link
              key={view}
              to={place.viewAddress(view)}
              aria-current={view === place.view ? "page" : undefined}
              preventScrollReset
            >
              {names[view]()}
            </Link>
          ))}
        </nav>
      </div>
      {place.view === "board" && <JourneyBoardView place={place} begin={begin} />}
      {place.view === "list" && <JourneyTable place={place} begin={begin} />}
      {place.view === "calendar" && <JourneyCalendar place={place} />}
      {isStarting && <NewJourneyDialog onClose={() => setIsStarting(false)} />}
    </>
  );
}
