import { ExternalLink } from "lucide-react";
import type { ReactNode } from "react";
import { Link, useLocation, useParams } from "react-router";
import type { House } from "#domain/hotels/houses.ts";
import { type HotelPart, isAmong } from "#domain/hotels/members.ts";
import { m } from "#messages/messages.js";
import { getLocale } from "#messages/runtime.js";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { sitePath } from "#web/site/site-path.ts";
import { ButtonLink, buttonLook } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/screen-states.tsx";
import { portalFeatures } from "../features.ts";
import { PageHead } from "../page-head.tsx";
import styles from "./house.module.css";
import { HouseSwitcher } from "./house-switcher.tsx";
import { houseAddress, useHouses } from "./houses.ts";
import { whoMay } from "./who-may.ts";

type HouseFrameProps = {
  /** What the open tab is for, in a sentence. */
  lead?: string;
  /** In which parts something is changed here: who has another is told so. */
  changers?: readonly HotelPart[];
  children: (house: House) => ReactNode;
};

/** One of the reader's hotels: its name, which switches to another, its tabs, and the page of the open one. */
export function HouseFrame({ lead, changers, children }: HouseFrameProps) {
  const { slug = "" } = useParams();
  return (
    <QueryView query={useHouses()} head={<PageHead title={m.house_yours()} />} lines={6}>
      {({ houses }) => {
        const house = houses.find((own) => own.slug === slug);
        if (!house) return <NoSuchHouse />;
        return (
          <>
            <PageHead
              title={house.name}
              text={house.place[getLocale()]}
              actions={
                <>
                  <HouseSwitcher houses={houses} current={house} />
                  {house.isPublished && (
                    <a {...buttonLook({ look: "outline", size: "work" })} href={sitePath(house.path)}>
                      <ExternalLink size={15} strokeWidth={1.5} aria-hidden="true" /> {m.house_see_page()}
                    </a>
                  )}
                </>
              }
            />
            <HouseTabs slug={slug} />
            {/* The key: another house is another page. */}
            <div key={house.id}>
              {lead && <p className={styles.lead}>{lead}</p>}
              {changers && !isAmong(changers, house.part) && (
                <p className={styles.lead}>{whoMay(changers)}</p>
              )}
              {children(house)}
            </div>
          </>
        );
      }}
    </QueryView>
  );
}

function HouseTabs({ slug }: { slug: string }) {
  const pathname = useLocation().pathname.replace(/\/+$/, "");
  const tabs = portalFeatures
    .flatMap(({ houseTabs = [] }) => houseTabs)
    .sort((one, other) => one.place - other.place);
  return (
    <nav className={styles.tabs} aria-label={m.house_tabs()}>
      {tabs.map(({ path, label }) => {
        const to = houseAddress(slug, path);
        // One thing of a tab's list stands below it.
        const isBelow = path !== "" && pathname.startsWith(`${to}/`);
        const current = pathname === to ? "page" : isBelow || undefined;
        return (
          <Link key={to} ref={current ? intoSight : undefined} to={to} aria-current={current}>
            {label()}
          </Link>
        );
      })}
    </nav>
  );
}

/** The open tab is seen, wherever in a row that is wider than the screen. */
function intoSight(tab: HTMLElement | null): void {
  const row = tab?.parentElement;
  if (tab && row) row.scrollLeft = tab.offsetLeft - row.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
}

function NoSuchHouse() {
  return (
    <>
      <PageHead title={m.house_yours()} />
      <EmptyState
        title={m.house_none_title()}
        text={m.house_none_text()}
        action={
          <ButtonLink look="outline" size="work" to="/hotel-portal">
            {m.house_all()}
          </ButtonLink>
        }
      />
    </>
  );
}
