import { nightsBetween } from "../../../zones.ts";
import { defineRule } from "../../rule.ts";
import { both, dayWords, number, same } from "../../words.ts";
import { ways } from "../ways.ts";

const DAYS = 14;

/** A client whose day comes soon; of adults alone, without their age. */
export const clientAnniversary = defineRule({
  key: "client_anniversary",
  name: both("Aniversário de cliente", "Client's birthday"),
  question: both(
    "Que cliente adulto faz aniversário nas próximas duas semanas?",
    "Which adult client has a birthday in the next two weeks?",
  ),
  threshold: both("14 dias até o aniversário", "14 days until the birthday"),
  method: both(
    "as datas de aniversário que você anotou de clientes adultos, sem a idade",
    "the birthdays you noted of adult clients, without their age",
  ),
  outcome: ["journey_published"],
  cards: ({ birthdays, journeys, today }) =>
    birthdays.flatMap(({ clientId, client, on }) => {
      const days = nightsBetween(today, on);
      if (days < 0 || days > DAYS) return [];
      const own = journeys.filter((journey) => journey.clientId === clientId);
      const when = dayWords(on);
      return [
        {
          ...{ cause: `${clientId}/${on.slice(0, 4)}`, subjectId: own[0]?.id ?? null, urgency: 2 as const },
          figure: number(days),
          unit: both("dias até o aniversário", "days until the birthday"),
          sentence: both(
            `${client} faz aniversário em ${when.pt}.`,
            `${client} has a birthday on ${when.en}.`,
          ),
          comparison: both(
            `Jornadas suas com este cliente: ${number(own.length).pt}.`,
            `Your journeys with this client: ${number(own.length).en}.`,
          ),
          ...{ confidence: "high" as const, basis: both("1 data anotada por você", "1 date noted by you") },
          action: { to: ways.client(clientId), label: both("Abrir o cliente", "Open the client") },
          evidence: {
            columns: [both("Cliente", "Client"), both("Dia", "Day")],
            rows: [{ id: clientId, to: ways.client(clientId), cells: [same(client), when] }],
          },
          worth: null,
        },
      ];
    }),
});
