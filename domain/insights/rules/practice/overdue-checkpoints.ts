import { nightsBetween } from "../../../zones.ts";
import { defineRule } from "../../rule.ts";
import { both, dayWords, none, number, same, some } from "../../words.ts";

const MANY = 2;

/** Checkpoints that nobody closed. */
export const overdueCheckpoints = defineRule({
  key: "overdue_checkpoints",
  name: both("Checkpoints atrasados", "Overdue checkpoints"),
  question: both("Que checkpoints passaram do dia?", "Which checkpoints have passed their day?"),
  threshold: both("2 ou mais atrasados", "2 or more overdue"),
  method: both(
    "uma contagem dos seus checkpoints abertos com o dia passado",
    "a count of your open checkpoints past their day",
  ),
  outcome: ["checkpoint_done"],
  cards: ({ overdue, today }) => {
    if (overdue.length < MANY) return [];
    const oldest = overdue.reduce((first, each) => (each.day < first.day ? each : first));
    const days = some(nightsBetween(oldest.day, today), ["dia", "dias"], ["day", "days"]);
    return [
      {
        ...{ cause: oldest.id, subjectId: oldest.id, urgency: 2 as const, figure: number(overdue.length) },
        unit: both("checkpoints atrasados", "overdue checkpoints"),
        sentence: both(
          `O mais antigo espera há ${days.pt}: ${oldest.title.pt.toLowerCase()}.`,
          `The oldest has waited for ${days.en}: ${oldest.title.en.toLowerCase()}.`,
        ),
        comparison: both(
          "Feitos no dia, eles somam pontos; dispensados com motivo, não tiram nenhum.",
          "Done on their day they add points; waived with a reason they take none.",
        ),
        ...{
          confidence: "high" as const,
          basis: some(overdue.length, ["checkpoint", "checkpoints"], ["checkpoint", "checkpoints"]),
        },
        action: { to: "/checkpoints", label: both("Abrir os checkpoints", "Open the checkpoints") },
        evidence: {
          columns: [both("Checkpoint", "Checkpoint"), both("Jornada", "Journey"), both("Dia", "Day")],
          rows: overdue.map(({ id, title, journeyId, journey, day }) => ({
            ...{ id, to: journeyId ? `/my-journeys/${journeyId}` : "/checkpoints" },
            cells: [title, journey ? same(journey) : none, dayWords(day)],
          })),
        },
        worth: null,
      },
    ];
  },
});
