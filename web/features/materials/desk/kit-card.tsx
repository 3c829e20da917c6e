import { m } from "#messages/messages.js";
import { Block } from "#web/portal/dashboard/block.tsx";
import type { DashboardCard } from "#web/portal/dashboard/dashboard-card.ts";
import { useHouses } from "#web/portal/house/houses.ts";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { Progress } from "#web/ui/progress.tsx";
import styles from "../materials.module.css";
import { useDesk } from "../materials.ts";

/** How whole the kit of the reader's hotels is, and how much it is used. */
export const kitCard: DashboardCard = { id: "materials", roles: ["hotel"], column: "narrow", Card: KitCard };

const SHOWN = 3;

function KitCard() {
  return (
    <Block title={m.menu_materials()} way={{ to: "/hotel-portal/materials", label: m.materials_all() }}>
      <QueryView query={useHouses()} lines={2}>
        {({ houses: hotels }) =>
          hotels.length === 0 ? (
            <p className={styles.itemText}>{m.house_without()}</p>
          ) : (
            <ul className={styles.cardList}>
              {hotels.slice(0, SHOWN).map(({ id, name }) => (
                <li key={id}>
                  <b>{name}</b>
                  <KitLine hotelId={id} />
                </li>
              ))}
            </ul>
          )
        }
      </QueryView>
    </Block>
  );
}

function KitLine({ hotelId }: { hotelId: string }) {
  return (
    <QueryView query={useDesk(hotelId)} lines={1}>
      {({ completeness: { filled, of }, takes }) => (
        <>
          <p className={styles.itemText}>
            {m.materials_completeness({ filled, of })}{" "}
            {m.materials_takes({ takes: takes.takes, people: takes.people })}
          </p>
          <Progress percent={(filled / of) * 100} label={m.materials_completeness({ filled, of })} />
        </>
      )}
    </QueryView>
  );
}
