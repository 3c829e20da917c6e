import { defineRule } from "../../rule.ts";
import { both, money, none, same, some } from "../../words.ts";
import { ways } from "../ways.ts";

/** Money that only waits for the payee's invoice. */
export const missingInvoice = defineRule({
  key: "missing_invoice",
  name: both("Nota fiscal que falta", "Missing invoice"),
  question: both(
    "Que comissões em repasse só esperam a sua nota fiscal?",
    "Which commissions in a payout only wait for your invoice?",
  ),
  threshold: both("1 comissão em repasse sem nota", "1 commission in a payout without an invoice"),
  method: both(
    "a soma das comissões sem nota fiscal em repasses de câmbio fixado, em reais",
    "the sum of commissions without an invoice in payouts whose rate is fixed, in reais",
  ),
  outcome: ["commission_moved"],
  cards: ({ uninvoiced, owed, today }) => {
    const names = new Map(owed.map((row) => [row.id, row]));
    return [...Map.groupBy(uninvoiced, ({ currency }) => currency)].map(([currency, rows]) => {
      const amount = rows.reduce((sum, row) => sum + row.amount, 0);
      const sum = money(amount, currency);
      const many = some(rows.length, ["comissão", "comissões"], ["commission", "commissions"]);
      return {
        ...{
          cause: `${currency}/${today.slice(0, 7)}`,
          subjectId: rows[0]!.id,
          urgency: 2 as const,
          figure: sum,
        },
        unit: both("à espera da sua nota", "waiting for your invoice"),
        sentence: both(
          rows.length === 1
            ? "1 comissão de câmbio fixado pode ser paga assim que você anexar a nota fiscal."
            : `${many.pt} de câmbio fixado podem ser pagas assim que você anexar a nota fiscal.`,
          `${many.en} with a fixed rate can be paid as soon as you attach the invoice.`,
        ),
        comparison: both(
          "Sem a nota, o valor pode sair deste repasse.",
          "Without the invoice the amount may be taken out of this payout.",
        ),
        ...{ confidence: "high" as const, basis: many },
        action: { to: "/earnings", label: both("Anexar a nota", "Attach the invoice") },
        evidence: {
          columns: [both("Reserva", "Booking"), both("Hotel", "Hotel"), both("Valor", "Amount")],
          rows: rows.map((row) => {
            const { reference, hotel } = names.get(row.id) ?? {};
            return {
              ...{ id: row.id, to: ways.commission(row.id) },
              cells: [
                ...[reference ? same(reference) : none, hotel ? same(hotel) : none],
                money(row.amount, row.currency),
              ],
            };
          }),
        },
        worth: { amount, currency },
      };
    });
  },
});
