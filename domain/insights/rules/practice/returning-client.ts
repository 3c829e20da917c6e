import { dayAfter } from "../../../zones.ts";
import { defineRule } from "../../rule.ts";
import { both, dayWords, monthWords, number, same, some } from "../../words.ts";
import { ways } from "../ways.ts";

const [FROM_DAYS, UNTIL_DAYS] = [270, 400];
const lost: readonly string[] = ["declined", "cancelled"];

/** A client who travelled about a year ago and has nothing ahead. */
export const returningClient = defineRule({
  key: "returning_client",
  name: both("Cliente para reencontrar", "Client to meet again"),
  question: both(
    "Que cliente viajou há cerca de um ano e não tem nada à frente?",
    "Which client travelled about a year ago and has nothing ahead?",
  ),
  threshold: both("última viagem entre 9 e 13 meses atrás", "last trip between 9 and 13 months ago"),
  method: both("a data da última viagem de cada cliente", "the date of each client's last trip"),
  outcome: ["journey_published"],
  cards: ({ journeys, today }) => {
    const groups = Map.groupBy(
      journeys.filter(({ clientId, state }) => clientId && !lost.includes(state)),
      ({ clientId }) => clientId!,
    );
    return [...groups].flatMap(([clientId, own]) => {
      const last = own.reduce((latest, each) => (each.endsOn > latest.endsOn ? each : latest));
      const isDue = last.endsOn >= dayAfter(today, -UNTIL_DAYS) && last.endsOn <= dayAfter(today, -FROM_DAYS);
      if (last.state !== "completed" || !isDue || !last.client) return [];
      const month = monthWords(last.endsOn.slice(0, 7));
      const before = own.filter(({ state }) => state === "completed");
      return [
        {
          ...{ cause: `${clientId}/${last.id}`, subjectId: last.id, urgency: 1 as const },
          figure: number(before.length),
          unit:
            before.length === 1
              ? both("viagem com você", "trip with you")
              : both("viagens com você", "trips with you"),
          sentence: both(
            `${last.client} viajou em ${month.pt} e não tem nenhuma jornada à frente.`,
            `${last.client} travelled in ${month.en} and has no journey ahead.`,
          ),
          comparison: both(
            "Entre nove e treze meses depois de uma viagem, a próxima ainda cabe no calendário.",
            "Nine to thirteen months after a trip there is still room to plan the next one.",
          ),
          confidence: before.length > 1 ? ("medium" as const) : ("low" as const),
          basis: some(before.length, ["viagem lida", "viagens lidas"], ["trip read", "trips read"]),
          action: { to: ways.client(clientId), label: both("Abrir o cliente", "Open the client") },
          evidence: {
            columns: [both("Jornada", "Journey"), both("Início", "Start"), both("Fim", "End")],
            rows: before.map((journey) => ({
              ...{ id: journey.id, to: ways.journey(journey.id) },
              cells: [same(journey.title), dayWords(journey.startsOn), dayWords(journey.endsOn)],
            })),
          },
          worth: null,
        },
      ];
    });
  },
});
