import type { ReferralExport } from "#domain/referrals/referrals.ts";
import type { ReferralState } from "#domain/referrals/states.ts";
import { houseDay } from "#domain/site/views.ts";
import type { Language } from "#domain/text.ts";
import { m } from "#messages/messages.js";
import type { Db } from "#platform/database/database.ts";
import type { CsvColumn } from "../http/csv.ts";
import { csvAnswer } from "../http/csv-answer.ts";
import { findAllReferrals, type ReferralRow } from "./queries.ts";

type Word = (input: object, options: { locale: Language }) => string;
const stateNames: Record<ReferralState, Word> = {
  sent: m.referrals_state_sent,
  in_conversation: m.referrals_state_in_conversation,
  qualified: m.referrals_state_qualified,
  signed: m.referrals_state_signed,
  declined: m.referrals_state_declined,
};

/** Every hotel that a question leaves as a file; without whom the member named there, who agreed to a call, not to a list. */
export function exportReferrals(db: Db, query: ReferralExport): Response {
  const { language: locale } = query;
  const say = (word: Word) => word({}, { locale });
  const columns: CsvColumn<ReferralRow>[] = [
    { heading: say(m.referrals_hotel), value: ({ name }) => name },
    { heading: say(m.referrals_field_place), value: ({ place }) => place },
    { heading: say(m.referrals_field_country), value: ({ country }) => country },
    { heading: say(m.referrals_website), value: ({ website }) => website ?? "" },
    { heading: say(m.referrals_state), value: ({ state }) => say(stateNames[state as ReferralState]) },
    { heading: say(m.referrals_owner), value: ({ owner }) => owner ?? "" },
    { heading: say(m.referrals_why), value: ({ why }) => why },
    { heading: say(m.referrals_since), value: (row) => houseDay(row.created_at) },
    { heading: say(m.referrals_claim), value: (row) => houseDay(row.claim_ends_at) },
  ];
  const pages = findAllReferrals(db, query);
  return csvAnswer({ name: say(m.referrals_file), language: locale, columns, pages });
}
