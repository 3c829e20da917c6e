import { defineRule } from "../../rule.ts";
import { both, money, none, same, some } from "../../words.ts";
import { ways } from "../ways.ts";

/** Money that only waits for the payee's invoice. */
export const missingInvoice = defineRule({
  key: "missing_invoice",
  name: both("Nota fiscal que falta", "Missing invoice"),
  question: both(
    "Que comissões aprovadas só esperam a sua nota fiscal?",
    "Which approved commissions only wait for your invoice?",
  ),
  threshold: both("1 comissão aprovada sem nota", "1 approved commission without an invoice"),
  method: both(
    "a soma das comissões aprovadas sem nota fiscal, por moeda",
    "the sum of approved commissions without an invoice, by currency",
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
            ? `1 comissão em ${currency} pode ser paga assim que você anexar a nota fiscal.`
            : `${many.pt} em ${currency} podem ser pagas assim que você anexar a nota fiscal.`,
          `${many.en} in ${currency} can be paid as soon as you attach the invoice.`,
        ),
        comparison: both(
          "Sem a nota, o valor fica fora do próximo pagamento.",
          "Without the invoice the amount stays out of the next payout.",
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
