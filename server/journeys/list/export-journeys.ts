import type { JourneyExport } from "#domain/journeys/journey-lists.ts";
import { JourneyState } from "#domain/journeys/states.ts";
import { currencyDigits } from "#domain/money/currencies.ts";
import type { Currency } from "#domain/money/money.ts";
import type { Language } from "#domain/text.ts";
import { m } from "#messages/messages.js";
import type { Deps } from "../../deps.ts";
import type { CsvColumn } from "../../http/csv.ts";
import { csvAnswer } from "../../http/csv-answer.ts";
import { findJourneyPages, type SummaryRow } from "./queries.ts";

const states = {
  draft: m.journeys_state_draft,
  proposed: m.journeys_state_proposed,
  accepted: m.journeys_state_accepted,
  booked: m.journeys_state_booked,
  travelling: m.journeys_state_travelling,
  completed: m.journeys_state_completed,
  declined: m.journeys_state_declined,
  cancelled: m.journeys_state_cancelled,
} satisfies Record<JourneyState, unknown>;

/** A person's journeys as a file in a language. */
export function exportJourneys(
  { db }: Pick<Deps, "db">,
  { ownerId, query }: { ownerId: string; query: JourneyExport },
): Response {
  const { language } = query;
  return csvAnswer({
    name: m.journeys_file({}, { locale: language }),
    language,
    columns: columnsIn(language),
    pages: findJourneyPages(db, ownerId, query),
  });
}

function columnsIn(locale: Language): CsvColumn<SummaryRow>[] {
  const heading = (word: (input: object, options: { locale: Language }) => string) => word({}, { locale });
  return [
    { heading: heading(m.journeys_journey), value: ({ title }) => title },
    { heading: heading(m.journeys_client), value: ({ client_name }) => client_name },
    { heading: heading(m.journeys_starts), value: ({ starts_on }) => starts_on },
    { heading: heading(m.journeys_ends), value: ({ ends_on }) => ends_on },
    { heading: heading(m.journeys_state), value: ({ state }) => heading(states[JourneyState.parse(state)]) },
    { heading: heading(m.journeys_sell), value: ({ worth, currency }) => typed(worth, currency) },
    { heading: heading(m.journeys_currency), value: ({ currency }) => currency },
  ];
}

function typed(worth: number | null, currency: string): string | null {
  if (worth === null) return null;
  const digits = currencyDigits[currency as Currency];
  return (worth / 10 ** digits).toFixed(digits);
}
