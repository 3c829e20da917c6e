import type { NewEvent } from "#domain/events/events.ts";
import type { RegistrationState } from "#domain/events/states.ts";

import { demoId } from "./demo-id.ts";

type Written = Omit<NewEvent, "startsAt" | "endsAt" | "doorsOpenAt" | "doorsCloseAt" | "zone" | "trainings">;
type Words = Written & { trainings?: string[] };
type DemoEvent = Words & {
  /** Days from the day of planting, and the hours of it; "now" is on while the demo is looked at. */
  day: number;
  from: "now" | string;
  hours: number;
  guests: number;
  members: { email: string; state: RegistrationState }[];
  agenda: { minutesAfter: number; host: string; place: string }[];
};

const [marina, rafael, sofia] = [
  "advisor@lilamonde.test",
  "operator@lilamonde.test",
  "hotel@lilamonde.test",
] as const;
const words = (pt: string, en: string) => ({ pt, en });
const bela = { venue: "Casa Bela Cintra", address: "Rua Bela Cintra, 1200", city: "São Paulo" };
const kitchen = {
  id: "cozinha",
  label: words("Algo que a cozinha deva saber", "Anything the kitchen should know"),
  isRequired: false,
};

/** The secret that makes one device of a demo house a scanner (README). */
export const DEMO_STAFF_TOKEN = "lilamonde-demo-porta-da-noite-velaa-em-casa";

