import { m } from "#messages/messages.js";
import { defineNotice } from "../notifications/notice.ts";
import { monthIn } from "./words.ts";

/** A payee's month was released. */
export const monthReleased = defineNotice({
  ...{ kind: "statement_month", roles: ["advisor", "tour_operator"] },
  ways: { app: true, email: true },
  name: m.statements_notice_month_name,
  sentence: ({ month }: { month: string }, locale) =>
    m.statements_notice_month({ month: monthIn(month, locale.locale) }, locale),
});

/** A hotel is sent what it is late with. */
export const lateReleased = defineNotice({
  ...{ kind: "statement_late", roles: ["hotel"] },
  ways: { app: true, email: true },
  name: m.statements_notice_late_name,
  sentence: (params: { hotel: string; lines: number }, locale) => m.statements_notice_late(params, locale),
});
