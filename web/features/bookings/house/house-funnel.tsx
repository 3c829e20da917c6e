import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { RequestFunnel } from "#domain/bookings/funnel.ts";
import { m } from "#messages/messages.js";
import type { BookingsApi } from "#server/bookings/contract.ts";
import { formatNumber } from "#web/locale/format.ts";
import { houseAddress } from "#web/portal/house/houses.ts";
import { memberApi } from "#web/session/member-api.ts";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { bodyOf } from "#web/session/queries/refusal.ts";
import { BOOKINGS } from "../keys.ts";
import styles from "./house.module.css";

type Days = "30" | "90" | "365";

/** How far what was asked of a hotel came in a period. */
export function useFunnel(hotelId: string, days: Days) {
  return useQuery({
    queryKey: [...BOOKINGS, "funnel", hotelId, days],
    queryFn: async () => {
      const asked = { param: { hotelId }, query: { days } };
      return RequestFunnel.parse(
        await bodyOf(await memberApi<BookingsApi>().houses[":hotelId"].funnel.$get(asked)),
      );
    },
  });
}

/** From the kit to the stay: one line for each who sells, the taller the further they came. */
export function HouseFunnel({ hotelId, slug, days }: { hotelId: string; slug: string; days: Days }) {
  return (
    <QueryView query={useFunnel(hotelId, days)} lines={4}>
      {(funnel) => <Funnel funnel={funnel} slug={slug} />}
    </QueryView>
  );
}

const MOST_LINES = 160;
/** Fewer lines than this are no drawing. */
const FEWEST_LINES = 12;
const GAP = 5;
const HEIGHTS = [96, 74, 48, 22];

function Funnel({ funnel, slug }: { funnel: RequestFunnel; slug: string }) {
  const { reached, asked, agreed, stayed, agreedBefore, completed, rows, days } = funnel;
  const steps = [
    { id: "stayed", people: stayed.people, text: m.bookings_funnel_stayed({ count: stayed.requests }) },
    { id: "agreed", people: agreed.people, text: m.bookings_funnel_agreed({ count: agreed.requests }) },
    { id: "asked", people: asked.people, text: m.bookings_funnel_asked({ count: asked.requests }) },
    { id: "reached", people: reached, text: m.bookings_funnel_reached() },
  ];
  const most = Math.max(...steps.map(({ people }) => people));
  return (
    <div className={styles.funnel}>
      {most >= FEWEST_LINES && <Lines people={steps.map(({ people }) => people)} />}
      <p>{m.bookings_funnel_window({ days })}</p>
      <dl>
        {steps.toReversed().map(({ id, people, text }) => (
          <div key={id}>
            <dt>{text}</dt>
            <dd>{formatNumber(people)}</dd>
          </div>
        ))}
      </dl>
      <p>
        {most === 0
          ? m.bookings_funnel_none({ days })
          : m.bookings_funnel_text({ ...{ now: agreed.people, before: agreedBefore.people }, days })}
        {most >= FEWEST_LINES && ` ${m.bookings_funnel_line()}`}{" "}
        {m.bookings_funnel_completed({ count: completed, days })}
      </p>
      {rows.length > 0 && <Counted rows={rows} slug={slug} />}
    </div>
  );
}

const parts = {
  asked: m.bookings_funnel_part_asked,
  agreed: m.bookings_funnel_part_agreed,
  stayed: m.bookings_funnel_part_stayed,
  completed: m.bookings_funnel_part_completed,
};

/** What the figures count, each with how far it came. */
function Counted({ rows, slug }: { rows: RequestFunnel["rows"]; slug: string }) {
  return (
    <details>
      <summary className="touch-target">{m.bookings_funnel_rows()}</summary>
      <ul>
        {rows.map(({ id, reference, parts: came }) => (
          <li key={id}>
            <Link className="text-link touch-target" to={`${houseAddress(slug, "requests")}/${id}`}>
              {reference}
            </Link>{" "}
            {came.map((part) => parts[part]()).join(", ")}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Upright lines, those who came furthest first and tallest. Who asked without the kit is drawn with who asked. */
function Lines({ people }: { people: number[] }) {
  const most = Math.max(...people);
  const worth = Math.max(1, Math.ceil(most / MOST_LINES));
  let from = 0;
  const parts = people.map((count, at) => {
    const until = Math.max(from, Math.ceil(count / worth));
    const d = Array.from({ length: until - from }, (_, index) => {
      const x = (from + index) * GAP + 2;
      return `M${x} 96V${96 - HEIGHTS[at]!}`;
    }).join("");
    from = until;
    return d;
  });
  return (
    <svg viewBox={`0 0 ${Math.max(from, 24) * GAP} 96`} preserveAspectRatio="none" aria-hidden="true">
      {parts.map((d, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the steps have their place and nothing else
        <path key={at} d={d} data-far={at < 2 || undefined} />
      ))}
    </svg>
  );
}
