import { nightsBetween } from "../../../zones.ts";
import { defineRule } from "../../rule.ts";
import { monthAfter } from "../../spans.ts";
import { confidenceOf } from "../../statistics.ts";
import { both, monthWords, number } from "../../words.ts";
import { stayColumns, stayRow } from "../ways.ts";

const MONTHS_AHEAD = 6;
const held: readonly string[] = ["accepted", "change_requested", "stayed"];
const open: readonly string[] = [...held, "sent", "optioned", "countered", "registered"];

/** A month that was full before and has nothing yet. */
export const emptySeason = defineRule({
  key: "empty_season",
  name: both("Temporada vazia", "Empty season"),
  question: both(
    "Que mês dos próximos seis tinha estadias no ano passado e ainda não tem nenhuma?",
    "Which of the next six months had stays last year and has none yet?",
  ),
  threshold: both(
    "estadias no mesmo mês do ano passado, nenhuma neste; pelo menos 5 estadias na sua história",
    "stays in the same month last year, none this year; at least 5 stays in your history",
  ),
  method: both(
    "uma contagem das suas estadias por mês de check-in, neste ano e no anterior",
    "a count of your stays by month of check-in, this year and the one before",
  ),
  outcome: ["booking_accepted"],
  cards: ({ stays, journeys, today }) => {
    const past = stays.filter(({ state }) => held.includes(state));
    const confidence = confidenceOf(past.length);
    if (confidence === null) return [];
    return Array.from({ length: MONTHS_AHEAD }, (_, ahead) => monthAfter(today, ahead + 1)).flatMap(
      (month) => {
        const yearBefore = monthAfter(`${month}-01`, -12);
        const before = past.filter(({ checkIn }) => checkIn.startsWith(yearBefore));
        const now = stays.some(({ checkIn, state }) => checkIn.startsWith(month) && open.includes(state));
        const planned = journeys.some(
          ({ startsOn, state }) =>
            startsOn.startsWith(month) && state !== "declined" && state !== "cancelled",
        );
        if (before.length === 0 || now || planned) return [];
        const nights = before.reduce(
          (sum, { checkIn, checkOut }) => sum + nightsBetween(checkIn, checkOut),
          0,
        );
        const name = monthWords(month);
        return [
          {
            ...{ cause: month, subjectId: null, urgency: 1 as const, figure: number(0) },
            unit: both(`noites em ${name.pt}`, `nights in ${name.en}`),
            sentence: both(
              `${name.pt.charAt(0).toUpperCase()}${name.pt.slice(1)} ainda não tem nenhuma jornada nem estadia.`,
              `${name.en} has no journey and no stay yet.`,
            ),
            comparison: both(
              `No mesmo mês do ano passado foram ${number(nights).pt} noites.`,
              `In the same month last year there were ${number(nights).en} nights.`,
            ),
            confidence,
            basis: both(`${number(past.length).pt} estadias lidas`, `${number(past.length).en} stays read`),
            action: { to: "/my-journeys", label: both("Começar uma jornada", "Start a journey") },
            evidence: { columns: stayColumns, rows: before.map(stayRow) },
            worth: null,
          },
        ];
      },
    );
  },
});
