import { dayAfter } from "../../../zones.ts";
import { defineRule } from "../../rule.ts";
import { both, dayWords, number, same } from "../../words.ts";
import { ways } from "../ways.ts";

const AHEAD_DAYS = 45;

/** A piece of the kit that ends before the journey it was taken for. */
export const kitExpiring = defineRule({
  key: "kit_expiring",
  name: both("Material que vence", "Material expiring"),
  question: both(
    "Que material que você baixou vence dentro de uma jornada aberta?",
    "Which material you took expires inside an open journey?",
  ),
  threshold: both(
    "vence em 45 dias e antes do fim da jornada",
    "expires within 45 days and before the journey ends",
  ),
  method: both(
    "a validade dos materiais que você baixou e as datas das suas jornadas abertas",
    "the validity of the materials you took and the dates of your open journeys",
  ),
  outcome: ["journey_published"],
  cards: ({ kit, journeys, liveHotels, today }) => {
    const byId = new Map(journeys.map((journey) => [journey.id, journey]));
    return kit.flatMap(({ id, title, hotelId, hotel, closesOn }) => {
      if (closesOn < today || closesOn > dayAfter(today, AHEAD_DAYS)) return [];
      const inside = liveHotels
        .filter((live) => live.hotelId === hotelId)
        .flatMap(({ journeyId }) => byId.get(journeyId) ?? [])
        .filter(({ endsOn }) => endsOn >= closesOn);
      const [first] = inside;
      if (!first) return [];
      const on = dayWords(closesOn);
      return [
        {
          ...{ cause: `${id}/${closesOn}`, subjectId: first.id, urgency: 1 as const, figure: on },
          unit: both("validade do material", "the material's validity"),
          sentence: both(
            `“${title}”, de ${hotel}, vence antes do fim de uma jornada sua.`,
            `“${title}” of ${hotel} expires before a journey of yours ends.`,
          ),
          comparison: both(
            `Jornadas abertas com este hotel: ${number(inside.length).pt}.`,
            `Open journeys with this hotel: ${number(inside.length).en}.`,
          ),
          ...{ confidence: "high" as const, basis: both("1 material, 1 validade", "1 material, 1 validity") },
          action: { to: "/materials", label: both("Ver os materiais", "See the materials") },
          evidence: {
            columns: [
              both("Jornada", "Journey"),
              both("Início", "Start"),
              both("Fim", "End"),
              both("Hotel", "Hotel"),
            ],
            rows: inside.map((journey) => ({
              ...{ id: journey.id, to: ways.journey(journey.id) },
              cells: [same(journey.title), dayWords(journey.startsOn), dayWords(journey.endsOn), same(hotel)],
            })),
          },
          worth: null,
        },
      ];
    });
  },
});