/** What is on in the demo world: tonight, next month, a journey to apply for, a roadshow, and one that is over. */
export const demoEvents: DemoEvent[] = [
  {
    ...{ code: "VELAA26", slug: "noite-velaa", kind: "event", picture: "gastronomy", ...bela },
    title: words("Noite Velaa", "An evening with Velaa"),
    headline: words(
      "Uma noite em Velaa, sem sair de São Paulo.",
      "An evening on Velaa, without leaving São Paulo.",
    ),
    lead: words(
      "Sete tempos, o chef da ilha e a equipe que responde aos seus pedidos. Para quem vende, ou quer vender, as Maldivas com calma.",
      "Seven courses, the island’s chef and the team that answers your requests. For those who sell the Maldives unhurriedly, or would like to.",
    ),
    ...{ capacity: 42, audience: "public", roles: [], questions: [kitchen] },
    programme: [
      {
        at: "19:00",
        title: words("Chegada, pelo jardim", "Arrival, by the garden"),
        note: words("Água de coco, sem discurso", "Coconut water, no speeches"),
      },
      {
        at: "19:40",
        title: words("O que mudou na ilha", "What is new on the island"),
        note: words("Equipe Velaa, 20 minutos", "The Velaa team, 20 minutes"),
      },
      {
        at: "20:10",
        title: words("Sete tempos", "Seven courses"),
        note: words("Mesas de seis", "Tables of six"),
      },
      { at: "22:00", title: words("Datas livres, à mesa", "Open dates, at the table"), note: null },
    ],
    ...{ day: 0, from: "now", hours: 4, guests: 28, agenda: [] },
    members: [
      { email: marina, state: "registered" },
      { email: rafael, state: "registered" },
      { email: sofia, state: "registered" },
    ],
  },
  {
    ...{ code: "MANHA26", slug: "manha-martinhal", kind: "event", picture: "martinhal-table", ...bela },
    title: words("Manhã Martinhal", "A Martinhal morning"),
    headline: words("Quatro endereços, um café da manhã longo.", "Four addresses, one long breakfast."),
    lead: words(
      "Sagres, Quinta do Lago, Chiado e Oriente à mesma mesa, com quem recebe as famílias em cada um.",
      "Sagres, Quinta do Lago, Chiado and Oriente at one table, with those who welcome families at each.",
    ),
    ...{ capacity: 24, audience: "public", roles: [], questions: [kitchen] },
    programme: [
      { at: "09:00", title: words("Café e pastéis", "Coffee and pastries"), note: null },
      {
        at: "09:40",
        title: words(
          "Viajar com crianças, dos seis meses aos 17 anos",
          "Travelling with children, from six months to 17",
        ),
        note: words("Equipe Martinhal", "The Martinhal team"),
      },
      { at: "10:30", title: words("Perguntas, sem pressa", "Questions, unhurried"), note: null },
    ],
    ...{ day: 30, from: "09:00", hours: 3, guests: 22, agenda: [] },
    members: [
      { email: marina, state: "registered" },
      { email: rafael, state: "registered" },
      { email: sofia, state: "waiting" },
    ],
  },
  {
    ...{
      code: "ROAD26",
      slug: "roadshow-sao-paulo",
      kind: "roadshow",
      picture: "services-corridor",
      ...bela,
    },
    title: words("Roadshow São Paulo", "São Paulo roadshow"),
    headline: words(
      "Quinze minutos com cada hotel, hora marcada.",
      "Fifteen minutes with each hotel, by appointment.",
    ),
    lead: words(
      "Uma tarde de conversas curtas e úteis. Escolha a sua hora na página do ingresso.",
      "An afternoon of short, useful talks. Choose your time on your ticket page.",
    ),
    ...{ capacity: 60, audience: "members", roles: [], questions: [], programme: [] },
    ...{ day: 21, from: "14:00", hours: 4, guests: 0 },
    agenda: [0, 20, 40, 60, 80, 100].flatMap((minutesAfter) => [
      { minutesAfter, host: "Velaa Private Island", place: "Mesa 1" },
      { minutesAfter, host: "Martinhal Sagres", place: "Mesa 2" },
    ]),
    members: [{ email: marina, state: "registered" }],
  },
  {
    ...{ code: "DOURO27", slug: "fam-trip-douro", kind: "fam_trip", picture: "quinta-douro-terraces" },
    ...{ venue: "Quinta no Douro", address: "Estrada do Rio, 9", city: "Pinhão" },
    title: words("Fam trip ao Douro", "Fam trip to the Douro"),
    headline: words("Quatro noites no rio, oito lugares.", "Four nights on the river, eight places."),
    lead: words(
      "Para conhecer por dentro antes de vender. A seleção olha para quem viaja com clientes a Portugal.",
      "To know it from within before selling it. We look for those whose clients travel to Portugal.",
    ),
    ...{ capacity: 8, audience: "roles", roles: ["advisor", "tour_operator"], programme: [] },
    trainings: [demoId("training/sagres")],
    questions: [
      {
        id: "porque",
        label: words(
          "Para quais clientes você pensa no Douro?",
          "Which clients do you have in mind for the Douro?",
        ),
        isRequired: true,
      },
    ],
    ...{ day: 75, from: "12:00", hours: 96, guests: 0, agenda: [] },
    members: [{ email: rafael, state: "applied" }],
  },
  {
    ...{ code: "ABERTA25", slug: "casa-aberta", kind: "event", picture: "lilamonde-courtyard", ...bela },
    title: words("Casa aberta", "Open house"),
    headline: words("Uma tarde para conhecer a nossa equipe.", "An afternoon to meet our team."),
    lead: words("Café, mapas e conversa.", "Coffee, maps and talk."),
    ...{ capacity: 30, audience: "public", roles: [], questions: [], programme: [] },
    ...{ day: -40, from: "15:00", hours: 3, guests: 12, agenda: [], members: [] },
  },
];

const first =
  "Lívia André Joana Caetano Renata Bianca Otto Teresa Heitor Cecília Bento Alice Ravi Nina Théo Dora Ivo Luísa Davi Marta".split(
    " ",
  );
const last = "Sampaio Nakamura Tavares Reis Mascarenhas Furtado Brandão Vidal Queiroz Salles".split(" ");

/** The visitors of the demo's events, all of our invention. */
export function demoGuest(number: number): { name: string; email: string } {
  const [given = "", family = ""] = [first[number % first.length], last[(number * 3) % last.length]];
  const plain = (name: string) =>
    name
      .normalize("NFD")
      .replace(/[^A-Za-z]/g, "")
      .toLowerCase();
  return { name: `${given} ${family}`, email: `${plain(given)}.${plain(family)}${number}@example.com` };
}
