import { nightsBetween } from "../../zones.ts";
import type { Chart, Span } from "../chart.ts";
import type { Figures } from "../figures.ts";
import { both, monthWords, number, percent, some } from "../words.ts";
import { bare, firstDay, spanWords } from "./since.ts";

const agreed: readonly string[] = ["accepted", "change_requested", "stayed"];
const monthName = (at: number) => {
  const { pt, en } = monthWords(`2026-${String(at + 1).padStart(2, "0")}`);
  return both(pt.split(" ")[0]!, en.split(" ")[0]!);
};

/** Nights by the month of check-in, over agreed stays. */
export function seasonalityChart(figures: Figures, span: Span): Chart {
  const since = firstDay(figures, span);
  const nights = Array.from({ length: 12 }, () => 0);
  for (const { state, checkIn, checkOut } of figures.stays) {
    if (!agreed.includes(state) || checkIn < since) continue;
    nights[Number(checkIn.slice(5, 7)) - 1]! += nightsBetween(checkIn, checkOut);
  }
  const all = nights.reduce((sum, each) => sum + each, 0);
  const most = Math.max(...nights);
  const at = all === 0 ? null : nights.indexOf(most);
  return {
    ...{ key: "seasonality", currency: null, title: both("Sazonalidade", "Seasonality") },
    finding:
      at === null
        ? both("Nenhuma estadia confirmada neste período.", "No confirmed stay in this period.")
        : both(
            `Noites por mês de check-in; ${monthName(at).pt} faz ${percent(most / all).pt} do total.`,
            `Nights by month of check-in; ${monthName(at).en} makes up ${percent(most / all).en} of the total.`,
          ),
    source: both(
      `${some(all, ["noite", "noites"], ["", ""]).pt}, ${spanWords[span].pt}`,
      `${some(all, ["", ""], ["night", "nights"]).en}, ${spanWords[span].en}`,
    ),
    points: nights.map((value, month) => ({ ...bare, label: monthName(month), value, text: number(value) })),
    ...{ at, line: null },
    table: {
      columns: [both("Mês de check-in", "Month of check-in"), both("Noites", "Nights")],
      rows: nights.map((value, month) => [monthName(month), number(value)]),
    },
  };
}
