import { linkSources } from "#domain/marketing/link-codes.ts";
import { fillDays, type LinkResults } from "#domain/marketing/results.ts";
import { houseDay } from "#domain/site/views.ts";
import type { Deps } from "../../deps.ts";
import { openCampaign } from "../campaigns/open-to.ts";
import { findBookings, findClicks, findLeads } from "./queries.ts";

type Owned = { userId: string; campaignId: string };

/** What a member's own link to a campaign brought, day by day and by where it was put. */
export async function readResults(deps: Pick<Deps, "db" | "clock">, owned: Owned): Promise<LinkResults> {
  const { row } = await openCampaign(deps, owned);
  const [clicks, leads, bookings] = await Promise.all([
    findClicks(deps.db, owned),
    findLeads(deps.db, owned),
    findBookings(deps.db, owned),
  ]);
  const counted = {
    clicks,
    leads: leads.map(({ day, source }) => ({ day, source, count: 1 })),
    bookings: bookings.map(({ day, source }) => ({ day, source, count: 1 })),
  };
  const today = houseDay(deps.clock.now());
  const known = [...counted.clicks, ...counted.leads, ...counted.bookings].map(({ day }) => day);
  const start = row.startsOn < today ? row.startsOn : today;
  const from = [start, ...known].sort()[0]!;
  const end = row.endsOn < today ? row.endsOn : today;
  const until = [end, ...known].sort().at(-1)!;
  const sum = (rows: { count: number }[]) => rows.reduce((total, { count }) => total + count, 0);
  const of = (source: string, rows: { source: string; count: number }[]) =>
    sum(rows.filter((one) => one.source === source));
  return {
    clicks: sum(counted.clicks),
    leads: leads.length,
    bookings: bookings.length,
    days: fillDays(counted, { from, until }),
    sources: linkSources.map((source) => ({
      source,
      clicks: of(source, counted.clicks),
      leads: of(source, counted.leads),
      bookings: of(source, counted.bookings),
    })),
    diagnostics: leads.filter(({ diagnosticId }) => diagnosticId !== null).length,
    stores: leads.filter(({ storeLeadId }) => storeLeadId !== null).length,
    offers: leads.filter(({ bookingId }) => bookingId !== null).length,
    contacts: leads.flatMap(({ reference, name, email, subject, source, at }) =>
      reference !== null && name !== null && email !== null && subject !== null
        ? [{ reference, name, email, subject, source, at: at.toISOString() }]
        : [],
    ),
  };
}
