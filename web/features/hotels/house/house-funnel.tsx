import type { HouseOverview } from "#domain/hotels/houses.ts";
import { m } from "#messages/messages.js";
import { formatNumber } from "#web/locale/format.ts";
import styles from "./house-overview.module.css";

const MOST_TICKS = 160;
const TICK = 5;
const LOW = 24;
const HIGH = 96;

/** From the page to the word: one tick for each reading, tall and in brass for each message that names the hotel. */
export function HouseFunnel({ overview }: { overview: HouseOverview }) {
  const { views, viewsBefore, mentions, days } = overview;
  const worth = Math.max(1, Math.ceil(views / MOST_TICKS));
  const ticks = Math.ceil(views / worth);
  const tall = Math.min(ticks, Math.ceil(mentions / worth));
  // Without a tall one there is nothing above the low ones.
  const height = tall === 0 ? LOW : HIGH;
  const said = m.house_funnel_label({ views, mentions });
  return (
    <div className={styles.funnel}>
      <dl className={styles.figures}>
        <div>
          <dd>{formatNumber(mentions)}</dd>
          <dt>{m.house_mentions()}</dt>
        </div>
        <div>
          <dd>{formatNumber(views)}</dd>
          <dt>{m.house_views()}</dt>
        </div>
      </dl>
      {ticks > 0 && (
        <svg
          viewBox={`0 ${HIGH - height} ${MOST_TICKS * TICK} ${height}`}
          data-low={tall === 0 || undefined}
          role="img"
          aria-label={said}
          preserveAspectRatio="none"
        >
          <path d={ticksPath(tall, ticks, LOW)} />
          <path data-tall d={ticksPath(0, tall, HIGH)} />
        </svg>
      )}
      <p>
        {worth === 1 ? m.house_tick_one() : m.house_tick_many({ count: worth })}{" "}
        {m.house_before({ count: viewsBefore, days })}
      </p>
    </div>
  );
}

/** Upright ticks from one place to another, all of one height. */
function ticksPath(from: number, until: number, height: number): string {
  return Array.from({ length: Math.max(0, until - from) }, (_, index) => {
    const x = (from + index) * TICK + 1;
    return `M${x} ${HIGH}V${HIGH - height}`;
  }).join("");
}
