import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link, useSearchParams } from "react-router";
import { type House, HouseOverview as Overview, OverviewQuery, periods } from "#domain/hotels/houses.ts";
import { answeringParts, isAmong, writingParts } from "#domain/hotels/members.ts";
import { m } from "#messages/messages.js";
import type { HousesApi } from "#server/hotels/houses/contract.ts";
import { formatLongDate, formatNumber } from "#web/locale/format.ts";
import { houseAddress } from "#web/portal/house/houses.ts";
import { whoMay } from "#web/portal/house/who-may.ts";
import { memberApi } from "#web/session/member-api.ts";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { bodyOf } from "#web/session/queries/refusal.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/screen-states.tsx";
import { HouseFunnel } from "./house-funnel.tsx";
import styles from "./house-overview.module.css";

type Days = "30" | "90" | "365";

function useOverview(hotelId: string, days: Days) {
  return useQuery({
    queryKey: ["houses", hotelId, "overview", days],
    queryFn: async () => {
      const asked = { param: { hotelId }, query: { days } };
      return Overview.parse(
        await bodyOf(await memberApi<HousesApi>().houses[":hotelId"].overview.$get(asked)),
      );
    },
  });
}

/** The period that the address asks for. */
export function usePeriod(): Days {
  const [params] = useSearchParams();
  return OverviewQuery.catch({ days: "90" }).parse({ days: params.get("days") ?? undefined }).days;
}

type HouseOverviewProps = {
  house: House;
  days: Days;
  /** What came of its kit in a period: the first thing a hotel reads. */
  funnel: { title: string; drawing: ReactNode };
  /** What waits for it. */
  waiting: ReactNode;
  /** How its kit stands, beside. */
  kit: ReactNode;
  /** Whether all of them have been read; until then nothing stands, so that nothing moves. */
  isReady: boolean;
  children?: ReactNode;
};

/** What a hotel sees of itself first: what came of its kit, what waits for it, how its page was read, and what is left to do on it. */
export function HouseOverview({ house, days, isReady, children, ...parts }: HouseOverviewProps) {
  const { funnel, waiting, kit } = parts;
  const { data, ...query } = useOverview(house.id, days);
  return (
    <QueryView query={{ ...query, data: isReady ? data : undefined }} lines={6}>
      {(overview) =>
        overview.chapters === 0 ? (
          <Begin house={house} />
        ) : (
          <div className={styles.overview}>
            <div className={styles.first}>
              <section aria-labelledby="funnel">
                <div className={styles.head}>
                  <h2 id="funnel">{funnel.title}</h2>
                  <nav className={styles.periods} aria-label={m.house_period()}>
                    {periods.map((period) => (
                      <Link
                        key={period}
                        to={`?days=${period}`}
                        aria-current={String(period) === days ? "true" : undefined}
                        preventScrollReset
                        replace
                      >
                        {m.house_days({ days: period })}
                      </Link>
                    ))}
                  </nav>
                </div>
                {funnel.drawing}
              </section>
              {waiting}
              <section aria-labelledby="readings">
                <h2 id="readings">{m.house_funnel()}</h2>
                <HouseFunnel overview={overview} />
              </section>
              {children}
            </div>
            <div className={styles.aside}>
              <ToDo house={house} overview={overview} />
              {kit}
            </div>
          </div>
        )
      }
    </QueryView>
  );
}

/** Nothing is read yet: the three things to begin with, each with its way. */
function Begin({ house: { slug, part } }: { house: House }) {
  const write = { title: m.house_step_write(), text: m.house_step_write_text(), parts: writingParts };
  const send = { title: m.house_step_kit(), text: m.house_step_kit_text(), parts: writingParts };
  const duty = { title: m.house_step_duty(), text: m.house_step_duty_text(), parts: answeringParts };
  const steps = [
    { ...write, way: m.house_write_first(), to: "page" },
    { ...send, way: m.house_send_first(), to: "materials" },
    { ...duty, way: m.house_set_duty(), to: "sheet" },
  ];
  return (
    <>
      <EmptyState title={m.house_begin()} text={m.house_begin_text()} />
      <ol className={styles.steps}>
        {steps.map(({ title, text, way, to, parts }, at) => (
          <li key={to}>
            <h2>{title}</h2>
            <p>{text}</p>
            {isAmong(parts, part) ? (
              <ButtonLink look={at === 0 ? "primary" : "outline"} size="work" to={houseAddress(slug, to)}>
                {way}
              </ButtonLink>
            ) : (
              <p className="note">{whoMay(parts)}</p>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}

function ToDo({ house, overview }: { house: House; overview: Overview }) {
  return (
    <section className={styles.todo} aria-labelledby="todo">
      <h2 id="todo">{m.house_page_state()}</h2>
      <dl>
        <Row label={m.house_chapters()} value={formatNumber(overview.chapters)} />
        <Row label={m.house_unpublished()} value={formatNumber(overview.unpublished)} />
        <Row label={m.house_outdated()} value={formatNumber(overview.outdated)} />
        <Row label={m.house_people()} value={formatNumber(overview.members)} />
        {overview.lastPublishedAt && (
          <Row label={m.house_last_published()} value={formatLongDate(overview.lastPublishedAt)} />
        )}
      </dl>
      <ButtonLink size="work" to={houseAddress(house.slug, "page")}>
        {isAmong(writingParts, house.part) ? m.house_edit_page() : m.house_see_draft()}
      </ButtonLink>
    </section>
  );
}

function Row({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="figures">{value}</dd>
    </div>
  );
}
