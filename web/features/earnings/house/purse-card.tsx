import { Link } from "react-router";
import type { CommissionList } from "#domain/commissions/commissions.ts";
import { isAmong, purseParts } from "#domain/hotels/members.ts";
import { facetCount } from "#domain/list/list.ts";
import { houseDay } from "#domain/site/views.ts";
import { m } from "#messages/messages.js";
import { Block } from "#web/portal/dashboard/block.tsx";
import type { DashboardCard } from "#web/portal/dashboard/dashboard-card.ts";
import { houseAddress, useHouses } from "#web/portal/house/houses.ts";
import { QueryView } from "#web/session/queries/query-view.tsx";
import styles from "../earnings.module.css";
import { useCommissions } from "../earnings.ts";

/** What is to be paid and confirmed at the hotels whose purse the reader keeps. */
export const purseCard: DashboardCard = { id: "purse", roles: ["hotel"], column: "wide", Card: PurseCard };

function PurseCard() {
  const { houses = [] } = useHouses().data ?? {};
  return houses
    .filter(({ part }) => isAmong(purseParts, part))
    .map(({ id, slug, name }) => <Purse key={id} {...{ id, slug, name }} />);
}

/** The boxes of one hotel's commissions in which something is to be done. */
function Purse({ id: hotelId, slug, name }: { id: string; slug: string; name: string }) {
  const list = useCommissions({ kind: "hotel", hotelId }, { box: "expected", sort: "checkOut" });
  const place = houseAddress(slug, "commissions");
  return (
    <Block title={m.earnings_purse_at({ hotel: name })} way={{ to: place, label: m.earnings_purse_all() }}>
      <QueryView query={list} lines={2}>
        {(read) => {
          const lines = linesOf(read);
          if (lines.length === 0) return <p className="note">{m.earnings_purse_none()}</p>;
          return (
            <ul className={styles.purse}>
              {lines.map(({ box, count, text }) => (
                <li key={box}>
                  <Link className={box === "overdue" ? styles.late : undefined} to={`${place}?box=${box}`}>
                    {text({ count })}
                  </Link>
                </li>
              ))}
            </ul>
          );
        }}
      </QueryView>
    </Block>
  );
}

/** What is late, what ended and waits for the hotel's word, what it confirmed and has not paid; the first that is due first. */
function linesOf({ rows, facets }: CommissionList) {
  const today = houseDay(new Date());
  const ended = rows.filter(({ checkOut }) => checkOut <= today).length;
  const of = (box: "overdue" | "confirmed") => facetCount(facets.box, box).value;
  return [
    { box: "overdue", count: of("overdue"), text: m.earnings_purse_overdue },
    { box: "expected", count: ended, text: m.earnings_purse_ended },
    { box: "confirmed", count: of("confirmed"), text: m.earnings_purse_confirmed },
  ].filter(({ count }) => count > 0);
}
