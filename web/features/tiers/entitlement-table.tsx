import { houseTiers } from "#domain/accounts/tiers.ts";
import { entitlementsOf } from "#domain/tiers/entitlements.ts";
import { m } from "#messages/messages.js";
import { formatNumber } from "#web/locale/format.ts";
import { type Column, Table } from "#web/ui/table.tsx";
import { TierBadge } from "./tier-badge.tsx";
import styles from "./tiers.module.css";

type Row = { name: string } & ReturnType<typeof entitlementsOf>;

/** What each tier entitles to, from the table that the house itself goes by. */
export function EntitlementTable() {
  const rows = houseTiers.map(({ name }): Row => ({ name, ...entitlementsOf(name) }));
  return (
    <section className={styles.tierEntitlements} aria-labelledby="entitlements">
      <h2 id="entitlements" className={styles.tierHeading}>
        {m.tiers_entitlements()}
      </h2>
      <Table caption={m.tiers_entitlements()} columns={columns()} rows={rows} rowId={({ name }) => name} />
      <p className="note">{m.tiers_house_line_note()}</p>
    </section>
  );
}

function columns(): Column<Row>[] {
  const entry = (id: string, header: string, text: (row: Row) => string): Column<Row> => ({
    id,
    header,
    // A phone has no headings: there each cell says what it is of.
    cell: (row) => (
      <>
        <span className={styles.tierCellLabel}>{header}</span> {text(row)}
      </>
    ),
  });
  const yes = (is: boolean) => (is ? m.tiers_yes() : m.tiers_no());
  return [
    { id: "tier", header: m.tiers_tier(), cell: ({ name }) => <TierBadge tier={name} /> },
    entry("houseLine", m.tiers_house_line(), ({ houseLine }) =>
      m.tiers_points_of_percent({ points: formatNumber(houseLine / 100) }),
    ),
    entry("products", m.tiers_products(), ({ productsAtOnce }) => formatNumber(productsAtOnce)),
    entry("campaigns", m.tiers_campaigns(), ({ campaignHoursEarly: hours }) =>
      hours ? m.tiers_hours_early({ hours }) : m.tiers_no(),
    ),
    entry("famTrips", m.tiers_fam_trips(), ({ hasFamTrips }) => yes(hasFamTrips)),
    entry("diagnostic", m.tiers_diagnostic(), ({ hasDiagnostic }) => yes(hasDiagnostic)),
  ];
}
