import type { Simulation } from "#domain/tiers/versions.ts";
import { m } from "#messages/messages.js";
import { formatNumber } from "#web/locale/format.ts";
import { type Column, Table } from "#web/ui/table.tsx";
import { TierBadge } from "../tier-badge.tsx";
import styles from "./house.module.css";

type Move = Simulation["moves"][number];

/** Who would move: how many up on the first day, how many down at a quarter's end, and who they are. */
export function SimulationView({ simulation: { people, up, down, moves } }: { simulation: Simulation }) {
  return (
    <section className={styles.simulation} aria-label={m.tiers_simulation()} role="status">
      <h3>{m.tiers_simulation()}</h3>
      <p>
        {m.tiers_simulation_sum({
          ...{ people: people, up: up, down: down },
        })}
      </p>
      {moves.length > 0 && (
        <Table caption={m.tiers_simulation()} columns={columns()} rows={moves} rowId={({ id }) => id} />
      )}
    </section>
  );
}

function columns(): Column<Move>[] {
  return [
    { id: "name", header: m.tiers_person(), cell: ({ name }) => name },
    { id: "from", header: m.tiers_today(), cell: ({ from }) => <TierBadge tier={from} /> },
    { id: "to", header: m.tiers_then(), cell: ({ to }) => <TierBadge tier={to} /> },
    {
      ...{ id: "score", header: m.reputation_points(), isNumeric: true },
      cell: ({ score, scoreThen }) =>
        score === scoreThen ? formatNumber(score) : `${formatNumber(score)} → ${formatNumber(scoreThen)}`,
    },
  ];
}
