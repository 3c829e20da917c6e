import { Bookmark, Plus, Users } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { m } from "#messages/messages.js";
import { useAsked } from "#web/portal/use-asked.ts";
import { useHome } from "#web/portal/use-home.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { ListSearch } from "#web/ui/list-search.tsx";
import { JourneyBoardView } from "./journey-board.tsx";
import { JourneyCalendar } from "./journey-calendar.tsx";
import { JourneyTable } from "./journey-table.tsx";
import styles from "./journeys.module.css";
import { LibraryDialog } from "./library/library-dialog.tsx";
import { NewJourneyDialog } from "./new-journey-dialog.tsx";
import { useJourneysPlace } from "./use-journeys-place.ts";

/** The journeys of one person as board, list or calendar; the address says what is shown. */
export function JourneysDesk({ head }: { head: (actions: ReactNode) => ReactNode }) {
  const place = useJourneysPlace();
  const home = useHome();
  const [isStarting, setIsStarting] = useAsked({ "1": true });
  const [isLibraryOpen, setIsLibraryOpen] = useState(false);
  const begin = (
    <Button size="work" onClick={() => setIsStarting(true)}>
      <Plus size={15} strokeWidth={1.5} aria-hidden="true" />
      {m.journeys_new()}
    </Button>
  );
  const names = { board: m.journeys_board, list: m.journeys_list, calendar: m.journeys_calendar };
  return (
    <>
      {head(
        <>
          <Button look="outline" size="work" onClick={() => setIsLibraryOpen(true)}>
            <Bookmark size={15} strokeWidth={1.5} aria-hidden="true" />
            {m.journeys_library()}
          </Button>
          <ButtonLink look="outline" size="work" to={`${home}/my-journeys/clients`}>
            <Users size={15} strokeWidth={1.5} aria-hidden="true" />
            {m.clients_title()}
          </ButtonLink>
          {begin}
        </>,
      )}
      <div className="list-bar work">
        {place.view !== "list" && (
          <ListSearch label={m.journeys_search()} value={place.q} onSearch={place.search} />
        )}
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
      {place.view === "list" && <JourneyTable begin={begin} />}
      {place.view === "calendar" && <JourneyCalendar place={place} />}
      {isLibraryOpen && <LibraryDialog onClose={() => setIsLibraryOpen(false)} />}
      {isStarting && <NewJourneyDialog onClose={() => setIsStarting(false)} />}
    </>
  );
}
