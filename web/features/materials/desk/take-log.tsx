import type { TakeLog } from "#domain/materials/takes.ts";
import { m } from "#messages/messages.js";
import { formatDate, formatMoment, formatNumber } from "#web/locale/format.ts";
import { QueryView } from "#web/session/queries/query-view.tsx";
import { type Column, Table } from "#web/ui/table.tsx";
import styles from "../materials.module.css";
import { useTakeLog } from "../materials.ts";

type Taker = TakeLog["takers"][number];
type Take = TakeLog["takes"][number];

const ways: Record<Take["way"], () => string> = {
  file: m.materials_way_file,
  zip: m.materials_way_zip,
  client_link: m.materials_way_client_link,
};
const nameOf = (name: string | null) => name ?? m.materials_taker_none();

/** Who took what, by agency, and one by one behind a fold. */
export function TakeLogView({ hotelId }: { hotelId: string }) {
  const takers: Column<Taker>[] = [
    { id: "who", header: m.materials_taker(), cell: ({ name }) => nameOf(name) },
    {
      id: "takes",
      header: m.materials_takes_count(),
      isNumeric: true,
      cell: ({ takes }) => formatNumber(takes),
    },
    { id: "last", header: m.materials_taken_last(), cell: ({ lastAt }) => formatDate(lastAt) },
  ];
  const takes: Column<Take>[] = [
    {
      id: "what",
      header: m.materials_title(),
      cell: ({ title, number }) => `${title}, ${m.materials_version({ number }).toLowerCase()}`,
    },
    { id: "who", header: m.materials_taker(), cell: ({ name }) => nameOf(name) },
    { id: "way", header: m.materials_way(), cell: ({ way }) => ways[way]() },
    { id: "at", header: m.materials_taken_at(), cell: ({ at }) => formatMoment(at) },
  ];
  return (
    <section className={styles.takes} aria-labelledby="materials-takes">
      <h2 id="materials-takes">{m.materials_who_took()}</h2>
      <p className={styles.itemText}>{m.materials_who_took_text()}</p>
      <QueryView query={useTakeLog(hotelId)} lines={3}>
        {(log) => (
          <>
            <Table
              caption={m.materials_who_took()}
              columns={takers}
              rows={log.takers}
              rowId={({ name }) => name ?? ""}
            />
            <details className={styles.more}>
              <summary>{m.materials_every_take()}</summary>
              <Table
                caption={m.materials_every_take()}
                columns={takes}
                rows={log.takes.map((take, at) => ({ ...take, key: String(at) }))}
                rowId={(take) => (take as Take & { key: string }).key}
              />
            </details>
          </>
        )}
      </QueryView>
    </section>
  );
}
