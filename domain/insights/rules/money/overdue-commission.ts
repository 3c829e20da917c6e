import { nightsBetween } from "../../../zones.ts";
import { defineRule } from "../../rule.ts";
import { both, dayWords, money, number, same, some } from "../../words.ts";
import { ways } from "../ways.ts";

const awaited: readonly string[] = ["expected", "confirmed"];

/** What a hotel owes past its day. */
export const overdueCommission = defineRule({
  key: "overdue_commission",
  name: both("Comissão atrasada", "Overdue commission"),
  question: both(
    "Que hotel deve comissões depois do vencimento?",
    "Which hotel owes commissions past their due date?",
  ),
  threshold: both("1 dia depois do vencimento", "1 day past the due date"),
  method: both(
    "a soma das suas comissões vencidas e não pagas, por hotel e por moeda",
    "the sum of your commissions due and not paid, by hotel and by currency",
  ),
  outcome: ["commission_moved"],
  cards: ({ owed, today }) => {
    const late = owed.filter(
      ({ state, dueOn, outstanding }) => awaited.includes(state) && dueOn < today && outstanding > 0,
    );
    const groups = Map.groupBy(late, ({ hotelId, currency }) => `${hotelId}/${currency}`);
    return [...groups].map(([key, rows]) => {
      rows.sort((a, b) => a.dueOn.localeCompare(b.dueOn) || a.id.localeCompare(b.id));
      const [oldest] = rows as [(typeof rows)[number]];
      const amount = rows.reduce((sum, row) => sum + row.outstanding, 0);
      const days = nightsBetween(oldest.dueOn, today);
      const sum = money(amount, oldest.currency);
      return {
        ...{ cause: `${key}/${oldest.dueOn}`, subjectId: oldest.id, urgency: 2 as const, figure: sum },
        unit: both("em comissão atrasada", "in overdue commission"),
        sentence: both(
          `${oldest.hotel} deve ${some(rows.length, ["comissão", "comissões"], ["", ""]).pt}; a mais antiga venceu há ${some(days, ["dia", "dias"], ["", ""]).pt}.`,
          `${oldest.hotel} owes ${some(rows.length, ["", ""], ["commission", "commissions"]).en}; the oldest was due ${some(days, ["", ""], ["day", "days"]).en} ago.`,
        ),
        comparison: both(
          `No total você tem ${number(late.length).pt} vencidas. Nossa equipe cobra o hotel aos 10, 30 e 60 dias.`,
          `In all you have ${number(late.length).en} past due. Our team chases the hotel at 10, 30 and 60 days.`,
        ),
        confidence: "high" as const,
        basis: some(
          rows.length,
          ["comissão vencida", "comissões vencidas"],
          ["commission past due", "commissions past due"],
        ),
        action: { to: ways.commission(oldest.id), label: both("Abrir a comissão", "Open the commission") },
        evidence: {
          columns: [
            both("Reserva", "Booking"),
            both("Hotel", "Hotel"),
            both("Vencimento", "Due"),
            both("Valor", "Amount"),
          ],
          rows: rows.map((row) => ({
            ...{ id: row.id, to: ways.commission(row.id) },
            cells: [
              same(row.reference),
              same(row.hotel),
              dayWords(row.dueOn),
              money(row.outstanding, row.currency),
            ],
          })),
        },
        worth: { amount, currency: oldest.currency },
      };
    });
  },
});
